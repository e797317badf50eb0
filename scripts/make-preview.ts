import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FoldingBox } from "../src/site/art/Carton";
import { chromiumFlags, findChromium } from "../tests/support/browser/chromium";

/** `node --import tsx scripts/make-preview.ts`: draws the picture that link previews show. The owner can change the name, so the picture has none. */
const target = fileURLToPath(new URL("../public/og.png", import.meta.url));
const font = readFileSync(new URL("../src/site/fonts/archivo-wide.woff2", import.meta.url));
const drawing = renderToStaticMarkup(createElement(FoldingBox, { seconds: 0 }));

const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>
  @font-face { font-family: Wide; src: url(data:font/woff2;base64,${font.toString("base64")}) }
  body { display: flex; align-items: center; gap: 40px; box-sizing: border-box; height: 630px;
    margin: 0; padding: 0 40px 0 64px; color: #17293a; background: #f3e9d8;
    font: 700 76px/1 Wide; letter-spacing: -0.04em }
  svg { flex: none; width: 580px; height: 435px }
</style><div>Boxes made to your size</div>${drawing}`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: target });
await browser.close();
console.log(statSync(target).size, "bytes");
