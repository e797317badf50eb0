import ListAlt from "@mui/icons-material/ListAlt";
import Refresh from "@mui/icons-material/Refresh";
import { Alert, Box, Button, Chip, TextField } from "@mui/material";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useStore } from "react-admin";
import { Link, useSearchParams } from "react-router-dom";
import type { units } from "../../../../contract/fields";
import { indiaDate } from "../../../../domain/indiaTime";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../addresses";
import { QuietError } from "../../layout/QueryResult";
import { Screen, useIsOpen } from "../../layout/Screen";
import { useProjections } from "../../schedule/board";
import { kanbanTexts } from "../texts";
import { KanbanStages, useOpenStages } from "./CardStages";
import {
  columnsOf,
  dueChoices,
  filterOrders,
  type KanbanFilter,
  type KanbanOrder,
  namesIn,
  noFilter,
  withoutColumn,
} from "./kanbanRules";
import { KanbanDay, KanbanPlan } from "./OrderCard";
import { OrdersKanban } from "./OrdersKanban";
import { useOrders } from "./useOrders";

const mostNamed = 10;

/** A copy of `units` of `contract/fields.ts`: an import of the value would load the schemas with the kanban. */
const plantUnits = ["A", "B"] as const satisfies typeof units;

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
          {isOwnHost() && (
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

const writeSearch = (filter: KanbanFilter) =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();

/**
 * Returns the kanban's filter from the address, where a reload and Back find it again. An address without a filter
 * shows the account's last one.
 */
function useKanbanFilter() {
  const [search, setSearch] = useSearchParams();
  const [stored, store] = useStore("kanban.filter", "");
  const isOpen = useIsOpen();
  const shown = search.size > 0 ? search : new URLSearchParams(stored);
  const filter: KanbanFilter = {
    client: shown.get("client") ?? "",
    product: shown.get("product") ?? "",
    unit: shown.get("unit") ?? "",
    due: dueChoices.find((due) => due === shown.get("due")) ?? "",
  };
  const setFilter = (changed: KanbanFilter) => {
    // A late filter would lead back from the page that the person went to.
    if (!isOpen()) return;
    store(writeSearch(changed));
    setSearch(writeSearch(changed), { replace: true });
  };
  return { filter, setFilter };
}

/** Returns whether cards are compact, and the function that changes it. The account keeps it. */
const useIsCompact = () => useStore("kanban.compact", false);

interface KanbanFiltersProps {
  readonly orders: readonly KanbanOrder[];
  readonly filter: KanbanFilter;
  readonly onChange: (filter: KanbanFilter) => void;
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A filter that a press sets and a second press clears. */
const Toggle = ({ isOn, onClick, children }: ToggleProps) => (
  <Chip
    component="button"
    label={children}
    aria-pressed={isOn}
    variant={isOn ? "filled" : "outlined"}
    color={isOn ? "primary" : "default"}
    onClick={onClick}
    sx={{ minHeight: { xs: 44, sm: 32 } }}
  />
);

function KanbanFilters({ orders, filter, onChange }: KanbanFiltersProps) {
  const text = useTexts(kanbanTexts);
  const clients = useMemo(() => namesIn(orders, "client"), [orders]);
  const products = useMemo(() => namesIn(orders, "productType"), [orders]);
  const isSet = writeSearch(filter) !== "";
  return (
    <>
      <SuggestInput
        label={text("filter.client")}
        value={filter.client}
        suggestions={clients}
        onChange={(client) => onChange({ ...filter, client })}
      />
      <SuggestInput
        label={text("filter.product")}
        value={filter.product}
        suggestions={products}
        onChange={(product) => onChange({ ...filter, product })}
      />
      {isSet && <Button onClick={() => onChange(noFilter)}>{text("filter.clear")}</Button>}
    </>
  );
}

/** The filters of one press, and the choice of compact cards, in a row above the columns. */
function KanbanToggles({ orders, filter, onChange }: KanbanFiltersProps) {
  const text = useTexts(kanbanTexts);
  const [isCompact, setCompact] = useIsCompact();
  // Without orders, which may still be loading, the toggles of all units are shown, so that the toolbar does not move.
  const offered = useMemo(
    () => (orders.length === 0 ? plantUnits : namesIn(orders, "unit")),
    [orders],
  );
  const toggle = <K extends "unit" | "due">(name: K, value: KanbanFilter[K]) =>
    onChange({ ...filter, [name]: filter[name] === value ? "" : value });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
      {dueChoices.map((due) => (
        <Toggle key={due} isOn={filter.due === due} onClick={() => toggle("due", due)}>
          {text(`filter.${due}`)}
        </Toggle>
      ))}
      {(offered.length > 1 || filter.unit !== "") &&
        offered.map((unit) => (
          <Toggle key={unit} isOn={filter.unit === unit} onClick={() => toggle("unit", unit)}>
            {text("filter.unit", { unit })}
          </Toggle>
        ))}
      <Toggle isOn={isCompact} onClick={() => setCompact(!isCompact)}>
        {text("compact")}
      </Toggle>
    </Box>
  );
}

interface SuggestInputProps {
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly onChange: (value: string) => void;
}

const debounceMs = 150;

function SuggestInput({ label, value, suggestions, onChange }: SuggestInputProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const list = useId();

  // A late filter value from this field must not remove the letters typed since.
  if (shown !== value) {
    setShown(value);
    setSent(value);
    if (value !== sent) setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = window.setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, debounceMs);
    return () => window.clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        fullWidth={false}
        autoComplete="off"
        slotProps={{ htmlInput: { list } }}
        sx={{ m: 0, width: { xs: "calc(50% - 6px)", sm: 170 } }}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
