import { Chip } from "@mui/material";
import { useFieldValue } from "react-admin";

/** PRESENT or ABSENT. */
export function StatusCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== "string") return <span>–</span>;
  return (
    <Chip
      size="small"
      label={value}
      variant={value === "PRESENT" ? "filled" : "outlined"}
      sx={{ fontWeight: 600 }}
    />
  );
}
