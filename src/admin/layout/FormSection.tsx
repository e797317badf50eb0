import { Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface FormSectionProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A part of a form, with its title and what it is for. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const heading = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1.5 }}
    >
      <div>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </div>
      {children}
    </Paper>
  );
}
