import type { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { maxPictureBytes } from "../../contract/pictures";
import { type Message, say } from "../../domain/messages/say";
import { pictureWidths } from "../../domain/pictures";
import type { Reader } from "../db/connect";
import { pictures } from "../db/schema";
import { badRequest } from "../errors";

/** What the handlers of uploads declare about their transaction. */
export const uploadTransactions = {
  ownTransactions: "A slow upload must not hold a transaction open.",
} as const;

/**
 * Reads an uploaded file. Returns undefined if it is larger than `maxBytes`. The rest of such a file is read and
 * dropped, so that the person gets the reply.
 */
export async function readUpload(file: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(Buffer.from(chunk));
    else chunks.length = 0;
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

const refuse = (picture: Message) => badRequest({ picture });

/** Reads an uploaded picture. @throws HttpError 400 by the field `picture` */
export async function readPicture(file: Readable): Promise<Buffer> {
  const bytes = await readUpload(file, maxPictureBytes);
  if (!bytes) throw refuse(say("picture.tooLarge"));
  return bytes;
}

/** The bytes that each format has at some places. The file's name and its declared type say nothing. */
const signatures = [
  ["JPEG", [[0, "\xff\xd8\xff"]]],
  ["PNG", [[0, "\x89PNG\r\n\x1a\n"]]],
  [
    "WEBP",
    [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  ],
  ["AVIF", [[4, "ftypavif"]]],
  ["AVIF", [[4, "ftypavis"]]],
] as const;

/** Returns the format of a picture by its content. Undefined for another file. */
export function pictureFormat(bytes: Buffer) {
  const start = bytes.subarray(0, 16).toString("latin1");
  return signatures.find(([, parts]) =>
    parts.every(([place, text]) => start.startsWith(text, place)),
  )?.[0];
}

const maxPixels = 40_000_000;

/** A picture that cannot be decoded, with the reason. */
export class PictureFault extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}

const throwNotReadable = () => {
  throw new PictureFault(say("picture.notReadable"));
};

/**
 * Opens a picture after a check of the size in its header.
 * @throws PictureFault; a file with a right header but wrong content gets an error of the decoder
 */
async function openPicture(bytes: Buffer) {
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await header.catch(throwNotReadable);
  if (width * height > maxPixels) throw new PictureFault(say("picture.tooManyPixels"));
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient();
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time, because a decoded picture takes up to 160 MB. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Decodes a whole picture, so that it can be shown and printed later. @throws PictureFault */
export const checkPicture = (bytes: Buffer) =>
  runInTurn(async () => {
    const picture = await openPicture(bytes);
    await picture.resize(16).toBuffer().catch(throwNotReadable);
  });

/**
 * Encodes a picture as WebP in the widths of the site. Metadata, such as the place of a photo, is removed.
 * @throws HttpError 400 by the field `picture`
 */
export function encodePicture(bytes: Buffer) {
  if (!pictureFormat(bytes)) throw refuse(say("picture.wrongType"));
  return runInTurn(async () => {
    const picture = await openPicture(bytes);
    const [smallWidth, largeWidth] = pictureWidths;
    const encode = (width: number) =>
      picture
        .clone()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(throwNotReadable);
    const small = await encode(smallWidth);
    const large = await encode(largeWidth);
    const { width, height } = large.info;
    return { small: small.data, large: large.data, width, height };
  }).catch((error: unknown) => {
    throw error instanceof PictureFault ? refuse(error.reason) : error;
  });
}

/** Reads a stored picture as PNG, which papers take. Undefined without an address, or if the host has no such picture. */
export async function readPicturePng(
  db: Reader,
  url: string | undefined,
): Promise<Buffer | undefined> {
  const [, sha256] = /\/public\/pictures\/([0-9a-f]{64})\/\d+$/.exec(url ?? "") ?? [];
  if (sha256 === undefined) return undefined;
  const [row] = await db
    .select({ bytes: pictures.small })
    .from(pictures)
    .where(eq(pictures.sha256, sha256));
  // Papers take no transparency (`qrPicture`).
  return row && sharp(row.bytes).flatten({ background: "#ffffff" }).png().toBuffer();
}
