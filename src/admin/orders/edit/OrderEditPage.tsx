import { OrderEdit } from "../../../../contract/orders";
import { addressOf } from "../../canonicalPaths";
import { declareEdit } from "../../schema/declaration";
import EditScreen from "../../schema/EditScreen";
import { orderFields, orderInputs } from "../create/orderInputs";
import { editedOrderDraft, normalizeEditedOrder } from "./editedOrder";
import { PromisedDayInput } from "./PromisedDayInput";

const orderEdit = declareEdit({
  form: OrderEdit,
  fields: [...orderFields, "specificationVersionId"],
  inputs: { ...orderInputs, expectedCompletionDate: PromisedDayInput },
  draftOf: editedOrderDraft,
  normalize: normalizeEditedOrder,
  titleOf: ({ id }) => `Order #${id}`,
  backTo: () => addressOf("orders"),
});

/** Edits an order's fields. The status changes only on the kanban. */
export default function OrderEditPage() {
  return <EditScreen name="orders" edit={orderEdit} />;
}
