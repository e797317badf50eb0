import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { FilterLiveForm } from "react-admin";

interface FilterRowProps {
  /** In pixels: the minimum width of a filter and the maximum width of the row. */
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly children: ReactNode;
}

/** A list's filters in a row. Each change applies without a button. */
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
