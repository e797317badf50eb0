import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FoldingBox, filmSeconds } from "../src/site/art/Carton";
import { chromiumFlags, findChromium } from "../tests/support/browser/chromium";

/** `node --import tsx scripts/make-film.ts` draws the film of the folding box. Needs ffmpeg. */
const framesPerSecond = 25;
const viewport = { width: 720, height: 540 };
const target = fileURLToPath(new URL("../public/film", import.meta.url));
const frames = mkdtempSync(join(tmpdir(), "film-"));

const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport });
for (let frame = 0; frame < filmSeconds * framesPerSecond; frame++) {
  const drawing = createElement(FoldingBox, { seconds: frame / framesPerSecond });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${renderToStaticMarkup(drawing)}`,
  );
  await page.screenshot({ path: join(frames, `${String(frame).padStart(4, "0")}.png`) });
}
await browser.close();

mkdirSync(target, { recursive: true });
const encodings = {
  "folding.webm": ["-c:v", "libvpx-vp9", "-crf", "41", "-b:v", "0", "-row-mt", "1"],
  "folding.mp4": [
    "-c:v",
    "libx264",
    "-crf",
    "30",
    "-preset",
    "veryslow",
    "-movflags",
    "+faststart",
  ],
};
for (const [file, options] of Object.entries(encodings)) {
  const input = ["-framerate", String(framesPerSecond), "-i", join(frames, "%04d.png")];
  const output = [...options, "-pix_fmt", "yuv420p", "-map_metadata", "-1", join(target, file)];
  const { status } = spawnSync("ffmpeg", ["-v", "error", "-y", ...input, ...output], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`ffmpeg did not make ${file}`);
  console.log(file, statSync(join(target, file)).size, "bytes");
}
rmSync(frames, { recursive: true });
