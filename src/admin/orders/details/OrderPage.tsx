import Layers from "@mui/icons-material/Layers";
import RequestQuote from "@mui/icons-material/RequestQuote";
import { Alert, Box, Button, Paper } from "@mui/material";
import { lazy, Suspense } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link as RouterLink, useParams } from "react-router-dom";
import { OrderDetails } from "../../../../contract/orderDetails";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import {
  addressOf,
  clientAddress,
  paperAddress,
  quotationAddress,
  showAddress,
} from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { TextLink } from "../../layout/BarcodeLink";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { inOrder, NotFoundScreen, Screen } from "../../layout/Screen";
import { cellFor, FieldList } from "../../schema/cellFor";
import { type Field, fieldsOf } from "../../schema/fieldsOf";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { orderTexts } from "../texts";
import { ArtworkButtons, JobCardButtons, NextStep, OrderActions } from "./OrderActions";
import { OrderReels, OrderSteps } from "./OrderTrace";

const JobCostSection = lazy(() => import("../../jobCost/JobCostSection"));
const OrderDispatches = lazy(() => import("../../dispatches/OrderDispatches"));
const OrderPaperSection = lazy(() => import("../../paper/reservations/OrderPaperSection"));
const OrderPlanSection = lazy(() => import("../../schedule/OrderPlanSection"));
const OrderStages = lazy(() => import("../../machines/OrderStages"));
const PromisedDaysSection = lazy(() => import("../../schedule/PromisedDaysSection"));
const OrderWasteSection = lazy(async () => ({
  default: (await import("../../paper/waste/WasteTables")).OrderWasteSection,
}));

const fields = fieldsOf(OrderDetails, [
  "status",
  "client",
  "quantity",
  "expectedCompletionDate",
  "poNumber",
  "poDate",
  "productType",
  "size",
  "materialGrade",
  "unit",
  "deliveryAddress",
  "shippedAt",
  "transportNumber",
  "createdBy",
  "createdAt",
  "updatedAt",
]);

/** On a wide screen the steps and the history are to the right of the order, elsewhere below it. */
const twoColumns = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 900px) minmax(320px, 1fr)" },
} as const;

const column = { display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** True if an order still needs reels, or has reservations to release. */
const takesPaper = (order: OrderDetails) => {
  const { specificationVersionId, status, cancelledAt, reservedReels = 0 } = order;
  const isPlanned =
    specificationVersionId !== undefined && status !== "SHIPPED" && cancelledAt === undefined;
  return isPlanned || reservedReels > 0;
};

export default function OrderPage() {
  return isOwnHost() ? <Details /> : <NotFoundScreen />;
}

function Details() {
  const text = useTexts(orderTexts);
  const { id = "" } = useParams();
  const seesCost = useAccess("orders", "getJobCost");
  const {
    data: order,
    error,
    isPending,
    refetch,
  } = useHostCall(["orders", "details", id], "getOrder", { id });
  const isOpen = order?.status !== "SHIPPED" && order?.cancelledAt === undefined;

  return (
    <Screen
      title={text("title", { id })}
      actions={
        <>
          <Button component={RouterLink} to={addressOf("orders")}>
            {text("toKanban")}
          </Button>
          <Button component={RouterLink} to={addressOf("orders/list")}>
            {text("toList")}
          </Button>
          {order && <JobCardButtons id={order.id} />}
          {order && <ArtworkButtons id={order.id} />}
          {order && <OrderActions order={order} />}
          {order && <NextStep order={order} />}
        </>
      }
    >
      {isPending && <DelayedProgress />}
      {error && <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />}
      {order && !error && (
        <ResourceContextProvider value="orders">
          <RecordContextProvider value={order}>
            {order.cancelledAt !== undefined && (
              <Alert severity="warning" variant="outlined">
                {text("cancelled", {
                  time: indiaMoment(order.cancelledAt),
                  reason: order.cancelReason ?? "",
                })}
              </Alert>
            )}
            <Box sx={twoColumns}>
              <Box sx={column} {...inOrder}>
                <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
                  <FieldList
                    fields={fields}
                    minWidth={150}
                    cell={(field) => <OrderCell field={field} order={order} />}
                  />
                  {order.specification && (
                    <Button
                      component={RouterLink}
                      to={paperAddress(`specifications/${order.specification.id}`)}
                      startIcon={<Layers />}
                      sx={{ mt: 2 }}
                    >
                      {text("specification", order.specification)}
                    </Button>
                  )}
                  {order.quotation && (
                    <Button
                      component={RouterLink}
                      to={quotationAddress(order.quotation.id)}
                      startIcon={<RequestQuote />}
                      sx={{ mt: 2 }}
                    >
                      {text("quotation", {
                        number: order.quotation.number,
                        price: formatterFor.rupees(order.quotation.price),
                      })}
                    </Button>
                  )}
                </Paper>
                {takesPaper(order) && (
                  <Suspense fallback={<DelayedProgress />}>
                    <OrderPaperSection id={order.id} />
                  </Suspense>
                )}
                <Suspense fallback={<DelayedProgress />}>
                  <OrderDispatches id={order.id} isCancelled={order.cancelledAt !== undefined} />
                </Suspense>
                <Suspense fallback={<DelayedProgress />}>
                  <PromisedDaysSection id={order.id} />
                </Suspense>
                {isOpen && (
                  <Suspense fallback={<DelayedProgress />}>
                    <OrderPlanSection id={order.id} />
                  </Suspense>
                )}
                <Suspense fallback={<DelayedProgress />}>
                  <OrderStages id={order.id} unit={order.unit} isOpen={isOpen} />
                </Suspense>
                <OrderReels reels={order.reels} />
                <Suspense fallback={<DelayedProgress />}>
                  {order.reels.length > 0 && <OrderWasteSection orderId={order.id} />}
                  {seesCost && order.reels.length > 0 && <JobCostSection orderId={order.id} />}
                </Suspense>
              </Box>
              <Box sx={column} {...inOrder}>
                <OrderSteps steps={order.steps} />
                <RecordHistory kind="order" />
              </Box>
            </Box>
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Screen>
  );
}

function OrderCell({
  field: { name, kind },
  order: { client, clientId },
}: Readonly<{ field: Field; order: OrderDetails }>) {
  const text = useTexts(orderTexts);
  const Cell = cellFor[kind];
  if (name !== "client") return <Cell source={name} />;
  return (
    <TextLink
      to={clientId === undefined ? clientAddress(client) : showAddress("clients", clientId)}
      title={text("ordersOf", { client })}
    >
      {client}
    </TextLink>
  );
}
