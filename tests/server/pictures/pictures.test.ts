import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { galleryBoxes, pictures } from "../../../server/db/schema";
import { readPicture } from "../../../server/pictures/encodePicture";
import { exampleOf } from "../../support/examples";
import { pictureFile } from "../../support/pictureFile";
import { plant } from "../../support/plant";

const host = plant();

const upload = (file: Buffer) => host.call("staff", "uploadPicture", { file });

const get = (url: string) => {
  const [, sha256 = "", width = ""] = /\/pictures\/(\w+)\/(\d+)$/.exec(url) ?? [];
  return host.call("visitor", "getPicture", { params: { sha256, width } });
};

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s picture is stored as WebP in two widths, without its metadata, at an address for good",
  async (format) => {
    const { status, body } = await upload(await pictureFile(format));
    expect({ status, body }).toMatchObject({ status: 200, body: { width: 960, height: 720 } });
    for (const [url, width] of [
      [body.url, 960],
      [body.url.replace(/\d+$/, "480"), 480],
    ]) {
      const reply = await get(url);
      expect(reply.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const { exif, ...meta } = await sharp(reply.bytes).metadata();
      expect(meta).toMatchObject({ format: "webp", width, height: (width * 3) / 4 });
      expect(exif).toBeUndefined();
    }
  },
);

test("a small picture keeps its size, and the same file gets the same address", async () => {
  const file = await pictureFile("png", { width: 300, height: 200 });
  const first = (await upload(file)).body;
  expect(first).toMatchObject({ width: 300, height: 200 });
  expect((await upload(file)).body).toEqual(first);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const notPicture = "This is no picture. Choose a JPEG, PNG, WebP or AVIF file.";

test.each([
  ["an SVG with a script", async () => Buffer.from(svg), notPicture],
  ["a renamed executable", async () => Buffer.from("MZ\x90\x00 program"), notPicture],
  ["an empty file", async () => Buffer.alloc(0), notPicture],
  [
    "a torn picture",
    async () => (await pictureFile("png")).subarray(0, 400),
    "The picture cannot be read. Save it again, and choose it again.",
  ],
  [
    "a picture of 49 megapixels",
    () => pictureFile("png", { width: 7_000, height: 7_000 }),
    "The picture has more than 40 megapixels. Make it smaller, and choose it again.",
  ],
  [
    "a picture of 40 MB",
    async () => Buffer.concat([await pictureFile("jpeg"), Buffer.alloc(40_000_000)]),
    "The file is larger than 8 MB. Make the picture smaller, and choose it again.",
  ],
])("%s is refused by the field, and nothing is stored", async (_name, file, message) => {
  const before = await host.db.$count(pictures);
  expect(await upload(await file())).toMatchObject({
    status: 400,
    body: { errors: { picture: message } },
  });
  expect(await host.db.$count(pictures)).toBe(before);
});

test("a file that is too large is read to its end, but not kept", async () => {
  let read = 0;
  const file = Readable.from(
    (function* () {
      for (let part = 0; part < 40; part += 1) {
        read += 1;
        yield Buffer.alloc(1_000_000);
      }
    })(),
  );
  await expect(readPicture(file)).rejects.toMatchObject({ status: 400 });
  expect(read).toBe(40);
});

test("a picture that no record shows is deleted after a day, at the next upload", async () => {
  const sizes = [1, 2, 3].map((n) => ({ width: 100 + n, height: 100 }));
  const urls: string[] = [];
  for (const size of sizes) urls.push((await upload(await pictureFile("png", size))).body.url);
  const [shown = "", unused = "", fresh = ""] = urls;
  const box = { ...exampleOf("createBox", 1).body, boxUrl: shown };
  expect((await host.call("staff", "createBox", { body: box })).status).toBe(200);
  const dayBefore = new Date(Date.now() - 25 * 3_600_000);
  await host.db.update(pictures).set({ createdAt: dayBefore });
  expect((await upload(await pictureFile("png", { width: 103, height: 100 }))).status).toBe(200);
  expect((await get(shown)).status).toBe(200);
  expect((await get(unused)).status).toBe(404);
  expect((await get(fresh)).status).toBe(200);
  expect(await host.db.$count(galleryBoxes)).toBeGreaterThan(0);
});

test("an unknown picture and an unknown width are not found", async () => {
  const { body } = await upload(await pictureFile("png", { width: 90, height: 90 }));
  expect((await get(body.url.replace(/\d+$/, "999"))).status).toBe(404);
  expect((await get(body.url.replace(/\w{64}/, "f".repeat(64)))).status).toBe(404);
});
