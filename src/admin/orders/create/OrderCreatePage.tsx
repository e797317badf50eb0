import { Link } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { OrderForm } from "../../../../contract/orders";
import { newId } from "../../../api/readRow";
import { readSession } from "../../../api/session";
import { addressOf } from "../../paths";
import CreateScreen from "../../schema/CreateScreen";
import { declareCreate } from "../../schema/declaration";
import { newOrder, normalizeOrder } from "./orderDraft";
import { orderFields, orderInputs } from "./orderInputs";

const orderCreate = declareCreate({
  form: OrderForm,
  fields: orderFields,
  further: { feature: "paper", fields: ["specificationVersionId"] },
  inputs: orderInputs,
  normalize: normalizeOrder,
  transform: (order) => newOrder(order, readSession()?.admin.email, new Date()),
  succeeded: ({ id }) => ({
    message: "plant.orderCreate.created",
    ...(id !== newId && { notice: <OrderOnBoard id={String(id)} /> }),
  }),
  failed: () => "plant.orderCreate.failed",
});

/** Takes in a new order. */
export default function OrderCreatePage() {
  return <CreateScreen name="orders" create={orderCreate} />;
}

/** Names the new order's number, with the way to its card. */
function OrderOnBoard({ id }: { readonly id: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate("plant.orderCreate.onBoard", { id })}{" "}
      <Link component={RouterLink} to={addressOf("orders")} color="inherit">
        {translate("plant.orderCreate.showBoard")}
      </Link>
    </>
  );
}
