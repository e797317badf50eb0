/** The widths in which the host stores a picture, in pixels. A smaller picture keeps its own width. */
export const pictureWidths = [480, 960] as const;

/** The address of a picture that the host stores. */
export const storedPicture = /^(.*\/public\/pictures\/[0-9a-f]{64}\/)\d+$/;

/** Returns the `srcset` of a picture that the host stores. Undefined for a picture from elsewhere. */
export function srcSetOf(url: string): string | undefined {
  const [, base] = storedPicture.exec(url) ?? [];
  return base && pictureWidths.map((width) => `${base}${width} ${width}w`).join(", ");
}
