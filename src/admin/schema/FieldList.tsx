import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useResourceContext, useTranslateLabel } from "react-admin";
import type { Field } from "./fieldsOf";

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly cell: (field: Field) => ReactNode;
  readonly minWidth?: number;
}

export function FieldList({ fields, cell, minWidth = 120 }: FieldListProps) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {labelOf({ source: field.name, ...(resource !== undefined && { resource }) })}
          </Typography>
          {/* A long email address wraps too. */}
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: "anywhere", "& a": { whiteSpace: "normal" } }}
          >
            {cell(field)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
