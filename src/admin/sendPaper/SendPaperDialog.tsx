import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { PaperLink, PaperSending, SentEmail } from "../../../contract/sending";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { InfoDialog } from "../layout/ConfirmDialog";
import { QueryResult } from "../layout/QueryResult";
import { serverMessage, useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { SendForm, type ShownPaper } from "./SendForm";
import { sendPaperTexts } from "./texts";

interface SendPaperDialogProps extends ShownPaper {
  readonly onClose: () => void;
}

/** The milliseconds between two looks at emails that wait. */
const lookMillis = 3_000;

const isUnderWay = (sending: PaperSending | undefined) =>
  sending?.emails.some(({ state }) => state === "WAITING" || state === "SENDING") ?? false;

/** Sends a paper by the phone's apps, by a link or by email. Lists its links and emails. */
export default function SendPaperDialog({ onClose, ...paper }: SendPaperDialogProps) {
  const text = useTexts(sendPaperTexts);
  const { kind, id, part, language, label } = paper;
  const query = useHostCall(
    ["sending", kind, id, part],
    "getPaperSending",
    { kind, id, part, language },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookMillis : false) },
  );
  return (
    <InfoDialog
      title={text("title", { label })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text("close")}</Button>}
    >
      <QueryResult query={query} failed={serverMessage(query.error, text("failed"))}>
        {(sending) => (
          <>
            <SendForm paper={paper} sending={sending} />
            <SentBefore sending={sending} />
          </>
        )}
      </QueryResult>
    </InfoDialog>
  );
}

/** Lists the links and emails of a paper, the latest first. */
function SentBefore({ sending: { links, emails } }: { readonly sending: PaperSending }) {
  const text = useTexts(sendPaperTexts);
  if (links.length === 0 && emails.length === 0) return null;
  return (
    <Box component="section" aria-label={text("before")} sx={{ display: "grid", gap: 1 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {text("before")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {emails.map((email) => (
          <EmailLine key={email.id} email={email} />
        ))}
        {links.map((link) => (
          <LinkLine key={link.id} link={link} />
        ))}
      </Box>
    </Box>
  );
}

interface LineProps {
  readonly first: string;
  readonly second: string;
  readonly action: ReactNode;
}

const Line = ({ first, second, action }: LineProps) => (
  <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
      <Typography>{first}</Typography>
      <Typography variant="body2" color="text.secondary">
        {second}
      </Typography>
    </Box>
    {action}
  </Box>
);

function LinkLine({ link }: { readonly link: PaperLink }) {
  const text = useTexts(sendPaperTexts);
  const { id, createdAt, createdBy, expiresAt, revokedAt, openings, lastOpenedAt } = link;
  const [revoke, isBusy] = useSend({
    call: (host) => host.call("revokePaperLink", { id }),
    done: text("links.revoked"),
    failed: text("links.notRevoked"),
  });
  const isOver = revokedAt !== undefined || Date.parse(expiresAt) <= Date.now();
  const state =
    revokedAt !== undefined
      ? text("links.revokedOn", { time: indiaMoment(revokedAt) })
      : text(isOver ? "links.over" : "links.until", { time: indiaMoment(expiresAt) });
  const opened =
    lastOpenedAt === undefined
      ? text("links.unopened")
      : text("links.opened", { smart_count: openings, time: indiaMoment(lastOpenedAt) });
  return (
    <Line
      first={text("links.made", { time: indiaMoment(createdAt), name: createdBy })}
      second={`${state} · ${opened}`}
      action={
        !isOver && (
          <Button size="small" color="error" loading={isBusy} onClick={() => void revoke()}>
            {text("links.revoke")}
          </Button>
        )
      }
    />
  );
}

function EmailLine({ email }: { readonly email: SentEmail }) {
  const text = useTexts(sendPaperTexts);
  const { id, sentTo, state, failure, sentAt, createdAt } = email;
  const [retry, isBusy] = useSend({
    call: (host) => host.call("retryEmail", { id }),
    failed: text("emails.notRetried"),
  });
  const mayRetry = state === "FAILED" || state === "PERHAPS_SENT";
  const reason = failure === undefined ? "" : ` · ${failure}`;
  return (
    <Line
      first={text("emails.to", { address: sentTo })}
      second={`${text(`emails.states.${state}`)}, ${indiaMoment(sentAt ?? createdAt)}${reason}`}
      action={
        mayRetry && (
          <Button size="small" loading={isBusy} onClick={() => void retry()}>
            {text("emails.retry")}
          </Button>
        )
      }
    />
  );
}
