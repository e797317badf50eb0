import { Chip } from "@mui/material";
import { useFieldValue } from "react-admin";
import { indiaTime } from "../formatMoment";

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

/** A time at the gate, on India's clock wherever the person is. */
export function IndiaTimeCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return <span>{indiaTime(value)}</span>;
}
