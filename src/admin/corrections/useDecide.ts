import { useNotify, useRefresh } from "react-admin";
import { HostError } from "../../api/hostErrors";
import type { RecordId } from "../../api/readRow";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { correctionsTexts } from "./screenTexts";

const decisions = { APPROVED: "approved", REJECTED: "rejected" } as const;

/**
 * Approves or rejects corrections once, all or none, and reloads the lists, also after a failure: another admin may
 * have decided. Returns the numbers of the corrections that are decided.
 */
export function useDecide() {
  const host = useHost();
  const text = useTexts(correctionsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  return useSubmitOnce(
    async (
      ids: readonly RecordId[],
      status: "APPROVED" | "REJECTED",
    ): Promise<readonly string[]> => {
      const [only, ...more] = ids;
      const call =
        only !== undefined && more.length === 0
          ? () => host.call("decideCorrection", { id: only, status })
          : () => host.call("decideCorrections", { ids, status });
      try {
        await whileSignedIn(call());
        const done = text(`decision.${decisions[status]}`, { smart_count: ids.length });
        notify(done, { type: "success" });
        return ids.map(String);
      } catch (error) {
        const message = serverMessage(error, text("decision.failed"));
        notify(message, { type: "error", autoHideDuration: 12_000 });
        return error instanceof HostError ? Object.keys(error.body.errors ?? {}) : [];
      } finally {
        refresh();
      }
    },
  );
}
