import { Box, Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { attachmentCalls, type Mentionable, type ShownComment } from "../../../contract/history";
import type { RecordKind } from "../../../contract/records";
import { findMentions } from "../../../domain/attachments/comments";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CallButton } from "../layout/RecordButtons";
import { CallForm } from "../schema/CallForm";
import { typedText, validateForm } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import { MentionField } from "./MentionField";
import { attachmentTexts } from "./texts";

interface CommentTextProps {
  readonly comment: ShownComment;
  readonly record: CommentedRecord;
}

/** A comment in the history, with its mentions in bold. Its author may edit it for ten minutes. */
export function CommentText({ comment, record }: CommentTextProps) {
  const { id, text: content, mentions, isEdited, withdrawn, mayWithdraw } = comment;
  const text = useTexts(attachmentTexts);
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useIsWithin(comment.secondsToEdit);
  if (withdrawn)
    return (
      <Typography color="text.secondary" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
        {text("comments.withdrawn", { by: withdrawn.by, at: indiaMoment(withdrawn.at) })}
      </Typography>
    );
  if (content === undefined) return null;
  if (isEditing)
    return (
      <Box sx={{ mt: 1.5 }}>
        <CommentForm
          record={record}
          edited={{ id, text: content }}
          onClose={() => setEditing(false)}
        />
      </Box>
    );
  return (
    <>
      <Typography sx={{ mt: 0.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        <Mentioned text={content} names={mentions} />
        {isEdited && (
          <Typography component="span" variant="body2" color="text.secondary">
            {` (${text("comments.edited")})`}
          </Typography>
        )}
      </Typography>
      {(mayEdit || mayWithdraw) && (
        <Box sx={{ mt: 0.5, display: "flex", flexWrap: "wrap", gap: 1 }}>
          {mayEdit && (
            <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
              {text("comments.edit")}
            </Button>
          )}
          {mayWithdraw && (
            <CallButton
              name={content.slice(0, 60)}
              text={(part) => text(`withdrawal.${part}`)}
              call={(host) => host.call("withdrawComment", { id })}
            />
          )}
        </Box>
      )}
    </>
  );
}

/** Returns true for this many seconds. */
function useIsWithin(seconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = window.setTimeout(() => setOver(true), seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [seconds]);
  return seconds > 0 && !isOver;
}

function Mentioned({ text, names }: Readonly<{ text: string; names: readonly string[] }>) {
  const mentions = findMentions(
    text,
    names.map((handle) => ({ handle })),
  );
  return [...mentions, undefined].map((mention, index) => {
    const start = mentions[index - 1]?.to ?? 0;
    return (
      <span key={start}>
        {text.slice(start, mention?.from)}
        {mention && <strong>{text.slice(mention.from, mention.to)}</strong>}
      </span>
    );
  });
}

const Draft = z.object({ text: typedText() });

interface CommentedRecord {
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
  const key = ["admins", "mentionable", kind, String(id)] as const;
  const { data: people = [] } = useHostCall(key, "getMentionable", { kind, id });
  return (
    <CallForm
      name={edited ? `comment ${edited.id}` : "comment"}
      schema={Draft}
      initial={{ text: edited?.text ?? "" }}
      read={(draft) => read(draft, people, (names) => text("comments.mayNotSee", { names }))}
      call={async (host, { value }) => {
        if (edited) await host.call("editComment", { ...value, id: edited.id });
        else await host.call("addComment", { ...value, kind, recordId: Number(id) });
      }}
      onDone={onClose}
      next={() => ({ text: "" })}
      failed={text("comments.notSaved")}
      invalid={text("comments.invalid")}
      submitLabel={text(edited ? "comments.save" : "comments.send")}
      isLesser
      otherAction={onClose && <Button onClick={onClose}>{text("comments.cancel")}</Button>}
    >
      <MentionField people={people} autoFocus={edited !== undefined} />
    </CallForm>
  );
}
