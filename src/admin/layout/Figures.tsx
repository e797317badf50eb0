import { Box, Typography } from "@mui/material";

interface FiguresProps {
  /** What the figures are of, for those who do not see them. */
  readonly label: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** A line of figures, each below its name. */
export function Figures({ label, figures }: FiguresProps) {
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
        </div>
      ))}
    </Box>
  );
}
