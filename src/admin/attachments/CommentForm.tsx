import { Button } from "@mui/material";
import * as z from "zod/mini";
import { attachmentCalls, type Mentionable } from "../../../contract/attachments";
import type { Validation } from "../../../contract/errors";
import type { RecordKind } from "../../../contract/records";
import { findMentions } from "../../../domain/attachments/comments";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { DraftForm } from "../schema/DraftForm";
import { validateForm } from "../schema/readDraft";
import { useDraftForm } from "../schema/useDraftForm";
import { useHost, useHostCall } from "../useHostQuery";
import { MentionField } from "./MentionField";
import { attachmentTexts } from "./texts";

const Draft = z.object({ text: z.string() });

export interface CommentedRecord {
  readonly kind: RecordKind;
  readonly id: RecordId;
}

interface CommentFormProps {
  readonly record: CommentedRecord;
  /** The comment that is edited. Without one, a new comment is written. */
  readonly edited?: { readonly id: number; readonly text: string };
  readonly onClose?: () => void;
}

/** Reads the text, and says before it is sent that a mentioned admin may not see the record. */
function read(
  draft: z.infer<typeof Draft>,
  people: readonly Mentionable[],
  refuse: (names: string) => string,
): Validation<{ readonly text: string }> {
  const mentioned = findMentions(draft.text, people).map(({ person }) => person);
  const unseeing = mentioned.filter(({ maySee }) => !maySee).map(({ name }) => name);
  if (unseeing.length > 0)
    return { ok: false, errors: { text: refuse([...new Set(unseeing)].join(", ")) } };
  return validateForm(attachmentCalls.editComment.body, draft);
}

export function CommentForm({ record: { kind, id }, edited, onClose }: CommentFormProps) {
  const text = useTexts(attachmentTexts);
  const host = useHost();
  const key = ["mentionable", kind, String(id)];
  const { data: people = [] } = useHostCall(key, "getMentionable", { kind, id });
  const form = useDraftForm({
    name: edited ? `comment ${edited.id}` : "comment",
    schema: Draft,
    initial: () => ({ text: edited?.text ?? "" }),
    read: (draft) => read(draft, people, (names) => text("comments.mayNotSee", { names })),
    save: async (value) => {
      if (edited) await host.call("editComment", { ...value, id: edited.id });
      else await host.call("addComment", { ...value, kind, recordId: Number(id) });
      onClose?.();
      return { text: "" };
    },
    text: (name) => text(`comments.${name}`),
  });
  return (
    <DraftForm
      form={form}
      submitLabel={text(edited ? "comments.save" : "comments.send")}
      isLesser
      otherAction={onClose && <Button onClick={onClose}>{text("comments.cancel")}</Button>}
    >
      <MentionField people={people} autoFocus={edited !== undefined} />
    </DraftForm>
  );
}
