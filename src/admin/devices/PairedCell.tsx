import { useFieldValue, useTranslate } from "react-admin";
import { indiaMoment } from "../formatMoment";

/** Since when a station is paired, or that it still waits for its tablet. */
export function PairedCell({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const value: unknown = useFieldValue({ source });
  return <span>{indiaMoment(value, translate("plant.devices.notPaired"))}</span>;
}
