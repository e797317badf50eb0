import { Box, Link } from "@mui/material";
import { lazy } from "react";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { isLate, ListedOrder } from "../../../../contract/orders";
import { indiaDate } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { clientAddress, showAddress } from "../../addresses";
import { shownDate } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { useProjections } from "../../schedule/board";
import { declareResource } from "../../schema/declaration";
import { noValue } from "../../schema/formatterFor";
import { useChoiceName } from "../../schema/useResourceTexts";
import { orderCellTexts, orderListTexts } from "../texts";

const controls = () => import("./OrderListControls");
const MoveTogether = lazy(async () => ({ default: (await controls()).MoveTogether }));
const OrderFilters = lazy(async () => ({ default: (await controls()).OrderFilters }));
const OrderListActions = lazy(async () => ({ default: (await controls()).OrderListActions }));

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
  furtherFields: [
    "addsClient",
    "clientPhone",
    "isOther",
    "creditReason",
    "specificationVersionId",
    "clientId",
  ],
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
    imports: "orders",
    hasOwnFilters: true,
    views: [{ name: "late", filter: { isLate: true } }],
    summary: <OrderFilters />,
    bulkActions: {
      buttons: <MoveTogether />,
      call: "moveOrder",
      isSelectable: ({ status }) => status !== "SHIPPED" && status !== "CANCELLED",
    },
  },
});

const useOrder = () => useRecordContext<ListRow<ListedOrder>>();

function NumberCell() {
  const order = useOrder();
  if (order === undefined) return null;
  return (
    <Link
      component={RouterLink}
      to={showAddress("orders", order.id)}
      sx={{ fontWeight: 600, color: "inherit" }}
    >
      #{order.id}
    </Link>
  );
}

function ClientCell() {
  const client = useOrder()?.client;
  if (client === undefined) return <span>{noValue}</span>;
  return <TextLink to={clientAddress(client)}>{client}</TextLink>;
}

function SizeCell() {
  return (
    <Box component="span" sx={{ whiteSpace: { md: "nowrap" } }}>
      {useOrder()?.size ?? noValue}
    </Box>
  );
}

function StatusCell() {
  const status = useOrder()?.status;
  const nameOf = useChoiceName();
  if (status === undefined) return <span>{noValue}</span>;
  return (
    <Box
      component="span"
      sx={{ whiteSpace: "nowrap", ...(status === "CANCELLED" && { color: "error.main" }) }}
    >
      {nameOf("status", status)}
    </Box>
  );
}

function PromisedCell() {
  const text = useTexts(orderCellTexts);
  const { id, status, expectedCompletionDate: promised } = useOrder() ?? {};
  const plan = useProjections()[id ?? ""];
  const days = [
    plan?.projected && text("ready", { day: shownDate(plan.projected) }),
    plan?.needBy && text("startBy", { day: shownDate(plan.needBy) }),
  ].filter(Boolean);
  return (
    <span>
      {shownDate(promised)}
      {isLate(status, promised, indiaDate(new Date())) && (
        <Box component="strong" sx={{ ml: 0.75, color: "error.main" }}>
          {text("late")}
        </Box>
      )}
      {days.map((day) => (
        <Box
          key={day}
          component="span"
          sx={{
            display: "block",
            fontSize: "0.85em",
            color: plan?.isLate ? "error.main" : "text.secondary",
          }}
        >
          {day}
        </Box>
      ))}
    </span>
  );
}
