import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../src/site/art/drawings";
import { chromiumFlags, findChromium } from "../tests/support/browser/chromium";

/**
 * `node --import tsx scripts/make-favicon.ts` writes the company's mark as `favicon.ico`, one PNG of 48 by 48. Clients
 * that do not read the page request this name.
 */
const size = 48;
const target = fileURLToPath(new URL("../public/favicon.ico", import.meta.url));

const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: size, height: size } });
const style = `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>`;
await page.setContent(style + renderToStaticMarkup(createElement(Logo)));
const png = await page.screenshot({ omitBackground: true });
await browser.close();

const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(size, 6);
head.writeUInt8(size, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(png.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(target, Buffer.concat([head, png]));
