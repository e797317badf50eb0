import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { officeIcons, officeTouchIcon, pageGround } from "../server/site/siteFiles";
import { Logo } from "../src/site/art/Logo";
import { chromiumFlags, findChromium } from "../tests/support/browser/chromium";

/**
 * `node --import tsx scripts/make-icons.ts` writes the company's mark as `favicon.ico` and as the icons of the
 * installed office. `favicon.ico` is one PNG of 48 by 48, for clients that do not read the page.
 */
const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
const logo = renderToStaticMarkup(createElement(Logo));

/** Draws the mark as a PNG. A filled icon has a margin, because systems cut its corners. */
async function draw(size: number, isFilled: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = isFilled ? pageGround : "transparent";
  const mark = isFilled ? size * 0.6 : size;
  await page.setContent(
    `<style>body{margin:0;height:${size}px;display:grid;place-content:center;background:${ground}}svg{display:block;width:${mark}px;height:${mark}px}</style>${logo}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

function write(path: string, content: Buffer): void {
  const file = fileURLToPath(new URL(`../public${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const faviconSize = 48;
const favicon = await draw(faviconSize, false);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(faviconSize, 6);
head.writeUInt8(faviconSize, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(favicon.length, 14);
head.writeUInt32LE(head.length, 18);
write("/favicon.ico", Buffer.concat([head, favicon]));

for (const { src, size, purpose } of [...officeIcons, officeTouchIcon])
  write(src, await draw(size, purpose === "maskable"));
await browser.close();
