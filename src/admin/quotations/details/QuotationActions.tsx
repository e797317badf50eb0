import Edit from "@mui/icons-material/Edit";
import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { QuotationDetails } from "../../../../contract/quotations";
import { mayDo } from "../../../../domain/quotations/quotationState";
import { readLanguage } from "../../../language";
import { useTexts } from "../../../texts/useTexts";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { NextStepButton } from "../../layout/NextStepButton";
import { PdfButtons } from "../../print/PdfButtons";
import { quotationAddress } from "../../recordAddresses";
import { ReasonDialog } from "../../schema/FormDialog";
import { useSend } from "../../sending";
import { SendPaper } from "../../sendPaper/SendPaper";
import { sendPaperTexts } from "../../sendPaper/texts";
import { useHost } from "../../useHostQuery";
import { quotationTexts } from "../texts";
import { AnswerButton } from "./QuotationNextStep";

type QuotationProps = Readonly<{ quotation: QuotationDetails }>;

function useRefreshQuotations() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ["quotations"] });
}

/** The buttons of a quotation, by its state. The next step is the last one. */
export function QuotationActions({ quotation }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const hasLines = quotation.revisions.some(
    ({ number, offer }) => number === quotation.revision && offer.lines.length > 0,
  );
  const refresh = useRefreshQuotations();
  const [opened, open] = useState<"send" | "lose">();
  const { id, number, state } = quotation;
  const close = () => open(undefined);
  return (
    <>
      <PdfOfSent quotation={quotation} />
      {mayDo("lose", state) && (
        <Button color="error" onClick={() => open("lose")}>
          {text("actions.lose")}
        </Button>
      )}
      {mayDo("revise", state) && <ReviseButton quotation={quotation} />}
      {mayDo("edit", state) && hasLines && (
        <Button component={Link} to={quotationAddress(id, "/edit")} startIcon={<Edit />}>
          {text("actions.edit")}
        </Button>
      )}
      {mayDo("send", state) &&
        (hasLines ? (
          <NextStepButton onClick={() => open("send")}>{text("actions.send")}</NextStepButton>
        ) : (
          <NextStepButton to={quotationAddress(id, "/edit")} startIcon={<Edit />}>
            {text("actions.edit")}
          </NextStepButton>
        ))}
      {mayDo("accept", state) && <AnswerButton quotation={quotation} />}
      {opened === "send" && <SendDialog quotation={quotation} onClose={close} />}
      {opened === "lose" && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("lose.title", { number }) : text(`lose.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("loseQuotation", { id, reason })}
          onSettled={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

/** The PDF of the revision that was sent last. */
function PdfOfSent({ quotation: { id, number, state, revisions } }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const sendText = useTexts(sendPaperTexts);
  const host = useHost();
  const sent = revisions.find(({ sentAt }) => sentAt !== undefined)?.number;
  if (sent === undefined) return null;
  const revision = { id, number: String(sent), language: readLanguage() };
  const load = () => host.call("getQuotationPdf", revision);
  return (
    <>
      <PdfButtons
        texts={{
          print: text("actions.print"),
          save: text("actions.save"),
          failed: text("actions.pdfFailed"),
          savedInstead: text("actions.savedInstead"),
        }}
        fileName={`${number}-${sent}.pdf`}
        load={load}
      />
      {!mayDo("send", state) && (
        <SendPaper
          kind="quotation"
          id={id}
          part={String(sent)}
          language={revision.language}
          label={sendText("labels.quotation", { number })}
          load={load}
        />
      )}
    </>
  );
}

function SendDialog({ quotation, onClose }: QuotationProps & { readonly onClose: () => void }) {
  const text = useTexts(quotationTexts);
  const { id, number, revision, version } = quotation;
  return (
    <ConfirmCall
      title={text("actions.sendTitle", { revision, number })}
      question={text("actions.sendQuestion")}
      cancel={text("actions.back")}
      confirm={text("actions.send")}
      color="primary"
      call={(host) => host.call("sendQuotation", { id, version })}
      done={text("actions.sent", { revision })}
      failed={text("actions.sendFailed")}
      onClose={onClose}
    />
  );
}

function ReviseButton({ quotation: { id, version, state } }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const refresh = useRefreshQuotations();
  const [revise, isBusy] = useSend({
    call: (host) => host.call("reviseQuotation", { id, version }),
    done: ({ revision }) => text("actions.revised", { revision }),
    onDone: refresh,
    failed: text("actions.reviseFailed"),
  });
  // A sent quotation waits for the client. An expired or lost one goes on with a revision.
  const Step = state === "SENT" ? Button : NextStepButton;
  return (
    <Step loading={isBusy} onClick={() => void revise()}>
      {text("actions.revise")}
    </Step>
  );
}
