import { Alert, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../texts/useTexts";
import type { ConfirmedStatus, KanbanOrder } from "../kanban/kanbanRules";
import { ConfirmMoveDialog } from "../kanban/MoveMenu";
import { kanbanTexts, orderTexts } from "../texts";

/** Offers the next move of an order after all boxes are dispatched. Only a done order can be shipped. */
export function ShipOffer({ order }: { readonly order: KanbanOrder }) {
  const text = useTexts(orderTexts);
  const columnText = useTexts(kanbanTexts);
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ConfirmedStatus>();
  const { status, cancelledAt } = order;
  if (status === "SHIPPED" || cancelledAt !== undefined) return null;
  const to = status === "COMPLETED" ? "SHIPPED" : "COMPLETED";
  const close = () => {
    setPending(undefined);
    for (const resource of ["orders", "dispatches"])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ flexWrap: "wrap" }}
      action={
        <Button color="inherit" onClick={() => setPending(to)}>
          {text("allDispatched.move", { column: columnText(`columns.${to}`) })}
        </Button>
      }
    >
      {text("allDispatched.told")}
      {pending && <ConfirmMoveDialog order={order} to={pending} onClose={close} />}
    </Alert>
  );
}
