import { Box, MenuItem, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { InvoiceProposal } from "../../../contract/invoices";
import { states, stateText } from "../../../domain/clients/gstin";
import { transportModes } from "../../../domain/invoices/invoiceDocument";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/formInputs";
import { addressFields, deliveryKinds, siteDraft, supplyOf, transportFields } from "./fieldGroups";
import { usePlaceText } from "./InvoiceFigures";
import { postTexts } from "./texts";

const look = { fullWidth: true, margin: "dense" } as const;

export const twoColumns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};

interface AddressInputsProps {
  readonly prefix: "recipient" | "delivery";
  readonly isRequired: boolean;
  /** True for a site of the recipient, which has the recipient's name and GSTIN. */
  readonly isOfRecipient?: boolean;
}

/** The inputs of a party's address. */
export function AddressInputs({ prefix, isRequired, isOfRecipient = false }: AddressInputsProps) {
  const text = useTexts(postTexts);
  return (
    <Box sx={twoColumns}>
      {addressFields
        .filter((name) => name !== "name" || !isOfRecipient)
        .map((name) => (
          <FormField
            {...look}
            key={name}
            name={`${prefix}_${name}`}
            label={text(`fields.${name}`)}
            required={isRequired && name !== "address2"}
            {...(name === "stateCode" && { select: true })}
            slotProps={{ htmlInput: { autoComplete: "off" } }}
          >
            {name === "stateCode" &&
              [...states.keys()].map((code) => (
                <MenuItem key={code} value={code}>
                  {stateText(code)}
                </MenuItem>
              ))}
          </FormField>
        ))}
      {!isOfRecipient && (
        <FormField
          {...look}
          name={`${prefix}_gstin`}
          label={text("fields.gstin")}
          helperText={text(prefix === "recipient" ? "hints.gstin" : "hints.receiverGstin")}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        />
      )}
    </Box>
  );
}

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
      <FormField {...look} select name="deliveryTo" label={text("fields.deliveryTo")}>
        {deliveryKinds.map((kind) => (
          <MenuItem key={kind} value={kind} sx={{ whiteSpace: "normal" }}>
            {text(`deliveryTo.${kind}`)}
          </MenuItem>
        ))}
      </FormField>
      {to !== "RECIPIENT" && deliveries.length > 0 && (
        <FormField
          {...look}
          select
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
      <SupplyInput isInZone={proposal.terms?.zone !== undefined} />
    </>
  );
}

/** The place of supply with its reason. A person may choose another state. */
function SupplyInput({ isInZone }: { readonly isInZone: boolean }) {
  const text = useTexts(postTexts);
  const placeText = usePlaceText();
  const found = supplyOf(useWatch(), isInZone);
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

/** The inputs of the goods' transport. */
export function TransportInputs() {
  const text = useTexts(postTexts);
  return (
    <Box sx={twoColumns}>
      {transportFields.map((name) => (
        <FormField
          key={name}
          fullWidth
          margin="dense"
          name={`transport_${name}`}
          label={text(`fields.${name}`)}
          helperText={hasText(postTexts.english.hints, name) ? text(`hints.${name}`) : ""}
          isNumber={name === "distanceKm"}
          {...(name === "mode" && { select: true })}
          {...(name === "lrDate" && { type: "date" })}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        >
          {name === "mode" &&
            transportModes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {text(`modes.${mode}`)}
              </MenuItem>
            ))}
        </FormField>
      ))}
    </Box>
  );
}
