import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { RecordId } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { correctionsTexts } from "./screenTexts";

/**
 * Approves or rejects a correction once. Either way the lists are read again: where it failed, somebody
 * else may have decided meanwhile.
 */
export function useDecide() {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(correctionsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  return useSubmitOnce(async (id: RecordId, status: "APPROVED" | "REJECTED") => {
    try {
      await whileSignedIn(host.decideCorrection(id, status));
      notify(text(`decision.${status.toLowerCase()}`), { type: "success" });
    } catch (error) {
      const message = serverMessage(error, text("decision.failed"));
      notify(message, { type: "error", autoHideDuration: 12_000 });
    }
    refresh();
  });
}
