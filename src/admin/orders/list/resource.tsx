import { lazy } from "react";
import { ListedOrder } from "../../../../contract/orders";
import { declareResource } from "../../schema/declaration";
import { orderListTexts } from "../texts";
import { ClientCell, NumberCell, PromisedCell, SizeCell, StatusCell } from "./orderCells";

const MoveTogether = lazy(() => import("./MoveTogether"));
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
  furtherFields: ["creditReason", "specificationVersionId", "clientId"],
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
      size: SizeCell,
      status: StatusCell,
      expectedCompletionDate: PromisedCell,
    },
    actions: <OrderListActions />,
    summary: <OrderFilters />,
    bulkActions: {
      buttons: <MoveTogether />,
      call: "moveOrder",
      isSelectable: ({ status }) => status !== "SHIPPED" && status !== "CANCELLED",
    },
  },
});
