import Download from "@mui/icons-material/Download";
import { Box, Button, Typography } from "@mui/material";
import { useNotify } from "react-admin";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import type { Dieline } from "../../../../domain/board/dieline";
import { type DielineFormat, dielineFormats, saveDieline } from "../../../dieline/saveDieline";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { useTexts } from "../../useTexts";
import { specificationTexts } from "../screenTexts";

interface DielineFilesProps {
  readonly design: BoxDesign;
  readonly dieline: Dieline;
}

/** Saves the blank for the die maker, at its own size. */
export function DielineFiles({ design, dieline }: DielineFilesProps) {
  const text = useTexts(specificationTexts);
  const notify = useNotify();
  const [save, isBusy] = useSubmitOnce(async (format: DielineFormat) => {
    try {
      await saveDieline(format, design, dieline);
    } catch {
      notify(text("drawing.notSaved"), { type: "error" });
    }
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text("drawing.files")}
      </Typography>
      {dielineFormats.map((format) => (
        <Button
          key={format}
          startIcon={<Download />}
          disabled={isBusy}
          aria-label={text("drawing.save", { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}
