import { crc32, deflateRawSync } from "node:zlib";
import { pictureFile } from "./pictureFile";

type Parts = Readonly<Record<string, string>>;

/** Makes a ZIP file of these parts. */
export function zipOf(parts: Parts): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, place, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, entries, end]);
}

const typesOf = (type: string) =>
  `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`;
const types = "[Content_Types].xml";
const workbookType = "openxmlformats-officedocument.spreadsheetml.sheet";

export const workbookOf = (more: Parts = {}, type = workbookType) =>
  zipOf({ [types]: typesOf(type), "xl/workbook.xml": "<workbook/>", ...more });

export const pdfFile = (text = "A drawing") => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);

const dxf = "0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n";

/** A right file of each kind by its name. */
export const rightFiles: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "order of the client.pdf": () => pdfFile(),
  "print.png": () => pictureFile("png", { width: 40, height: 30 }),
  "pallet.jpg": () => pictureFile("jpeg", { width: 40, height: 30 }),
  "from a phone.jpeg": () => pictureFile("webp", { width: 40, height: 30 }),
  "photo.webp": () => pictureFile("webp", { width: 44, height: 30 }),
  "die.dxf": () => Buffer.from(dxf),
  "commented.DXF": () => Buffer.from(`999\r\nBy hand\r\n${dxf.replace(/\n/g, "\r\n")}`),
  "binary.dxf": () => Buffer.from("AutoCAD Binary DXF\r\n\x1a\0 sections", "latin1"),
  "artwork.ai": () => pdfFile("Adobe Illustrator"),
  "old artwork.ai": () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator\n"),
  "prices.xlsx": () => workbookOf(),
  "डिब्बा, 50% (नया).pdf": () => pdfFile("A name in Hindi"),
};

const other =
  "This is no PDF, PNG, JPEG, WebP, DXF, AI or XLSX file. Its content counts, not its name.";
const torn = "The file cannot be read. Save it again, and choose it again.";
const macros = "This workbook has macros. Save it without them, and choose it again.";
const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));

/** Wrong files: the name, the content, and the sentence at the field. */
export const wrongFiles: readonly (readonly [
  what: string,
  name: string,
  file: () => Buffer | Promise<Buffer>,
  sentence: string,
])[] = [
  ["a renamed program", "order.pdf", () => Buffer.from("MZ\x90\0 a program"), other],
  ["a script", "order.pdf", () => Buffer.from("#!/bin/sh\nrm -rf /\n"), other],
  ["a page", "order.pdf", () => Buffer.from("<html><script>alert(1)</script></html>"), other],
  ["an SVG", "print.png", () => Buffer.from("<svg onload='alert(1)'/>"), other],
  ["an empty file", "empty.pdf", () => Buffer.alloc(0), other],
  ["another archive", "boxes.xlsx", () => zipOf({ "a.txt": "a" }), other],
  [
    "a document",
    "letter.xlsx",
    () => workbookOf({}, "openxmlformats-officedocument.wordprocessingml.document"),
    other,
  ],
  [
    "an old workbook",
    "prices.xlsx",
    () => Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"),
    other,
  ],
  ["an AVIF picture", "print.png", () => pictureFile("avif", { width: 40, height: 30 }), other],
  ["a drawing without an end", "die.dxf", () => Buffer.from(dxf.replace("EOF", "")), other],
  ["a drawing with zero characters", "die.dxf", () => Buffer.from(`${dxf}\0\n0\nEOF\n`), other],
  ["a macro workbook", "prices.xlsx", () => workbookOf({ "xl/vbaProject.bin": "x" }), macros],
  [
    "its macros in another case",
    "prices.xlsx",
    () => workbookOf({ "XL/VBAPROJECT.BIN": "x" }),
    macros,
  ],
  [
    "a workbook of a macro type",
    "prices.xlsx",
    () => workbookOf({}, "ms-excel.sheet.macroEnabled"),
    macros,
  ],
  [
    "a sheet of macros",
    "prices.xlsx",
    () => workbookOf({ "xl/macrosheets/sheet1.xml": "x" }),
    macros,
  ],
  [
    "a workbook with types like a bomb",
    "prices.xlsx",
    () => zipOf({ [types]: " ".repeat(3_000_000) }),
    torn,
  ],
  ["a torn workbook", "prices.xlsx", () => cut(workbookOf(), 0.8), torn],
  ["a torn PDF", "order.pdf", () => cut(pdfFile(), 0.5), torn],
  [
    "a torn picture",
    "print.png",
    async () => cut(await pictureFile("png"), 0.5),
    "The picture cannot be read. Save it again, and choose it again.",
  ],
  [
    "a picture of 49 megapixels",
    "print.png",
    () => pictureFile("png", { width: 7_000, height: 7_000 }),
    "The picture has more than 40 megapixels. Make it smaller, and choose it again.",
  ],
  [
    "a file of 20 MB and a byte",
    "order.pdf",
    () => Buffer.concat([pdfFile(), Buffer.alloc(20_000_001 - pdfFile().length)]),
    "The file is larger than 20 MB. Make it smaller, and choose it again.",
  ],
  [
    "a PDF with the name of a program",
    "order.exe",
    () => pdfFile(),
    "The content of this file is PDF. Give its name the ending .pdf, and choose it again.",
  ],
  [
    "a picture with the name of a PDF",
    "print.pdf",
    () => pictureFile("png", { width: 40, height: 30 }),
    "The content of this file is PNG. Give its name the ending .png, and choose it again.",
  ],
];

/** Names that no file may have. */
export const wrongNames = [
  ...["../../etc/passwd.pdf", "a/b.pdf", "a\\b.pdf", "..", "", "  "],
  ...["two\nlines.pdf", "bell\u0007.pdf", "zero\0.pdf", "\u202Efdp.exe", `${"x".repeat(200)}.pdf`],
];
