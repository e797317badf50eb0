import RestoreFromTrash from "@mui/icons-material/RestoreFromTrash";
import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import { editCallOf } from "../../../api/resources";
import { readLanguage } from "../../../texts/language";
import { useTexts } from "../../../texts/useTexts";
import { PdfButtons } from "../../print/PdfButtons";
import { EditButton } from "../../schema/ShowScreen";
import { longNotice, useSend } from "../../sending";
import { useHost, useHostCall } from "../../useHostQuery";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { cancelTexts, orderTexts } from "../texts";

function RestoreOrderButton({ id }: { readonly id: RecordId }) {
  const text = useTexts(cancelTexts);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [restore, isBusy] = useSend({
    call: (host) => host.call("restoreOrder", { id }),
    onDone: ({ message: told }) =>
      notify(text("restore.done", { id, told }).trim(), { type: "success", ...longNotice }),
    failed: text("restore.failed"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["orders"] }),
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
  const texts = {
    print: text("jobCard.print"),
    save: text("jobCard.save"),
    failed: text("jobCard.failed"),
    savedInstead: text("jobCard.savedInstead"),
  };
  return (
    <PdfButtons
      texts={texts}
      fileName={`job-card-${id}.pdf`}
      load={() => host.call("getJobCard", { id, language: readLanguage() })}
    />
  );
}

/** Prints the artwork of an order that the job card only names, because it is a PDF. */
export function ArtworkButtons({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const host = useHost();
  const { data } = useHostCall(["files", "order", String(id)], "getFiles", { kind: "order", id });
  const artwork = data?.artworkPdf;
  if (artwork === undefined) return null;
  const texts = {
    print: text("artworkPdf.print"),
    save: text("artworkPdf.save"),
    failed: text("artworkPdf.failed"),
    savedInstead: text("artworkPdf.savedInstead"),
  };
  const load = () => host.call("openFile", { id: artwork.id });
  return <PdfButtons texts={texts} fileName={artwork.name} load={load} />;
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
