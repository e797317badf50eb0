import Edit from "@mui/icons-material/Edit";
import { Button, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { QuotationDetails } from "../../../../contract/quotations";
import { indiaDate } from "../../../../domain/indiaTime";
import { isOpenOn, mayDo } from "../../../../domain/quotations/quotationState";
import { useTexts } from "../../../texts/useTexts";
import { quotationAddress, showAddress } from "../../addresses";
import { NextStepButton } from "../../layout/RecordButtons";
import { ReasonDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { useSend } from "../../sending";
import { quotationTexts } from "../texts";
import { AcceptDialog } from "./AcceptDialog";
import { DraftPdf, FinishedDialog, SentPdf } from "./QuotationPapers";

type QuotationProps = Readonly<{ quotation: QuotationDetails }>;

/** The buttons of a quotation, by its state. The next step is the last one. */
export function QuotationActions({ quotation }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const hasLines = quotation.revisions.some(
    ({ number, offer }) => number === quotation.revision && offer.lines.length > 0,
  );
  const [isLosing, setLosing] = useState(false);
  const [finished, setFinished] = useState<QuotationDetails>();
  const { id, number, state } = quotation;
  return (
    <>
      {/* The PDF of a revision before the draft stands where that revision is chosen. */}
      {mayDo("send", state) && hasLines ? (
        <DraftPdf quotation={quotation} />
      ) : (
        <SentPdf quotation={quotation} />
      )}
      {mayDo("lose", state) && (
        <Button color="error" onClick={() => setLosing(true)}>
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
          <FinishButton quotation={quotation} onFinished={setFinished} />
        ) : (
          <NextStepButton to={quotationAddress(id, "/edit")} startIcon={<Edit />}>
            {text("actions.edit")}
          </NextStepButton>
        ))}
      {mayDo("accept", state) && <AnswerButton quotation={quotation} />}
      {finished && <FinishedDialog quotation={finished} onClose={() => setFinished(undefined)} />}
      {isLosing && (
        <ReasonDialog
          text={(part) =>
            part === "title" ? text("lose.title", { number }) : text(`lose.${part}`)
          }
          maxLength={300}
          call={(host, reason) => host.call("loseQuotation", { id, reason })}
          onClose={() => setLosing(false)}
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

interface FinishProps extends QuotationProps {
  readonly onFinished: (quotation: QuotationDetails) => void;
}

/** Freezes the draft as the person sees it. The host refuses a draft that another person has edited meanwhile. */
function FinishButton({ quotation: { id, revision, version }, onFinished }: FinishProps) {
  const text = useTexts(quotationTexts);
  const [finish, isBusy] = useSend({
    call: (host) => host.call("sendQuotation", { id, version }),
    done: text("actions.sent", { revision }),
    onDone: (answer) => onFinished(answer),
    failed: text("actions.sendFailed"),
  });
  return (
    <NextStepButton loading={isBusy} onClick={() => void finish()}>
      {text("actions.send")}
    </NextStepButton>
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
