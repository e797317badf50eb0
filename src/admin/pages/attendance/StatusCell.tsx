import { Chip } from "@mui/material";
import { useFieldValue } from "react-admin";

/** PRESENT or ABSENT. */
export function StatusCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return (
    <Chip
      size="small"
      label={String(value)}
      variant={value === "PRESENT" ? "filled" : "outlined"}
      sx={{ fontWeight: 600 }}
    />
  );
}
