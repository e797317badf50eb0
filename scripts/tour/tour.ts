import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../tests/support/browser/chromium";
import { animatedWebp, type Frame } from "./animatedWebp";
import { scenes } from "./scenes";
import { origin, signIn, startPlant } from "./tourPlant";

/**
 * `npm run tour` draws the README's pictures from the built product with the demo plant: `docs/pictures/tour.webp`, which
 * moves, and a still picture of each scene.
 */
const viewport = { width: 1440, height: 900 };
const folder = "docs/pictures";
const maxBytes = 3_000_000;
const quality = { moving: 55, still: 80 };

const frames: Frame[] = [];

type Session = Readonly<Record<string, string>>;

async function openPage(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: "reduce" });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  return context.newPage();
}

async function draw() {
  const { session, pairingCode } = await signIn();
  const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
  for (const { play, isSignedIn } of scenes) {
    const page = await openPage(browser, isSignedIn ? session : {});
    const devtools = await page.context().newCDPSession(page);
    const picture = async (webpQuality: number) => {
      const options = { format: "webp", quality: webpQuality } as const;
      const { data } = await devtools.send("Page.captureScreenshot", options);
      return Buffer.from(data, "base64");
    };
    const show = async (ms: number) => {
      frames.push({ still: await picture(quality.moving), ms });
    };
    await play({
      page,
      pairingCode,
      show,
      async move(count) {
        for (let frame = 0; frame < count; frame += 1) await show(180);
      },
      async keep(file) {
        writeFileSync(`${folder}/${file}.webp`, await picture(quality.still));
      },
    });
    console.log(`${play.name}: drawn`);
    await page.context().close();
  }
  await browser.close();
}

mkdirSync(folder, { recursive: true });
const stop = await startPlant();
try {
  await draw();
} finally {
  await stop();
}
const film = animatedWebp(frames, viewport);
if (film.length > maxBytes)
  throw new Error(`The moving picture has ${film.length} bytes, more than ${maxBytes}`);
writeFileSync(`${folder}/tour.webp`, film);
const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
console.log(`tour.webp: ${film.length} bytes, ${frames.length} frames, ${seconds} s`);
