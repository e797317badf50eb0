import { Box, Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { transportModes } from "../../../domain/invoices/invoiceDocument";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { type Draft, isFilledIn } from "../schema/readDraft";
import { look, twoColumns } from "./AddressInputs";
import { AssumedField } from "./AssumedField";
import { transportFields } from "./fieldGroups";
import { postTexts } from "./texts";

type TransportField = (typeof transportFields)[number];

interface TransportInputsProps {
  readonly fields?: readonly TransportField[];
  /** The draft with which the form of a new document began. Its vehicle is the dispatch's. */
  readonly proposed?: Draft;
}

/** The inputs of the goods' transport. */
export function TransportInputs({ fields = transportFields, proposed = {} }: TransportInputsProps) {
  const text = useTexts(postTexts);
  const isFromDispatch = isFilledIn(proposed.transport_vehicleNumber);
  return (
    <Box sx={twoColumns}>
      {fields.map((name) => (
        <AssumedField
          key={name}
          {...look}
          name={`transport_${name}`}
          label={text(`fields.${name}`)}
          helperText={hasText(postTexts.english.hints, name) ? text(`hints.${name}`) : ""}
          proposed={proposed}
          reason={
            name === "vehicleNumber" && isFromDispatch ? text("assumed.vehicleNumber") : undefined
          }
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
        </AssumedField>
      ))}
    </Box>
  );
}

const usual = ["vehicleNumber", "distanceKm"] as const;
const further = transportFields.filter((name) => !usual.some((one) => one === name));

/** The vehicle and the distance. A press shows the transporter and its receipt too, and so does an error in them. */
export function FoldedTransport({ proposed }: { readonly proposed: Draft }) {
  const text = useTexts(postTexts);
  const { errors } = useFormState();
  const draft: Draft = useWatch();
  const [isOpened, setOpened] = useState(() =>
    further.some((name) => name !== "mode" && isFilledIn(draft[`transport_${name}`])),
  );
  const isOpen = isOpened || further.some((name) => errors[`transport_${name}`] !== undefined);
  return (
    <>
      <TransportInputs fields={usual} proposed={proposed} />
      {isOpen ? (
        <TransportInputs fields={further} proposed={proposed} />
      ) : (
        <Button size="small" onClick={() => setOpened(true)} sx={{ justifySelf: "start" }}>
          {text("change.transport")}
        </Button>
      )}
    </>
  );
}
