import { MenuItem } from "@mui/material";
import { useNavigate } from "react-router-dom";
import { units } from "../../../../contract/fields";
import { QuotationAcceptance, type QuotationDetails } from "../../../../contract/quotations";
import type { QuotedLine, QuotedQuantity } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { CreditReasonField } from "../../clientFields/CreditReasonField";
import { CallDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { FormField } from "../../schema/formInputs";
import { readDraft } from "../../schema/readDraft";
import { quotationTexts } from "../texts";
import { paiseText } from "./LinePrices";

interface AcceptDialogProps {
  readonly quotation: QuotationDetails;
  readonly line: QuotedLine;
  /** The number of the line, counted from 0. */
  readonly index: number;
  readonly price: QuotedQuantity;
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "normal", required: true } as const;

/** Asks what the order of an accepted quantity has besides the quotation. */
export function AcceptDialog({ quotation, line, index, price, onClose }: AcceptDialogProps) {
  const text = useTexts(quotationTexts);
  const navigate = useNavigate();
  const { id, client, revision, revisions } = quotation;
  const { quantity, pricePaise } = price;
  const address = revisions[0]?.offer.paper?.clientLines ?? [];
  return (
    <CallDialog
      title={text("accept.title", {
        quantity: formatterFor.number(quantity),
        price: paiseText(pricePaise),
      })}
      question={text("accept.question", { box: line.box.name, client })}
      cancel={text("accept.back")}
      confirm={text("accept.confirm")}
      color="primary"
      defaultValues={{
        productType: text("accept.plies", { ply: line.box.ply }),
        deliveryAddress: address.filter((part) => !part.startsWith("GSTIN")).join(", "),
        promisedDate: revisions[0]?.offer.readyBy ?? "",
        poNumber: "",
        poDate: "",
        unit: "A",
        creditReason: "",
      }}
      read={(draft) =>
        readDraft(QuotationAcceptance, { ...draft, line: index, quantity, revision })
      }
      call={async (host, value) => {
        const made = await host.call("acceptQuotation", { id, ...value });
        void navigate(showAddress("orders", made.orderId));
        return made;
      }}
      done={({ orderId }) => text("accept.done", { id: orderId })}
      failed={text("accept.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField {...look} name="promisedDate" type="date" label={text("accept.promised")} />
      <FormField
        {...look}
        name="deliveryAddress"
        label={text("accept.deliveryAddress")}
        multiline
      />
      <FormField
        {...look}
        name="poNumber"
        label={text("accept.poNumber")}
        required={false}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: "off" } }}
      />
      <FormField
        {...look}
        name="poDate"
        type="date"
        label={text("accept.poDate")}
        required={false}
      />
      <FormField {...look} name="productType" label={text("accept.productType")} />
      <FormField {...look} name="unit" label={text("accept.unit")} select>
        {units.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {unit}
          </MenuItem>
        ))}
      </FormField>
      <CreditReasonField label={text("accept.creditReason")} />
    </CallDialog>
  );
}
