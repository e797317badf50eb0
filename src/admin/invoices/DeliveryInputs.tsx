import { MenuItem, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { InvoiceProposal } from "../../../contract/invoices";
import { useTexts } from "../../texts/useTexts";
import { stateItems } from "../clientFields/stateItems";
import { FormField } from "../schema/formInputs";
import type { Draft } from "../schema/readDraft";
import { AddressInputs, FoldedAddress, look } from "./AddressInputs";
import { AssumedField } from "./AssumedField";
import { addressFields, deliveryKinds, siteDraft, supplyOf } from "./fieldGroups";
import { usePlaceText } from "./InvoiceFigures";
import { postTexts } from "./texts";

type DeliveryProps = Readonly<{ proposal: InvoiceProposal; proposed: Draft }>;

const deliveryNames = addressFields.map((name) => `delivery_${name}`);

/** The address of the delivery, and the place of supply that results from it. */
export function DeliveryInputs({ proposal, proposed }: DeliveryProps) {
  const text = useTexts(postTexts);
  const { setValue } = useFormContext();
  const [to, known] = useWatch({ name: ["deliveryTo", "knownDelivery"] });
  const { deliveries, orderAddress } = proposal;
  const numbered = deliveries.map((site, index) => ({ ...site, index }));
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text("orderAddress", { address: orderAddress })}
      </Typography>
      <AssumedField
        {...look}
        select
        name="deliveryTo"
        label={text("fields.deliveryTo")}
        proposed={proposed}
        reason={text(proposal.delivery ? "assumed.delivery" : "assumed.noOtherDelivery")}
        also={to === "RECIPIENT" ? [] : deliveryNames}
      >
        {deliveryKinds.map((kind) => (
          <MenuItem key={kind} value={kind} sx={{ whiteSpace: "normal" }}>
            {text(`deliveryTo.${kind}`)}
          </MenuItem>
        ))}
      </AssumedField>
      {to !== "RECIPIENT" && deliveries.length > 0 && (
        <FormField
          {...look}
          select
          name="knownDelivery"
          label={text("fields.knownDelivery")}
          onChange={({ target }) => {
            const site = deliveries[Number(target.value)];
            if (site === undefined || target.value === "") return;
            for (const [name, value] of Object.entries(siteDraft(site)))
              setValue(name, value, { shouldDirty: true });
          }}
        >
          <MenuItem value="">{text("otherAddress")}</MenuItem>
          {numbered.map(({ index, address1, place, pin }) => (
            <MenuItem key={index} value={String(index)} sx={{ whiteSpace: "normal" }}>
              {[address1, `${place} ${pin}`].filter(Boolean).join(", ")}
            </MenuItem>
          ))}
        </FormField>
      )}
      {to === "SITE" && (
        <FoldedAddress key={String(known)} prefix="delivery" proposed={proposed} isOfRecipient />
      )}
      {to === "OTHER" && <AddressInputs prefix="delivery" isRequired />}
      <SupplyInput isInZone={proposal.terms?.zone !== undefined} proposed={proposed} />
    </>
  );
}

type SupplyProps = Readonly<{ isInZone: boolean; proposed: Draft }>;

/** The place of supply with its reason. A person may choose another state. */
function SupplyInput({ isInZone, proposed }: SupplyProps) {
  const text = useTexts(postTexts);
  const placeText = usePlaceText();
  const found = supplyOf(useWatch(), isInZone);
  return (
    <AssumedField
      {...look}
      select
      name="placeOfSupply"
      label={text("fields.placeOfSupply")}
      helperText={text("hints.placeOfSupply")}
      proposed={proposed}
      reason={found && text("assumed.placeOfSupply")}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="" sx={{ whiteSpace: "normal" }}>
        {found ? placeText(found.stateCode, found.reason) : text("preview.noState")}
      </MenuItem>
      {stateItems()}
    </AssumedField>
  );
}
