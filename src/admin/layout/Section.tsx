import { Box, Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly actions?: ReactNode;
  /** Between its parts, in the theme's units. */
  readonly gap?: number;
  /** In pixels. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

export function Section({ title, hint, actions, gap = 2, maxWidth, children }: SectionProps) {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap, minWidth: 0, maxWidth }}
    >
      <div>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography id={heading} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
        </Box>
        {hint !== undefined && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
}
