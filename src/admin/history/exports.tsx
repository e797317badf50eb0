import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { RecordKind } from "../../../contract/records";
import { hasFeature } from "../../api/session";

/** Its code, with its texts, comes when a record's page is opened. */
const HistorySection = lazy(() => import("./HistorySection"));

/** The changes of the record on its page, on a host with `history`. */
export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !hasFeature("history")) return null;
  return (
    <Suspense fallback={null}>
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
