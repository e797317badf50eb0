import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { UndoableChange } from "../../../contract/history";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

interface UndoTexts {
  readonly done: (change: UndoableChange) => string;
  readonly failed: string;
}

/**
 * Takes a change back. Either way everything that is shown is read again: where the host refused, somebody
 * has changed the record meanwhile.
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
    await queryClient.invalidateQueries();
  });
}
