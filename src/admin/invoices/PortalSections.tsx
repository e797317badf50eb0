import Download from "@mui/icons-material/Download";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  EInvoiceNumber,
  EwayBillNumber,
  type InvoiceDetails,
  type PortalFile,
} from "../../../contract/invoices";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress } from "../addresses";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { useSend } from "../sending";
import { readTransport, transportDraft } from "./fieldGroups";
import { PortalNumbersDialog } from "./PortalNumbersDialog";
import { TransportInputs } from "./TransportInputs";
import { portalTexts, postTexts } from "./texts";

type InvoiceProps = Readonly<{ invoice: InvoiceDetails }>;

const fileCalls = { eway: "getEwayBillFile", eInvoice: "getEInvoiceFile" } as const;

/** Checks a file, and saves it or lists its faults with their remedies. */
function PortalDownload({
  invoice,
  part,
}: InvoiceProps & { readonly part: keyof typeof fileCalls }) {
  const text = useTexts(portalTexts);
  const [result, setResult] = useState<PortalFile>();
  const [download, isBusy, error] = useSend({
    notifiesError: false,
    call: (host) => host.call(fileCalls[part], { id: invoice.id }),
    onDone: (reply) => {
      setResult(reply);
      if (reply.file !== undefined)
        saveFile(
          new Blob([reply.file], { type: "application/json" }),
          `${part}-${invoice.serial.replaceAll("/", "-")}.json`,
        );
    },
    failed: text("failed"),
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={isBusy}
        onClick={() => void download()}
        sx={{ justifySelf: "start" }}
      >
        {text("download")}
      </Button>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {result?.file !== undefined && <Alert severity="success">{text("downloaded")}</Alert>}
      {result !== undefined && result.faults.length > 0 && (
        <Alert severity="warning" variant="outlined" role="alert">
          {text("faults")}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {result.faults.map(({ field, place, message }) => (
              <li key={`${field} ${message}`}>
                {message}.{" "}
                {place === "SUPPLIER" ? (
                  <Link to={dispatchAddress("settings")}>{text(`mend.${place}`)}</Link>
                ) : (
                  <>{text(`mend.${place}`)}.</>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}

export function EwaySection({ invoice }: InvoiceProps) {
  const text = useTexts(portalTexts);
  const postText = useTexts(postTexts);
  const [opened, open] = useState<"number" | "transport">();
  const { kind, ewayNumber, ewayNeeded, cancelledAt, id, version = 1 } = invoice;
  if (kind === "CREDIT_NOTE") return null;
  const close = () => open(undefined);
  return (
    <Section title={text("eway.title")} gap={1.5}>
      <Typography color="text.secondary">
        {ewayNumber === undefined
          ? text(ewayNeeded ? "eway.needed" : "eway.notNeeded")
          : text("eway.known", { number: ewayNumber })}
      </Typography>
      {cancelledAt === undefined && (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button onClick={() => open("transport")}>{postText("transport.action")}</Button>
            <Button onClick={() => open("number")}>{text("eway.enter")}</Button>
          </Box>
          <PortalDownload key={version} invoice={invoice} part="eway" />
        </>
      )}
      {opened === "transport" && <TransportDialog invoice={invoice} onClose={close} />}
      {opened === "number" && (
        <PortalNumbersDialog
          title={text("eway.enter")}
          schema={EwayBillNumber}
          fields={{ number: text("eway.number") }}
          version={version}
          call={(host, value) => host.call("updateEwayBill", { id, ...value })}
          done={text("eway.saved")}
          onClose={close}
        />
      )}
    </Section>
  );
}

const signatureSeverity = { CHECKED: "success", NO_KEY: "info", WRONG: "warning" } as const;

export function EInvoiceSection({ invoice }: InvoiceProps) {
  const text = useTexts(portalTexts);
  const [isEntering, setEntering] = useState(false);
  const { kind, irn, ackNumber, hasQr, qrSignature, eInvoiceNeeded, cancelledAt } = invoice;
  const { id, version = 1 } = invoice;
  if (kind === "CHALLAN") return null;
  return (
    <Section title={text("eInvoice.title")} gap={1.5}>
      <Typography color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {irn === undefined
          ? text(eInvoiceNeeded ? "eInvoice.needed" : "eInvoice.notNeeded")
          : text("eInvoice.known", { irn })}
      </Typography>
      {ackNumber !== undefined && (
        <Typography color="text.secondary">
          {text("eInvoice.acknowledged", { number: ackNumber })}
        </Typography>
      )}
      {qrSignature !== undefined && (
        <Alert severity={signatureSeverity[qrSignature]} variant="outlined">
          {text(`eInvoice.signatures.${qrSignature}`)}
        </Alert>
      )}
      {irn !== undefined && !hasQr && <Alert severity="info">{text("eInvoice.noQr")}</Alert>}
      {cancelledAt === undefined && (
        <>
          <Button onClick={() => setEntering(true)} sx={{ justifySelf: "start" }}>
            {text("eInvoice.enter")}
          </Button>
          <PortalDownload key={version} invoice={invoice} part="eInvoice" />
        </>
      )}
      {isEntering && (
        <PortalNumbersDialog
          title={text("eInvoice.enter")}
          schema={EInvoiceNumber}
          fields={{
            irn: text("eInvoice.irn"),
            ackNumber: text("eInvoice.ackNumber"),
            ackDate: text("eInvoice.ackDate"),
            signedQr: text("eInvoice.signedQr"),
          }}
          version={version}
          call={(host, value) => host.call("updateEInvoice", { id, ...value })}
          done={text("eInvoice.saved")}
          onClose={() => setEntering(false)}
        />
      )}
    </Section>
  );
}

type DialogProps = Readonly<{ invoice: InvoiceDetails; onClose: () => void }>;

/** Edits the transport of a document's goods. */
function TransportDialog({ invoice, onClose }: DialogProps) {
  const text = useTexts(postTexts);
  // An edit of another person meanwhile must not renew the version that this form began with.
  const [{ id, serial, transport, version = 1 }] = useState(invoice);
  return (
    <CallDialog
      title={text("transport.title", { serial })}
      question={text("transport.question")}
      cancel={text("back")}
      confirm={text("transport.confirm")}
      color="primary"
      defaultValues={transportDraft(transport)}
      read={readTransport}
      call={(host, value) => host.call("updateTransport", { id, ...value, version })}
      done={text("transport.done")}
      failed={text("transport.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <TransportInputs />
    </CallDialog>
  );
}
