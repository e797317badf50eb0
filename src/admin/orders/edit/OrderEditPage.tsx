import { useMemo } from "react";
import { useGetOne } from "react-admin";
import { useParams } from "react-router-dom";
import { mayChangePromise, OrderEdit } from "../../../../contract/orders";
import { indiaDate } from "../../../../domain/indiaTime";
import { messageOf } from "../../../texts/hostMessages";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../canonicalPaths";
import { useAccess } from "../../layout/RequireAccess";
import { declareEdit } from "../../schema/declaration";
import EditScreen from "../../schema/EditScreen";
import type { FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import type { Draft } from "../../schema/readDraft";
import { normalizeOrder, orderFields, orderInputs } from "../create/orderInputs";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { orderTexts } from "../texts";

function dueDay({ expectedCompletionDate: due }: Draft): string | undefined {
  const at = new Date(typeof due === "string" ? due : Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : indiaDate(at);
}

export const editedOrderDraft = (order: Draft): Draft => ({
  ...order,
  expectedCompletionDate: dueDay(order),
});

/** Converts the draft for the request. An unchanged day keeps its instant; a removed specification is `null`. */
export function normalizeEditedOrder(typed: Draft, order: Draft): Draft {
  const sent = normalizeOrder(typed);
  const specified = order.specificationVersionId ?? undefined;
  return {
    ...sent,
    ...(specified !== undefined &&
      sent.specificationVersionId === undefined && { specificationVersionId: null }),
    ...(typed.expectedCompletionDate === dueDay(order) && {
      expectedCompletionDate: order.expectedCompletionDate,
    }),
  };
}

function PromisedDayInput(props: FieldInputProps) {
  const { id = "" } = useParams();
  // The form has read it: it is not asked for again.
  const { data } = useGetOne<KanbanOrder>("orders", { id }, { refetchOnMount: false });
  const isSuperAdmin = useAccess("admins");
  if (mayChangePromise(data?.status, isSuperAdmin))
    return <orderInputs.expectedCompletionDate {...props} />;
  const hint = messageOf(
    "order.promiseIsKept",
    "The order is shipped: only a super admin can change its promised day",
  );
  return <inputFor.date {...props} readOnly hint={hint} />;
}

const orderEdit = declareEdit({
  form: OrderEdit,
  fields: [...orderFields, "specificationVersionId", "poNumber", "poDate"],
  inputs: { ...orderInputs, expectedCompletionDate: PromisedDayInput },
  draftOf: editedOrderDraft,
  normalize: normalizeEditedOrder,
  titleOf: ({ id }) => `#${id}`,
  backTo: () => addressOf("orders"),
});

/** Edits an order's fields. The status changes only on the kanban. */
export default function OrderEditPage() {
  const text = useTexts(orderTexts);
  const edit = useMemo(
    () => ({ ...orderEdit, titleOf: ({ id }: Draft) => text("title", { id: String(id) }) }),
    [text],
  );
  return <EditScreen name="orders" edit={edit} />;
}
