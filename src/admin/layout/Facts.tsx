import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "./texts";

/** Labels with their values, in as many columns as have room. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
      }}
    >
      {children}
    </Box>
  );
}

export function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <Typography component="dt" variant="caption">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {children}
      </Typography>
    </div>
  );
}

interface Figure {
  readonly label: string;
  readonly value: string;
  /** The number of rows without a figure, which the sum leaves out. */
  readonly missing?: number;
  /** What the figure leaves out, in words. */
  readonly note?: string | undefined;
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
          {figure.note !== undefined && (
            <Typography component="dd" variant="body2" sx={{ m: 0 }} color="text.secondary">
              {figure.note}
            </Typography>
          )}
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
