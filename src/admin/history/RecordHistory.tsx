import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { RecordKind } from "../../../contract/records";
import { hasFeature } from "../../api/session";

const HistorySection = lazy(() => import("./HistorySection"));

/** The history of the record in context, if the host keeps one. */
export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !hasFeature("history")) return null;
  return (
    <Suspense fallback={null}>
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
