import Download from "@mui/icons-material/Download";
import Print from "@mui/icons-material/Print";
import RestoreFromTrash from "@mui/icons-material/RestoreFromTrash";
import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import { editCallOf } from "../../../api/resources";
import { readLanguage } from "../../../language";
import { saveFile } from "../../../saveFile";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { canPrintPdf, printPdf } from "../../print/printPdf";
import { EditButton } from "../../schema/ShowScreen";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { cancelTexts, orderTexts } from "../screenTexts";

function RestoreOrderButton({ id }: { readonly id: RecordId }) {
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

export function JobCardButtons({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const host = useHost();
  const notify = useNotify();
  const [make, isBusy] = useSubmitOnce(async (use: (card: Blob) => void) => {
    try {
      use(await whileSignedIn(host.call("getJobCard", { id, language: readLanguage() })));
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

const CancelOrderDialog = lazy(() => import("../cancel/CancelOrderDialog"));

export function OrderActions({ order }: { readonly order: KanbanOrder }) {
  const text = useTexts(cancelTexts);
  const [isCancelling, setCancelling] = useState(false);
  const { id, status, cancelledAt } = order;
  if (editCallOf("orders") === undefined) return null;
  if (cancelledAt !== undefined) return <RestoreOrderButton id={id} />;
  return (
    <>
      {status !== "SHIPPED" && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {text("action")}
        </Button>
      )}
      <EditButton resource="orders" id={id} />
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelOrderDialog id={id} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}
