/** A still WebP picture, and how long it is shown in ms. */
export interface Frame {
  readonly still: Buffer;
  readonly ms: number;
}

const chunk = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** Returns the chunk of a still picture that has its pixels. */
function pixelsOf(still: Buffer): Buffer {
  let at = 12;
  while (at < still.length) {
    const name = still.toString("latin1", at, at + 4);
    const length = still.readUInt32LE(at + 4);
    if (name === "VP8 " || name === "VP8L")
      return chunk(name, still.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  throw new Error("The picture is not WebP");
}

/**
 * Joins still pictures of one size to a moving one that repeats for ever.
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function animatedWebp(
  frames: readonly Frame[],
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  const isAnimated = Buffer.from([0x02, 0, 0, 0]);
  const shown = frames.map(({ still, ms }) => {
    const head = Buffer.alloc(16);
    size.copy(head, 6);
    head.writeUIntLE(ms, 12, 3);
    return chunk("ANMF", Buffer.concat([head, pixelsOf(still)]));
  });
  const parts = [
    chunk("VP8X", Buffer.concat([isAnimated, size])),
    chunk("ANIM", Buffer.alloc(6)),
    ...shown,
  ];
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...parts]));
}
