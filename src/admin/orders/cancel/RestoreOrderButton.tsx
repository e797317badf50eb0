import RestoreFromTrash from "@mui/icons-material/RestoreFromTrash";
import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { cancelTexts } from "../screenTexts";

/** Restores a cancelled order and shows which reels are reserved again. */
export function RestoreOrderButton({ id }: { readonly id: RecordId }) {
  const text = useTexts(cancelTexts);
  const host = useHost();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [restore, isBusy] = useSubmitOnce(async () => {
    try {
      const { message: told } = await whileSignedIn(host.call("restoreOrder", { id }));
      notify(text("restore.done", { id, told }).trim(), {
        type: "success",
        autoHideDuration: 12_000,
      });
    } catch (error) {
      notify(serverMessage(error, text("restore.failed")), { type: "error" });
    }
    await queryClient.invalidateQueries({ queryKey: ["orders"] });
  });
  return (
    <Button
      variant="outlined"
      startIcon={<RestoreFromTrash />}
      loading={isBusy}
      onClick={() => void restore()}
    >
      {text("restore.action")}
    </Button>
  );
}
