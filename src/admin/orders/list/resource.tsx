import { lazy } from "react";
import { ListedOrder } from "../../../../contract/orders";
import { declareResource } from "../../schema/declaration";
import { orderListTexts } from "../texts";
import { ClientCell, NumberCell, PromisedCell, StatusCell } from "./orderCells";

const OrderFilters = lazy(() => import("./OrderFilters"));
const OrderListActions = lazy(() => import("./OrderListActions"));

const furtherColumns = [
  "materialGrade",
  "deliveryAddress",
  "createdAt",
  "createdBy",
  "updatedAt",
  "cancelledAt",
  "cancelReason",
] as const;

export const orderList = declareResource({
  name: "orderList",
  texts: orderListTexts,
  furtherFields: ["specificationVersionId", "clientId"],
  list: {
    row: ListedOrder,
    columns: [
      "id",
      "client",
      "productType",
      "status",
      "quantity",
      "size",
      "unit",
      "expectedCompletionDate",
      "shippedAt",
      "transportNumber",
      ...furtherColumns,
    ],
    hidden: ["unit", ...furtherColumns],
    sort: { field: "id", order: "DESC" },
    cells: {
      id: NumberCell,
      client: ClientCell,
      status: StatusCell,
      expectedCompletionDate: PromisedCell,
    },
    actions: <OrderListActions />,
    summary: <OrderFilters />,
  },
});
