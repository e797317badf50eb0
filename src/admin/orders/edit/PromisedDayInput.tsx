import { useGetOne } from "react-admin";
import { useParams } from "react-router-dom";
import { mayChangePromise, promiseIsKept } from "../../../../contract/orders";
import { useAccess } from "../../layout/RequireAccess";
import type { FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import { orderInputs } from "../create/orderInputs";
import type { KanbanOrder } from "../kanban/kanbanRules";

/** The promised day. A locked field shows the reason. */
export function PromisedDayInput(props: FieldInputProps) {
  const { id = "" } = useParams();
  // The form has read it: it is not asked for again.
  const { data } = useGetOne<KanbanOrder>("orders", { id }, { refetchOnMount: false });
  const isSuperAdmin = useAccess("admins");
  if (mayChangePromise(data?.status, isSuperAdmin))
    return <orderInputs.expectedCompletionDate {...props} />;
  return <inputFor.date {...props} readOnly hint={promiseIsKept} />;
}
