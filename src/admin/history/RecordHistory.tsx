import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import { hasAttachments, type RecordKind } from "../../../contract/records";
import { hasCall } from "../../api/resources";
import { hasFeature } from "../../api/session";

const FilesSection = lazy(() => import("../attachments/FilesSection"));
const HistorySection = lazy(() => import("./HistorySection"));

/** The files and the history of the record in context, if the host keeps them. */
export function RecordHistory({ kind }: { readonly kind: RecordKind }) {
  const record = useRecordContext();
  if (record === undefined || !hasFeature("history")) return null;
  return (
    <Suspense fallback={null}>
      {hasAttachments(kind) && hasCall("getFiles") && <FilesSection kind={kind} id={record.id} />}
      <HistorySection kind={kind} id={record.id} />
    </Suspense>
  );
}
