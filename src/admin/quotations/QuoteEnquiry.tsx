import { Alert, Box, Typography } from "@mui/material";
import { type ComponentType, Suspense, useId, useState } from "react";
import { FormDataConsumer, ResourceContextProvider } from "react-admin";
import { useNavigate } from "react-router-dom";
import { type Client, EnquiryClient } from "../../../contract/clients";
import type { Contact } from "../../../contract/contacts";
import { stateText } from "../../../domain/clients/gstin";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { quotationAddress, showAddress } from "../addresses";
import { OtherClientInput, StateInput } from "../clientFields/clientInputs";
import { useClientNames, useFindClient } from "../clientFields/clientNames";
import { TextLink } from "../layout/BarcodeLink";
import { NextStepButton } from "../layout/RecordButtons";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { CallDialog } from "../schema/FormDialog";
import { fieldsOf } from "../schema/fieldsOf";
import { inputFor } from "../schema/inputFor";
import { readDraft } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import { quotationTexts } from "./texts";
// The labels of a client's fields, which react-admin finds by their keys.
import "../clientFields/texts";

/** Makes a quotation from an enquiry, or opens the earlier one. */
export function QuoteEnquiry({ enquiry }: { readonly enquiry: Contact }) {
  const text = useTexts(quotationTexts);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useHostCall(["quotations", "enquiry", enquiry.id], "getQuotations", {
    enquiryId: enquiry.id,
  });
  const [made] = data;
  if (made)
    return (
      <NextStepButton to={quotationAddress(made.id)}>
        {text("enquiry.open", { number: made.number })}
      </NextStepButton>
    );
  return (
    <>
      <NextStepButton onClick={() => setOpen(true)}>{text("enquiry.make")}</NextStepButton>
      {isOpen && <QuoteDialog enquiry={enquiry} onClose={() => setOpen(false)} />}
    </>
  );
}

const fields = fieldsOf(EnquiryClient);

const inputs: Partial<Record<string, ComponentType<FieldInputProps>>> = {
  billingStateCode: StateInput,
  isOther: OtherClientInput,
};

type DialogProps = Readonly<{ enquiry: Contact; onClose: () => void }>;

/** Asks for the client of an enquiry's quotation: a known client, or a new one with GSTIN and address. */
function QuoteDialog({ enquiry, onClose }: DialogProps) {
  const text = useTexts(quotationTexts);
  const navigate = useNavigate();
  const findClient = useFindClient();
  const { id, name } = enquiry;
  return (
    <ResourceContextProvider value="clients">
      <CallDialog
        title={text("enquiry.title", { id })}
        question={text("enquiry.question")}
        cancel={text("enquiry.back")}
        confirm={text("enquiry.confirm")}
        color="primary"
        defaultValues={{
          ...Object.fromEntries(fields.map((field) => [field.name, ""])),
          name,
          isOther: false,
        }}
        read={(draft) =>
          readDraft(EnquiryClient, findClient(draft.name) ? { name: draft.name } : draft)
        }
        call={(host, client) => host.call("quoteEnquiry", { id: String(id), ...client })}
        done={text("enquiry.done")}
        failed={text("enquiry.failed")}
        onDone={(made) => {
          onClose();
          void navigate(quotationAddress(made.id));
        }}
        onCancel={onClose}
      >
        <FormDataConsumer>
          {({ formData }) => <ClientInputs client={findClient(formData.name)} />}
        </FormDataConsumer>
      </CallDialog>
    </ResourceContextProvider>
  );
}

/** The inputs of a new client. For a known client the record is shown instead. */
function ClientInputs({ client }: { readonly client: ListRow<Client> | undefined }) {
  const nameField = fields.find(({ name }) => name === "name");
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        columnGap: 2,
        mt: 1,
      }}
    >
      {nameField && <NameInput field={nameField} isRequired={nameField.isRequired} />}
      {/* The inputs appear together, so that none moves the ones below it under a finger. */}
      <Suspense fallback={null}>
        {fields
          .filter(({ name }) => client === undefined && name !== "name")
          .map((field) => {
            const Input = inputs[field.name] ?? inputFor[field.kind];
            return <Input key={field.name} field={field} isRequired={field.isRequired} />;
          })}
      </Suspense>
      {client && <KnownClient client={client} />}
    </Box>
  );
}

function NameInput(props: FieldInputProps) {
  const names = useId();
  const clients = useClientNames();
  return (
    <>
      <FieldInput {...props} autoFocus suggestions={names} />
      <datalist id={names}>
        {clients.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function KnownClient({ client }: { readonly client: ListRow<Client> }) {
  const text = useTexts(quotationTexts);
  const { id, gstin, billingStreet, billingTown, billingPin, billingStateCode } = client;
  const address = [billingStreet, billingTown, billingPin, stateText(billingStateCode ?? "")];
  const isComplete = address.every(Boolean);
  return (
    <Alert severity="info" sx={{ gridColumn: "1 / -1" }}>
      {text("enquiry.known")}{" "}
      <TextLink to={showAddress("clients", id)}>{text("enquiry.openClient")}</TextLink>
      {gstin && <Typography variant="body2">GSTIN {gstin}</Typography>}
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {address.filter(Boolean).join(", ")}
      </Typography>
      {!isComplete && <Typography variant="body2">{text("enquiry.incomplete")}</Typography>}
    </Alert>
  );
}
