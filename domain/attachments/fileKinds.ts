/** The kinds of attached files, with the endings of their names. The content decides the kind. */
export const fileKinds = ["PDF", "PNG", "JPEG", "WEBP", "DXF", "AI", "XLSX"] as const;
export type FileKind = (typeof fileKinds)[number];

/** The size of the largest file, in bytes. */
export const maxFileBytes = 20_000_000;

const pictureEndings = ["png", "jpg", "jpeg", "jfif", "webp"];

/** The endings of each kind. Phones give pictures the ending of another format. */
export const endingsOf: Readonly<Record<FileKind, readonly string[]>> = {
  PDF: ["pdf"],
  PNG: pictureEndings,
  JPEG: pictureEndings,
  WEBP: pictureEndings,
  DXF: ["dxf"],
  AI: ["ai"],
  XLSX: ["xlsx"],
};

/** The files that a browser offers to choose. */
export const chosenFiles = [...new Set(Object.values(endingsOf).flat())]
  .map((ending) => `.${ending}`)
  .join(",");

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

export const isPicture = (kind: FileKind) => endingsOf[kind] === pictureEndings;

/** True if a file of this kind can be artwork: a picture on the job card, or a PDF that is printed beside the card. */
export const isPrinted = (kind: FileKind) => isPicture(kind) || kind === "PDF";
