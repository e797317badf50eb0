import * as z from "zod/mini";
import { ownCall } from "./call";

/** The size of the largest file of a picture, in bytes. */
export const maxPictureBytes = 8_000_000;

const UploadedPicture = z.object({
  /** The address for the field of a record: a path on this host. */
  url: z.string(),
  /** The size of the largest stored picture, in pixels. */
  width: z.int(),
  height: z.int(),
});

export const pictureCalls = {
  /** Stores a JPEG, PNG, WebP or AVIF picture in the widths of the site. The same file gets the same address. */
  uploadPicture: ownCall("/admin/pictures", "POST", "admin", {
    changes: [],
    repeat: "safe",
    encoding: "file",
    reply: UploadedPicture,
  }),
  getPicture: ownCall("/public/pictures/:sha256/:width", "GET", "public", { reply: "webp" }),
};
