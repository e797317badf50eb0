import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { QuotationDetails } from "../../../../contract/quotations";
import { indiaDate } from "../../../../domain/indiaTime";
import { isOpenOn } from "../../../../domain/quotations/quotationState";
import { useTexts } from "../../../texts/useTexts";
import { NextStepButton } from "../../layout/NextStepButton";
import { showAddress } from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { quotationTexts } from "../texts";
import { AcceptDialog } from "./AcceptDialog";

type QuotationProps = Readonly<{ quotation: QuotationDetails }>;

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
export function AnswerButton({ quotation }: QuotationProps) {
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
