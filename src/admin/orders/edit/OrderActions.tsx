import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { editCallOf } from "../../../api/resources";
import { EditButton } from "../../schema/ShowScreen";
import { useTexts } from "../../useTexts";
import { RestoreOrderButton } from "../cancel/RestoreOrderButton";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { cancelTexts } from "../screenTexts";

const CancelOrderDialog = lazy(() => import("../cancel/CancelOrderDialog"));

/** The actions for the open order. A cancelled order can be restored; a shipped one cannot be cancelled. */
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
