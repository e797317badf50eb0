import { Box, Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "./texts";

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** The number of rows without a figure, which the sum leaves out. */
  readonly missing?: number;
}

interface FiguresProps {
  /** Names the figures for screen readers. */
  readonly label: string;
  readonly figures: readonly Figure[];
}

export function Figures({ label, figures }: FiguresProps) {
  const text = useTexts(layoutTexts);
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 1.5 }}
    >
      {figures.map((figure) => (
        <div key={figure.label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {figure.label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: "1.5rem", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}
          >
            {figure.value}
          </Typography>
          {figure.missing !== undefined && figure.missing > 0 && (
            <Typography component="dd" variant="body2" sx={{ m: 0 }} color="text.secondary">
              {text("figures.missing", { smart_count: figure.missing })}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}
