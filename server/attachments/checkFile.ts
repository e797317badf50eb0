import { inflateRawSync } from "node:zlib";
import { endingOf, endingsOf, type FileKind, isPicture } from "../../domain/attachments/fileKinds";
import { type Message, say } from "../../domain/messages/say";
import { type PackedFile, packedContent, packedFiles } from "../../domain/zipDirectory";
import { badRequest } from "../errors";
import { checkPicture, PictureFault, pictureFormat } from "../pictures/encodePicture";

/** Returns the error about an uploaded file, HttpError 400 by the field `file`. */
export const refuseFile = (file: Message) => badRequest({ file });

const startsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, text.length).toString("latin1") === text;

/** True for a drawing in ASCII: pairs of lines, the first a section, comments (999) aside, and the last `EOF`. */
function isAsciiDxf(bytes: Buffer): boolean {
  if (bytes.includes(0) || !/\bEOF\s*$/.test(bytes.subarray(-200).toString("latin1"))) return false;
  const lines = bytes.subarray(0, 8_000).toString("latin1").split(/\r?\n/);
  const pair = lines.findIndex((line, index) => index % 2 === 0 && line.trim() !== "999");
  return lines[pair]?.trim() === "0" && lines[pair + 1]?.trim() === "SECTION";
}

/** Returns true if a PDF has the mark `%%EOF` near the end. Some programs add a few bytes after the mark. */
const hasPdfEnd = (bytes: Buffer) => bytes.subarray(-2_048).includes("%%EOF");

/** The types of all parts of a workbook, as XML. A program opens parts by any case. */
const contentTypes = "[content_types].xml";
/** The most bytes of a workbook's list of types: enough for some thousand parts. A longer one would fill the memory. */
const maxTypesBytes = 1_000_000;

/** Macros of VBA, and macros of Excel 4 on separate sheets. */
const macroPart = /vbaproject|macrosheets\//i;
const macroType = /macroenabled|vbaproject|macrosheet/i;

/** Returns the parts' types of a workbook. Another ZIP file has none. @throws HttpError 400 if it is damaged */
function readTypes(zip: Buffer, parts: readonly PackedFile[]): string[] {
  try {
    return parts
      .filter(({ name }) => name.toLowerCase() === contentTypes)
      .map((part) => {
        const packed = packedContent(zip, part);
        const isStored = part.method === 0;
        const text = isStored
          ? Buffer.from(packed)
          : inflateRawSync(packed, { maxOutputLength: maxTypesBytes });
        return text.toString("utf8");
      });
  } catch {
    throw refuseFile(say("file.notReadable"));
  }
}

/** Checks that a ZIP file is a workbook without macros. @throws HttpError 400 by the field `file` if it is not */
function checkWorkbook(zip: Buffer) {
  const parts = packedFiles(zip);
  if (parts.length === 0) throw refuseFile(say("file.notReadable"));
  const types = readTypes(zip, parts);
  if (parts.some(({ name }) => macroPart.test(name)) || types.some((text) => macroType.test(text)))
    throw refuseFile(say("file.macros"));
  if (!types.some((text) => text.includes("spreadsheetml.sheet.main+xml")))
    throw refuseFile(say("file.wrongType"));
}

/** Returns the kind of a file by its content. Illustrator writes a PDF or PostScript: the name tells it from a PDF. */
function kindOf(bytes: Buffer, ending: string): FileKind {
  if (startsWith(bytes, "%PDF-")) {
    if (!hasPdfEnd(bytes)) throw refuseFile(say("file.notReadable"));
    return ending === "ai" ? "AI" : "PDF";
  }
  if (startsWith(bytes, "%!PS-Adobe")) return "AI";
  const format = pictureFormat(bytes);
  if (format === "PNG" || format === "JPEG" || format === "WEBP") return format;
  if (startsWith(bytes, "PK\x03\x04")) {
    checkWorkbook(bytes);
    return "XLSX";
  }
  if (startsWith(bytes, "AutoCAD Binary DXF\r\n\x1a\0") || isAsciiDxf(bytes)) return "DXF";
  throw refuseFile(say("file.wrongType"));
}

/**
 * Returns the kind of an uploaded file. Its content decides, and its name must fit.
 * @throws HttpError 400 by the field `file`
 */
export async function checkFile(bytes: Buffer, name: string): Promise<FileKind> {
  const ending = endingOf(name);
  const kind = kindOf(bytes, ending);
  const endings = endingsOf[kind];
  if (!endings.includes(ending))
    throw refuseFile(
      say("file.otherEnding", {
        kind,
        ending: isPicture(kind) ? kind.toLowerCase() : (endings[0] ?? ""),
      }),
    );
  if (isPicture(kind))
    await checkPicture(bytes).catch((error: unknown) => {
      throw error instanceof PictureFault ? refuseFile(error.reason) : error;
    });
  return kind;
}
