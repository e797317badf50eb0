import Edit from "@mui/icons-material/Edit";
import { Button, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { QuotationDetails } from "../../../../contract/quotations";
import { indiaDate } from "../../../../domain/indiaTime";
import { isOpenOn, mayDo } from "../../../../domain/quotations/quotationState";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { quotationAddress, showAddress } from "../../addresses";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { NextStepButton } from "../../layout/RecordButtons";
import { PdfButtons } from "../../print/PdfButtons";
import { ReasonDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { useSend } from "../../sending";
import { SendPaper } from "../../sendPaper/SendPaper";
import { sendPaperTexts } from "../../sendPaper/texts";
import { useHost } from "../../useHostQuery";
import { quotationTexts } from "../texts";
import { AcceptDialog } from "./AcceptDialog";

type QuotationProps = Readonly<{ quotation: QuotationDetails }>;

/** The buttons of a quotation, by its state. The next step is the last one. */
export function QuotationActions({ quotation }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const hasLines = quotation.revisions.some(
    ({ number, offer }) => number === quotation.revision && offer.lines.length > 0,
  );
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
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns the quantities that the client can still accept. */
function openOffers({ state, validUntil, orders, revisions, revision }: QuotationDetails) {
  if (!isOpenOn(state, validUntil, indiaDate(new Date()))) return [];
  const { lines = [] } = revisions.find(({ number }) => number === revision)?.offer ?? {};
  return lines.flatMap((line, index) =>
    orders.some((order) => order.line === index)
      ? []
      : line.prices.map((price) => ({ line, index, price })),
  );
}

/** The next step of a sent quotation: the client's answer, or the order that it became. */
function AnswerButton({ quotation }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [chosen, choose] = useState<ReturnType<typeof openOffers>[number]>();
  const offers = openOffers(quotation);
  const [only, another] = offers;
  const order = quotation.orders.at(-1);
  const quantityOf = ({ price }: (typeof offers)[number]) =>
    text("accept.action", { quantity: formatterFor.number(price.quantity) });
  if (only === undefined)
    return order === undefined ? null : (
      <NextStepButton to={showAddress("orders", order.id)}>
        {text("accept.open", { id: order.id })}
      </NextStepButton>
    );
  return (
    <>
      {another === undefined ? (
        <NextStepButton onClick={() => choose(only)}>{quantityOf(only)}</NextStepButton>
      ) : (
        <NextStepButton
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {text("accept.any")}
        </NextStepButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {offers.map((offer) => (
          <MenuItem
            key={`${offer.index} ${offer.price.quantity}`}
            onClick={() => {
              setAnchor(undefined);
              choose(offer);
            }}
          >
            {offer.line.box.name} · {quantityOf(offer)}
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <AcceptDialog {...chosen} quotation={quotation} onClose={() => choose(undefined)} />
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
  // Another person's edit meanwhile is not sent unseen.
  const [{ id, number, revision, version }] = useState(quotation);
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
  const [revise, isBusy] = useSend({
    call: (host) => host.call("reviseQuotation", { id, version }),
    done: ({ revision }) => text("actions.revised", { revision }),
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
