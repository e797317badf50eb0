import { Chip } from "@mui/material";
import { useFieldValue, useRecordContext } from "react-admin";
import { indiaTime } from "../formatMoment";
import { useChoiceName } from "../schema/useResourceTexts";

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

/** A time at the gate in India's time zone, independent of the browser's. */
export function IndiaTimeCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return <span>{indiaTime(value)}</span>;
}

/** Leave, a day of rest with the holiday's name, or half a day. */
export function DayKindCell({ source }: { readonly source: string }) {
  const nameOf = useChoiceName();
  const kind: unknown = useFieldValue({ source });
  const holiday: unknown = useRecordContext()?.holiday;
  if (typeof kind !== "string") return <span>–</span>;
  const name = nameOf(source, kind);
  return <span>{typeof holiday === "string" ? `${name}: ${holiday}` : name}</span>;
}
