import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import { hasAttachments, type RecordKind } from "../../../contract/records";
import { isOwnHost } from "../../api/session";
import { DelayedProgress } from "../layout/QueryResult";

const FilesSection = lazy(() => import("../attachments/FilesSection"));
const HistorySection = lazy(() => import("./HistorySection"));

/** The files and the history of the record in context, if the host keeps them. */
export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !isOwnHost()) return null;
  return (
    <Suspense fallback={<DelayedProgress />}>
      {hasAttachments(kind) && <FilesSection kind={kind} id={record.id} />}
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
