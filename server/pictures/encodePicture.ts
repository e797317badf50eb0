import type { Readable } from "node:stream";
import sharp from "sharp";
import { maxPictureBytes } from "../../contract/pictures";
import type { Message } from "../../domain/messages/message";
import { say } from "../../domain/messages/say";
import { pictureWidths } from "../../domain/pictures";
import { badRequest } from "../errors";

const refuse = (picture: Message) => badRequest({ picture });

const tooLarge = () => refuse(say("picture.tooLarge"));
const wrongType = () => refuse(say("picture.wrongType"));
const notReadable = () => refuse(say("picture.notReadable"));
const tooManyPixels = () => refuse(say("picture.tooManyPixels"));

/**
 * Reads an uploaded file. The rest of a file that is too large is read and dropped, so that the person gets the reply.
 * @throws HttpError 400 by the field `picture`
 */
export async function readPicture(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxPictureBytes) chunks.push(Buffer.from(chunk));
    else chunks.length = 0;
  }
  if (size > maxPictureBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

/** The bytes that each format has at some places. The file's name and its declared type say nothing. */
const signatures: readonly (readonly (readonly [place: number, bytes: string])[])[] = [
  [[0, "\xff\xd8\xff"]],
  [[0, "\x89PNG\r\n\x1a\n"]],
  [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
  [[4, "ftypavif"]],
  [[4, "ftypavis"]],
];

function isPicture(bytes: Buffer) {
  const start = bytes.subarray(0, 16).toString("latin1");
  return signatures.some((parts) => parts.every(([place, text]) => start.startsWith(text, place)));
}

const maxPixels = 40_000_000;

/** Decodes a picture. A file with a right header but wrong content gets an error of the decoder. */
async function decode(bytes: Buffer) {
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await header.catch(() => {
    throw notReadable();
  });
  if (width * height > maxPixels) throw tooManyPixels();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient();
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time, because a decoded picture takes up to 160 MB. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Encodes a picture as WebP in the widths of the site. Metadata, such as the place of a photo, is removed.
 * @throws HttpError 400 by the field `picture`
 */
export function encodePicture(bytes: Buffer) {
  if (!isPicture(bytes)) throw wrongType();
  return runInTurn(async () => {
    const picture = await decode(bytes);
    const [smallWidth, largeWidth] = pictureWidths;
    const encode = (width: number) =>
      picture
        .clone()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw notReadable();
        });
    const small = await encode(smallWidth);
    const large = await encode(largeWidth);
    const { width, height } = large.info;
    return { small: small.data, large: large.data, width, height };
  });
}
