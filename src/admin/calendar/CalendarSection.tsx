import { Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface CalendarSectionProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A part of the calendar's form, with its title and what it is for. */
export function CalendarSection({ title, hint, children }: CalendarSectionProps) {
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
