import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { RecordKind } from "../../../contract/records";
import { hasFeature } from "../../api/session";

/** Its code, with its texts, comes when a record's page is opened. */
const HistorySection = lazy(() => import("./HistorySection"));

/** What was changed of the record whose page is open, on a host that notes it. */
export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !hasFeature("history")) return null;
  return (
    <Suspense fallback={null}>
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
