import ListAlt from "@mui/icons-material/ListAlt";
import Refresh from "@mui/icons-material/Refresh";
import { Alert, Button } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { indiaDate } from "../../../../domain/indiaTime";
import { hasResource } from "../../../api/resources";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../canonicalPaths";
import { QuietError } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { useProjections } from "../../schedule/board";
import { kanbanTexts } from "../texts";
import { KanbanStages, useOpenStages } from "./CardStages";
import { KanbanFilters, KanbanToggles, useIsCompact, useKanbanFilter } from "./KanbanFilters";
import { columnsOf, filterOrders, type KanbanOrder, withoutColumn } from "./kanbanRules";
import { KanbanDay, KanbanPlan } from "./OrderCard";
import { OrdersKanban } from "./OrdersKanban";
import { useOrders } from "./useOrders";

const mostNamed = 10;
const none: readonly KanbanOrder[] = [];

export default function OrdersKanbanPage() {
  const text = useTexts(kanbanTexts);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useOrders();
  const stages = useOpenStages();
  const plan = useProjections();
  const { filter, setFilter } = useKanbanFilter();
  const [isCompact] = useIsCompact();
  const { client, product, unit, due } = filter;
  const orders = data ?? none;
  const today = indiaDate(new Date(dataUpdatedAt));
  const columns = useMemo(() => {
    const shown = filterOrders(orders, { client, product, unit, due }, today);
    return columnsOf(shown, dataUpdatedAt);
  }, [orders, client, product, unit, due, today, dataUpdatedAt]);

  const others = withoutColumn(orders);

  return (
    <Screen
      title={text("title")}
      actions={
        <>
          <KanbanFilters orders={orders} filter={filter} onChange={setFilter} />
          <Button startIcon={<Refresh />} loading={isFetching} onClick={() => void refetch()}>
            {text("reload")}
          </Button>
          {hasResource("orderList") && (
            <Button component={Link} to={addressOf("orders/list")} startIcon={<ListAlt />}>
              {text("list")}
            </Button>
          )}
          <Button component={Link} to={addressOf("admin/order-create")} variant="contained">
            {text("create")}
          </Button>
        </>
      }
    >
      <KanbanToggles orders={orders} filter={filter} onChange={setFilter} />
      {others.length > 0 && (
        <Alert severity="info" variant="outlined">
          {text("others", { smart_count: others.length })}{" "}
          {others
            .slice(0, mostNamed)
            .map(({ id, status }) => `#${id} (${status ?? "–"})`)
            .join(", ")}
          {others.length > mostNamed && "…"}
        </Alert>
      )}
      {error && data === undefined && (
        <QuietError message={text("notLoaded")} onRetry={() => void refetch()} />
      )}
      <KanbanDay value={today}>
        <KanbanStages value={stages}>
          <KanbanPlan value={plan}>
            <OrdersKanban
              columns={columns}
              state={data ? "loaded" : error ? "failed" : "loading"}
              isCompact={isCompact}
            />
          </KanbanPlan>
        </KanbanStages>
      </KanbanDay>
    </Screen>
  );
}
