import UploadFile from "@mui/icons-material/UploadFile";
import { Box, Button, LinearProgress, TextField, Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { readImportFile } from "../../workbooks/readImportFile";
import { FileButton } from "../layout/FileButton";
import { importTexts } from "./texts";

export type ChosenFile = Readonly<{ name: string; text: string }>;

interface ImportInputProps {
  readonly text: string;
  readonly file: ChosenFile | undefined;
  readonly isBusy: boolean;
  readonly isEmpty: boolean;
  /** True if the seconds of a workbook's date cells count. */
  readonly keepsSeconds: boolean;
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
    const content = await readImportFile(chosen, { keepsSeconds: props.keepsSeconds });
    if ("refusal" in content) onRefused(text(`workbook.${content.refusal}`));
    else onFile({ name: chosen.name, text: content.text });
  };
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <FileButton
        accept=".xlsx,.xls,.xml,.htm,.html,.csv,.tsv,.txt,.dat,.log,text/csv,text/plain"
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
