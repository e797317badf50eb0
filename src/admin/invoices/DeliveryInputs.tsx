import { MenuItem, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { InvoiceProposal } from "../../../contract/invoices";
import { states, stateText } from "../../../domain/clients/states";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/FormField";
import { AddressInputs } from "./AddressInputs";
import { deliveryKinds, siteDraft, supplyOf } from "./fieldGroups";
import { usePlaceText } from "./InvoiceFigures";
import { postTexts } from "./texts";

const look = { fullWidth: true, margin: "dense", select: true } as const;

/** The address of the delivery, and the place of supply that results from it. */
export function DeliveryInputs({ proposal }: { readonly proposal: InvoiceProposal }) {
  const text = useTexts(postTexts);
  const { setValue } = useFormContext();
  const to: unknown = useWatch({ name: "deliveryTo" });
  const { deliveries, orderAddress } = proposal;
  const numbered = deliveries.map((site, index) => ({ ...site, index }));
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text("orderAddress", { address: orderAddress })}
      </Typography>
      <FormField {...look} name="deliveryTo" label={text("fields.deliveryTo")}>
        {deliveryKinds.map((kind) => (
          <MenuItem key={kind} value={kind} sx={{ whiteSpace: "normal" }}>
            {text(`deliveryTo.${kind}`)}
          </MenuItem>
        ))}
      </FormField>
      {to !== "RECIPIENT" && deliveries.length > 0 && (
        <FormField
          {...look}
          name="knownDelivery"
          label={text("fields.knownDelivery")}
          onChange={({ target }) => {
            const site = deliveries[Number(target.value)];
            if (site === undefined || target.value === "") return;
            for (const [name, value] of Object.entries(siteDraft(site))) setValue(name, value);
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
      {to !== "RECIPIENT" && (
        <AddressInputs prefix="delivery" isOfRecipient={to === "SITE"} isRequired />
      )}
      <SupplyInput />
    </>
  );
}

/** The place of supply with its reason. A person may choose another state. */
function SupplyInput() {
  const text = useTexts(postTexts);
  const placeText = usePlaceText();
  const found = supplyOf(useWatch());
  return (
    <FormField
      {...look}
      name="placeOfSupply"
      label={text("fields.placeOfSupply")}
      helperText={text("hints.placeOfSupply")}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="" sx={{ whiteSpace: "normal" }}>
        {found ? placeText(found.stateCode, found.reason) : text("preview.noState")}
      </MenuItem>
      {[...states.keys()].map((code) => (
        <MenuItem key={code} value={code}>
          {stateText(code)}
        </MenuItem>
      ))}
    </FormField>
  );
}
