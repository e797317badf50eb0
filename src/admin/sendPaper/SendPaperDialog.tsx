import { Button } from "@mui/material";
import type { PaperSending } from "../../../contract/sending";
import { useTexts } from "../../texts/useTexts";
import { InfoDialog } from "../layout/ConfirmDialog";
import { QueryResult } from "../layout/QueryResult";
import { serverMessage } from "../serverMessage";
import { useHostCall } from "../useHostQuery";
import { SendForm } from "./SendForm";
import { SentBefore } from "./SentBefore";
import type { ShownPaper } from "./shownPaper";
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
