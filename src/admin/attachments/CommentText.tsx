import { Box, Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { ShownComment } from "../../../contract/history";
import { findMentions } from "../../../domain/attachments/comments";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CallButton } from "../layout/CallButton";
import { type CommentedRecord, CommentForm } from "./CommentForm";
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
