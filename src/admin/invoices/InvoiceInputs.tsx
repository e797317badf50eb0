import { Box, MenuItem } from "@mui/material";
import type { InvoiceProposal } from "../../../contract/invoices";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import type { Draft } from "../schema/readDraft";
import { FoldedAddress, look, twoColumns } from "./AddressInputs";
import { Assumed, AssumedField } from "./AssumedField";
import { DeliveryInputs } from "./DeliveryInputs";
import { FoldedTransport } from "./TransportInputs";
import { invoiceFields, postTexts } from "./texts";

type InputsProps = Readonly<{ proposal: InvoiceProposal; proposed: Draft }>;

/** The inputs of an invoice. `proposed` is the draft with which the form began. */
export function InvoiceInputs(props: InputsProps) {
  const text = useTexts(postTexts);
  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Section title={text("groups.goods")} gap={1}>
        <GoodsInputs {...props} />
      </Section>
      <Section title={text("groups.recipient")} gap={1}>
        <RecipientInputs {...props} />
      </Section>
      <Section title={text("groups.delivery")} gap={1}>
        <DeliveryInputs {...props} />
      </Section>
      <Section title={text("groups.transport")} gap={1}>
        <FoldedTransport proposed={props.proposed} />
      </Section>
    </Box>
  );
}

function GoodsInputs({ proposal, proposed }: InputsProps) {
  const text = useTexts(postTexts);
  const fieldText = useTexts(invoiceFields);
  const { hsn, hsnReason, price, tooling } = proposal;
  // The HSN, the description and the price of a later invoice are those of the order's last one.
  const source = text(hsnReason === "INVOICE" ? "assumed.lastInvoice" : "assumed.order");
  const shared = { ...look, proposed } as const;
  return (
    <Box sx={twoColumns}>
      <FormField {...look} name="kind" label={text("fields.kind")} select>
        {(["TAX_INVOICE", "CHALLAN"] as const).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {fieldText(`choices.kind.${kind}`)}
          </MenuItem>
        ))}
      </FormField>
      <AssumedField
        {...shared}
        name="price"
        label={text("fields.price")}
        reason={price === undefined ? undefined : source}
        isNumber
        required
      />
      <AssumedField
        {...shared}
        name="hsn"
        label={text("fields.hsn")}
        reason={hsnReason && text(`hsnReasons.${hsnReason}`, { hsn })}
        required
      />
      <AssumedField
        {...shared}
        name="description"
        label={text("fields.description")}
        reason={source}
        required
      />
      {tooling !== undefined && (
        <AssumedField
          {...shared}
          name="withTooling"
          label={text("fields.tooling", { amount: formatterFor.rupees(tooling) })}
          reason={text("hints.tooling")}
          select
        >
          {(["now", "later"] as const).map((time) => (
            <MenuItem key={time} value={time}>
              {text(`tooling.${time}`)}
            </MenuItem>
          ))}
        </AssumedField>
      )}
    </Box>
  );
}

/** The recipient, with the record that the particulars come from and a link to the screen that corrects them. */
function RecipientInputs({ proposal, proposed }: InputsProps) {
  const { source, client, clientId } = proposal;
  const text = useTexts(postTexts);
  const why = text(`sources.${source}`, { client });
  return (
    <FoldedAddress
      prefix="recipient"
      proposed={proposed}
      reason={
        <>
          {source === "ORDER" ? why : <Assumed reason={why} />}{" "}
          {clientId !== undefined && (
            <TextLink to={showAddress("clients", clientId)}>{text("openClient")}</TextLink>
          )}
        </>
      }
    />
  );
}
