import sharp from "sharp";

/** A photo's size, in pixels. */
const photo = { width: 1600, height: 1200 };

/** Makes a file of a picture in a format, with the name of a camera in its metadata. */
export const pictureFile = (
  format: "jpeg" | "png" | "webp" | "avif",
  { width, height } = photo,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#c9a26b" } })
    .withExif({ IFD0: { Model: "Camera of a visitor" } })
    .toFormat(format)
    .toBuffer();
