import type { InvoiceDetails } from "../../../contract/invoices";
import { useTexts } from "../../texts/useTexts";
import { CallDialog } from "../schema/FormDialog";
import { readTransport, transportDraft } from "./fieldGroups";
import { useRefreshInvoices } from "./InvoiceActions";
import { TransportInputs } from "./TransportInputs";
import { postTexts } from "./texts";

type DialogProps = Readonly<{ invoice: InvoiceDetails; onClose: () => void }>;

/** Edits the transport of a document's goods. */
export function TransportDialog({ invoice, onClose }: DialogProps) {
  const text = useTexts(postTexts);
  const refresh = useRefreshInvoices();
  const { id, serial, transport, version = 1 } = invoice;
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
      onSettled={refresh}
      onCancel={onClose}
    >
      <TransportInputs />
    </CallDialog>
  );
}
