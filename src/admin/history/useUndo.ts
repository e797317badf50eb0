import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import type { UndoableChange } from "../../../contract/history";
import { followAccount } from "../../api/renewSession";
import { hasFeature } from "../../api/session";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";

interface UndoTexts {
  readonly done: (change: UndoableChange) => string;
  readonly failed: string;
}

/**
 * Undoes a change. Refetches the screen after success and after an error: a refusal means that another person
 * has changed the record.
 */
export function useUndo({ done, failed }: UndoTexts) {
  const host = useHost();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useSubmitOnce(async (change: UndoableChange) => {
    try {
      const { message: told = "" } = await whileSignedIn(
        host.call("undoChange", { id: change.id }),
      );
      const isMore = told !== "";
      notify(isMore ? `${done(change)}. ${told}` : done(change), {
        type: "success",
        ...(isMore && { autoHideDuration: 12_000 }),
      });
    } catch (error) {
      notify(serverMessage(error, failed), { type: "error", autoHideDuration: 12_000 });
    }
    if (change.kind === "admin") await followOwnName(host);
    await queryClient.invalidateQueries();
  });
}

/** The change may be of the admin's own name. A failed read leaves the old greeting until the account is opened. */
async function followOwnName(host: Host): Promise<void> {
  if (!hasFeature("accounts")) return;
  await host.call("getAccount", {}).then(followAccount, () => undefined);
}
