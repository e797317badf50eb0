import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { UndoableChange } from "../../../contract/history";
import { followAccount } from "../../api/renewSession";
import { hasFeature } from "../../api/session";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
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
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useSubmitOnce(async (change: UndoableChange) => {
    try {
      const told = await whileSignedIn(host.undoChange(change.id));
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
async function followOwnName(host: PlantDataProvider): Promise<void> {
  if (!hasFeature("accounts")) return;
  await host.getAccount().then(followAccount, () => undefined);
}
