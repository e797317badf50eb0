import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { FilterLiveForm } from "react-admin";

interface FilterRowProps {
  /** Of each filter at least, and of all of them at most, in pixels. */
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly children: ReactNode;
}

/** A list's filters, side by side; each takes effect as soon as it is set. */
export function FilterRow({ minWidth, maxWidth, children }: FilterRowProps) {
  return (
    <FilterLiveForm>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
          maxWidth,
          "& .MuiFormHelperText-root": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        {children}
      </Box>
    </FilterLiveForm>
  );
}
