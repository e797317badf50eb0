import { hasAttachments, type RecordKind } from "../../../contract/records";
import type { RecordId } from "../../api/readRow";
import { hasCall } from "../../api/resources";
import { useTexts } from "../../texts/useTexts";
import { CommentForm } from "../attachments/Comments";
import { Section } from "../layout/Screen";
import { HistoryPages, useHistoryPages } from "./HistoryPages";
import { historyTexts } from "./texts";

export default function HistorySection({ kind, id }: Readonly<{ kind: RecordKind; id: RecordId }>) {
  const text = useTexts(historyTexts);
  const pages = useHistoryPages([kind, String(id)], (host, before, signal) =>
    host.call("getHistory", { kind, id, before }, { signal }),
  );
  return (
    <Section title={text("title")} gap={1}>
      {hasAttachments(kind) && hasCall("addComment") && <CommentForm record={{ kind, id }} />}
      <HistoryPages pages={pages} empty={text("empty")} />
    </Section>
  );
}
