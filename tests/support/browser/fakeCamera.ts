import { writeFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { barcodePng } from "../../../server/barcodes";

const width = 1280;
const height = 720;

/** Returns the brightness of each point of a barcode's picture before a grey wall. */
async function brightness(text: string): Promise<Uint8Array> {
  const barcode = await loadImage(await barcodePng(text));
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#777";
  context.fillRect(0, 0, width, height);
  const scale = Math.min(1, (width * 0.8) / barcode.width);
  const [wide, high] = [barcode.width * scale, barcode.height * scale];
  context.drawImage(barcode, (width - wide) / 2, (height - high) / 2, wide, high);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
}

/** Writes the film that a browser's fake camera shows: one barcode that does not move. */
export async function writeCameraFilm(file: string, text: string) {
  const colourless = new Uint8Array((width * height) / 2).fill(128);
  const frame = [Buffer.from("FRAME\n"), await brightness(text), colourless];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...frame, ...frame]));
}

/** Returns the flags with which a browser shows the film as the picture of its camera. */
export const fakeCameraFlags = (file: string) => [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${file}`,
];
