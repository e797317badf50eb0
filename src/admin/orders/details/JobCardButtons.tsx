import Download from "@mui/icons-material/Download";
import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { canPrintPdf, printPdf } from "../../print/printPdf";
import { saveFile } from "../../saveFile";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { orderTexts } from "../screenTexts";

/** Prints or saves the order's job card. */
export function JobCardButtons({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const host = useHost();
  const notify = useNotify();
  const [make, isBusy] = useSubmitOnce(async (use: (card: Blob) => void) => {
    try {
      use(await whileSignedIn(host.call("getJobCard", { id })));
    } catch (error) {
      notify(serverMessage(error, text("jobCard.failed")), { type: "error" });
    }
  });
  const save = (card: Blob) => saveFile(card, `job-card-${id}.pdf`);
  const print = (card: Blob) => {
    if (canPrintPdf()) return printPdf(card);
    save(card);
    notify(text("jobCard.savedInstead"), { type: "info", autoHideDuration: 12_000 });
  };
  return (
    <>
      <Button startIcon={<Print />} loading={isBusy} onClick={() => void make(print)}>
        {text("jobCard.print")}
      </Button>
      <Button startIcon={<Download />} disabled={isBusy} onClick={() => void make(save)}>
        {text("jobCard.save")}
      </Button>
    </>
  );
}
