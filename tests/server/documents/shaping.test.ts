import { createRequire } from "node:module";
import { type Canvas, createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createPdf, drawText } from "../../../server/documents/pdf";
import { drawPdf } from "../../support/readPdf";

const require = createRequire(import.meta.url);
const scale = 2;
const size = 40;

for (const script of ["devanagari", "kannada"])
  GlobalFonts.registerFromPath(
    require.resolve(
      `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`,
    ),
    `reference-${script}`,
  );

/** Returns the dark pixels of a picture, moved to its left upper corner. */
function inkOf(canvas: Canvas) {
  const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const points = Array.from({ length: data.length / 4 }, (_, at) => at)
    .filter((at) => (data[at * 4] ?? 255) < 128)
    .map((at) => [at % width, Math.floor(at / width)] as const);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return new Set(points.map(([x, y]) => `${x - left} ${y - top}`));
}

async function inkOfPdf(text: string) {
  const pdf = await createPdf({ title: "", date: new Date(0), size: "A5", margin: 0 }, (page) => {
    drawText(page, text, { size }, { x: 30, y: 30, width: 300 });
  });
  const image = await loadImage(await drawPdf(pdf, scale));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return inkOf(canvas);
}

/** Draws the same text with the same font by Skia and HarfBuzz. */
function inkOfReference(text: string, script: string) {
  const canvas = createCanvas(300 * scale, 100 * scale);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.font = `${size * scale}px reference-${script}`;
  context.fillText(text, 30, 70 * scale);
  return inkOf(canvas);
}

/** Returns the share of dark pixels that two pictures have in common. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const common = [...one].filter((point) => other.has(point)).length;
  return common / (one.size + other.size - common);
}

/** Separates the letters of a conjunct. */
const apart = (text: string) => text.replace(/[\u094D\u0CCD]/g, "$&\u200C");

test.each([
  { text: "क्ष", script: "devanagari" },
  { text: "श्री", script: "devanagari" },
  { text: "ಕ್ಷ", script: "kannada" },
  { text: "ಶ್ರೀ", script: "kannada" },
])("a PDF joins the letters of $text as HarfBuzz does", async ({ text, script }) => {
  const ink = await inkOfPdf(text);
  const same = overlap(ink, inkOfReference(text, script));
  const different = overlap(ink, inkOfReference(apart(text), script));
  expect(same).toBeGreaterThan(0.8);
  expect(different).toBeLessThan(0.6);
});
