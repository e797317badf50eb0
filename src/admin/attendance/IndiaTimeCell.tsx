import { useFieldValue } from "react-admin";
import { indiaTime } from "../momentText";

/** A time at the gate, on India's clock wherever the person is. */
export function IndiaTimeCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return <span>{indiaTime(value)}</span>;
}
