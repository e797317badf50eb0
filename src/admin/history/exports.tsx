import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { RecordKind } from "../../../contract/records";
import { hasFeature } from "../../api/session";

const HistorySection = lazy(() => import("./HistorySection"));

export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !hasFeature("history")) return null;
  return (
    <Suspense fallback={null}>
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
