import Download from "@mui/icons-material/Download";
import { Box, Button, Typography } from "@mui/material";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import type { Dieline } from "../../../../domain/board/dieline";
import { type DielineFormat, dielineFormats, saveDieline } from "../../../dieline/saveDieline";
import { useTexts } from "../../../texts/useTexts";
import { useSend } from "../../sending";
import { specificationTexts } from "../texts";

interface DielineFilesProps {
  readonly design: BoxDesign;
  readonly dieline: Dieline;
}

/** Saves the blank for the die maker, at its own size. */
export function DielineFiles({ design, dieline }: DielineFilesProps) {
  const text = useTexts(specificationTexts);
  const [save, isBusy] = useSend({
    call: (_, format: DielineFormat) => saveDieline(format, design, dieline),
    failed: text("drawing.notSaved"),
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
