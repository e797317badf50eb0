import UploadFile from "@mui/icons-material/UploadFile";
import { Box, Button, LinearProgress, TextField, Typography } from "@mui/material";
import { maxImportBytes } from "../../../contract/imports";
import { useTexts } from "../../texts/useTexts";
import type { WorkbookRefusal } from "../../workbooks/readWorkbook";
import { FileButton } from "../layout/FileButton";
import { importTexts } from "./texts";

export type ChosenFile = Readonly<{ name: string; text: string }>;

interface ImportInputProps {
  readonly text: string;
  readonly file: ChosenFile | undefined;
  readonly isBusy: boolean;
  readonly isEmpty: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: ChosenFile | undefined) => void;
  /** Receives the reason if the chosen file cannot be read. */
  readonly onRefused: (message: string) => void;
  readonly onCheck: () => void;
}

const lineCount = (text: string) => text.trimEnd().split("\n").length;

export function ImportInput(props: ImportInputProps) {
  const { text: typed, file, isBusy, isEmpty, onText, onFile, onRefused, onCheck } = props;
  const text = useTexts(importTexts);
  const choose = async (chosen: File) => {
    const content = await readImportFile(chosen);
    if ("refusal" in content) onRefused(text(`workbook.${content.refusal}`));
    else onFile({ name: chosen.name, text: content.text });
  };
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <FileButton
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        startIcon={<UploadFile />}
        disabled={isBusy}
        onFile={(chosen) => void choose(chosen)}
      >
        {text("choose")}
      </FileButton>
      {file ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {text("file", { name: file.name, smart_count: lineCount(file.text) })}
          </Typography>
          <Button disabled={isBusy} onClick={() => onFile(undefined)}>
            {text("remove")}
          </Button>
        </Box>
      ) : (
        <TextField
          label={text("paste")}
          value={typed}
          multiline
          rows={8}
          fullWidth
          disabled={isBusy}
          onChange={({ target: { value } }) => onText(value)}
          slotProps={{
            htmlInput: { spellCheck: false, wrap: "off", sx: { overflow: "auto !important" } },
          }}
        />
      )}
      <Button variant="contained" size="large" disabled={isBusy || isEmpty} onClick={onCheck}>
        {text("check")}
      </Button>
      {isBusy && <LinearProgress sx={{ width: "100%" }} aria-label={text("checking")} />}
    </Box>
  );
}

/** The content of a file as CSV, or the reason why a workbook is refused. */
type FileContent = { readonly text: string } | { readonly refusal: WorkbookRefusal | "old" };

/** Workbooks are ZIP archives. Workbooks from before 2007 or with a password are OLE files. */
const zip = [0x50, 0x4b];
const ole = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, index) => bytes[index] === byte);

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The default encoding of spreadsheets on Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readImportFile(file: Blob): Promise<FileContent> {
  if (file.size > maxImportBytes) return { refusal: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, ole)) return { refusal: "old" };
  if (!beginsWith(bytes, zip))
    return bytes.includes(0) && !beginsWith(bytes, [0xff, 0xfe])
      ? { refusal: "noWorkbook" }
      : { text: decode(bytes) };
  const { readWorkbook, RefusedWorkbook } = await import("../../workbooks/readWorkbook");
  try {
    return { text: await readWorkbook(bytes) };
  } catch (error) {
    if (error instanceof RefusedWorkbook) return { refusal: error.reason };
    throw error;
  }
}
