import { Typography } from "@mui/material";

interface TotalsLineProps {
  /** The sums in words. Undefined until the host has replied. */
  readonly words: string | undefined;
}

/** The sums of a list's rows in one line, which keeps its place until the host has replied. */
export const TotalsLine = ({ words = "\u00a0" }: TotalsLineProps) => (
  <Typography color="text.secondary" role="status">
    {words}
  </Typography>
);
