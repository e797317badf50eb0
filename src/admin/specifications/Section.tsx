import { Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen of specifications under its heading. */
export function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2, minWidth: 0 }}
    >
      <Typography id={heading} variant="h2">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
