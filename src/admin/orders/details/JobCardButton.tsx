import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { useDataProvider, useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { saveFile } from "../../saveFile";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { orderTexts } from "./screenTexts";

/** Saves the paper that goes with the order through the plant. */
export function JobCardButton({ id }: { readonly id: RecordId }) {
  const text = useScreenTexts(orderTexts);
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      const card = await whileSignedIn(host.paper((calls) => calls.getJobCard(id)));
      saveFile(card, `job-card-${id}.pdf`);
    } catch (error) {
      notify(serverMessage(error, text("jobCard.failed")), { type: "error" });
    }
  });
  return (
    <Button startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {text("jobCard.action")}
    </Button>
  );
}
