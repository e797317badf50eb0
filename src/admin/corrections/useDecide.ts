import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import type { RecordId } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

/**
 * Approves or rejects a correction once. Either way the lists are read again: where it failed, somebody
 * else may have decided meanwhile.
 */
export function useDecide() {
  const host = useDataProvider<PlantDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return useSubmitOnce(async (id: RecordId, status: "APPROVED" | "REJECTED") => {
    try {
      await whileSignedIn(host.decideCorrection(id, status));
      notify(`plant.corrections.decision.${status.toLowerCase()}`, { type: "success" });
    } catch (error) {
      const message = serverMessage(error, translate("plant.corrections.decision.failed"));
      notify(message, { type: "error", autoHideDuration: 12_000 });
    }
    refresh();
  });
}
