import { useFieldValue, useTranslate } from "react-admin";
import { noValue } from "../schema/formatterFor";

/** What kind of exception a correction settles: the exception's id begins with it. */
export function SettledExceptionCell({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const id: unknown = useFieldValue({ source });
  if (typeof id !== "string") return <span>{noValue}</span>;
  const [kind = ""] = id.split(":");
  return <span>{translate(`resources.exceptions.choices.kind.${kind}`, { _: kind })}</span>;
}
