import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { stateText } from "../../../domain/clients/gstin";
import { useTexts } from "../../texts/useTexts";
import { stateItems } from "../clientFields/stateItems";
import { FormField } from "../schema/formInputs";
import { type Draft, isFilledIn } from "../schema/readDraft";
import { useIsAsProposed } from "./AssumedField";
import { addressFields } from "./fieldGroups";
import { postTexts } from "./texts";

export const look = { fullWidth: true, margin: "dense" } as const;

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
            {name === "stateCode" && stateItems()}
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

const inputsOf = (prefix: "recipient" | "delivery") =>
  [...addressFields, "gstin"].map((name) => `${prefix}_${name}`);

const isComplete = (draft: Draft, prefix: "recipient" | "delivery") =>
  addressFields.every((name) => name === "address2" || isFilledIn(draft[`${prefix}_${name}`]));

interface FoldedAddressProps {
  readonly prefix: "recipient" | "delivery";
  readonly proposed: Draft;
  readonly isOfRecipient?: boolean;
  /** The reason for the proposed address. It goes when a person changes the address. */
  readonly reason?: ReactNode;
}

/** An address as a text with a button that opens its inputs. An incomplete or refused address is open. */
export function FoldedAddress({
  prefix,
  proposed,
  isOfRecipient = false,
  reason,
}: FoldedAddressProps) {
  const text = useTexts(postTexts);
  const draft: Draft = useWatch();
  const { errors } = useFormState();
  const names = inputsOf(prefix);
  const isAssumed = useIsAsProposed(proposed, names);
  const [isOpened, setOpened] = useState(() => !isComplete(draft, prefix));
  const typedIn = (name: string) => String(draft[`${prefix}_${name}`] ?? "");
  const why = isAssumed && reason !== undefined && (
    <Typography component="div" variant="caption" color="text.secondary">
      {reason}
    </Typography>
  );
  if (isOpened || names.some((name) => errors[name] !== undefined))
    return (
      <>
        {why}
        <AddressInputs prefix={prefix} isOfRecipient={isOfRecipient} isRequired />
      </>
    );
  const lines = [
    isOfRecipient ? "" : typedIn("name"),
    typedIn("address1"),
    typedIn("address2"),
    `${typedIn("place")} ${typedIn("pin")}`,
    stateText(typedIn("stateCode")),
    typedIn("gstin") && `${text("fields.gstin")} ${typedIn("gstin")}`,
  ];
  return (
    <Box sx={{ display: "grid", gap: 0.5, justifyItems: "start" }}>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {lines.filter((line) => line.trim() !== "").join("\n")}
      </Typography>
      {why}
      <Button size="small" onClick={() => setOpened(true)} sx={{ ml: -0.5 }}>
        {text(`change.${prefix}`)}
      </Button>
    </Box>
  );
}
