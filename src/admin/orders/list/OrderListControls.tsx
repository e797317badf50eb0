import Add from "@mui/icons-material/Add";
import ViewKanban from "@mui/icons-material/ViewKanban";
import { Alert, Box, Button, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { FieldTitle, useInput, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { calendarDate } from "../../../../contract/fields";
import {
  isOrderStatus,
  ListedOrder,
  listedStatuses,
  orderStatuses,
} from "../../../../contract/orders";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../addresses";
import { stageTexts, useStageValues } from "../../machines/stageTexts";
import { BulkCall } from "../../schema/BulkCall";
import { DateInput } from "../../schema/DateInput";
import { fieldsOf } from "../../schema/fieldsOf";
import { ChoiceInput, FilterRow, filterFor } from "../../schema/ListFilters";
import { schemaTexts } from "../../schema/texts";
import { useChoiceName } from "../../schema/useResourceTexts";
import { useListSummary } from "../../useHostQuery";
import { useOpenStages } from "../kanban/CardStages";
import { seenColumn } from "../seenColumn";
import { kanbanTexts, moveTogetherTexts } from "../texts";

const unfiltered = {};
const namedInOrders = ["client", "productType"] as const;
const named = { sums: [], choices: [...namedInOrders] };

/** The number names an order. The filter takes digits and has no other comparison. */
const NumberFilter = filterFor.whole;

const [number] = fieldsOf(ListedOrder, ["id"]);
const units = fieldsOf(ListedOrder, ["unit"]);
const days = fieldsOf(
  z.object({
    expectedCompletionDate_gte: calendarDate(),
    expectedCompletionDate_lte: calendarDate(),
  }),
);

const collator = new Intl.Collator("en", { numeric: true });

export function OrderFilters() {
  const text = useTexts(schemaTexts);
  const { error, filterValues, setFilters } = useListContext();
  const choices = useListSummary("orderList", unfiltered, named).data?.choices ?? {};
  if (error) return null;
  const all = text("list.all");
  return (
    <FilterRow minWidth={132} hasSearch>
      {number && <NumberFilter field={number} isRequired={false} />}
      {namedInOrders.map((name) => (
        <NameFilter key={name} name={name} names={(choices[name] ?? []).map(String)} />
      ))}
      <StatusFilter />
      {units.map((field) => (
        <ChoiceInput key={field.name} field={field} isRequired={false} emptyText={all} />
      ))}
      {days.map((field) => (
        <DateInput key={field.name} field={field} isRequired={false} />
      ))}
      {Object.keys(filterValues).some((name) => name !== "isLate") && (
        <Button onClick={() => setFilters({}, {})} sx={{ justifySelf: "start" }}>
          {text("list.clearFilters")}
        </Button>
      )}
    </FilterRow>
  );
}

/** A filter by one of the orders' names. The choices include the name in the address, also if no order has it. */
function NameFilter({ name, names }: { readonly name: string; readonly names: readonly string[] }) {
  const text = useTexts(schemaTexts);
  const { filterValues } = useListContext();
  const chosen: unknown = filterValues[name];
  const isOther = typeof chosen === "string" && chosen !== "" && !names.includes(chosen);
  const choices = [...names, ...(isOther ? [chosen] : [])].sort(collator.compare);
  return (
    <ChoiceInput
      field={{ name, kind: "choice", isRequired: false, choices }}
      isRequired={false}
      emptyText={text("list.all")}
    />
  );
}

function StatusFilter() {
  const nameOf = useChoiceName();
  const { id, field } = useInput({ source: "status", defaultValue: "" });
  const { ref, value, onChange, ...controlled } = field;
  const chosen: readonly string[] = [value].flat().filter((one) => one !== "");
  return (
    <TextField
      {...controlled}
      id={id}
      inputRef={ref}
      select
      value={chosen}
      onChange={({ target }) => onChange(target.value.length === 0 ? "" : target.value)}
      label={<FieldTitle source="status" />}
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => chosen.map((status) => nameOf("status", status)).join(", "),
        },
      }}
    >
      {listedStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {nameOf("status", status)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function OrderListActions() {
  const text = useTexts(kanbanTexts);
  return (
    <>
      <Button component={Link} to={addressOf("orders")} startIcon={<ViewKanban />}>
        {text("title")}
      </Button>
      <Button
        component={Link}
        to={addressOf("admin/order-create")}
        variant="contained"
        startIcon={<Add />}
      >
        {text("create")}
      </Button>
    </>
  );
}

/** Asks if the last stage of selected orders has fewer good pieces than they need. A host without machines asks nothing. */
function BelowQuantities() {
  const text = useTexts(stageTexts);
  const valuesOf = useStageValues();
  const { selectedIds } = useListContext();
  const stages = useOpenStages();
  const below = selectedIds.flatMap((id) => {
    const last = stages.get(id)?.stages.at(-1);
    return last && last.good < last.required ? [{ id, last }] : [];
  });
  if (below.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {text("belowTogether", { smart_count: below.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {below.map(({ id, last }) => (
          <li key={id}>{text("belowOf", { id: String(id), ...valuesOf(last) })}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** Moves the selected orders to one column. Orders that leave together have one transport number. */
export function MoveTogether() {
  const text = useTexts(moveTogetherTexts);
  const columnText = useTexts(kanbanTexts);
  const [status, setStatus] = useState<(typeof orderStatuses)[number]>("IN_PROGRESS");
  const [typed, setTyped] = useState("");
  const isShipping = status === "SHIPPED";
  const transportNumber = typed.trim();
  return (
    <BulkCall<ListRow<ListedOrder>>
      label={text("move")}
      nameOf={({ id, client = "" }) => `#${id} ${client}`}
      check={() =>
        isShipping && transportNumber === "" ? columnText("confirm.missing") : undefined
      }
      call={(host, { id, status: seen }) =>
        host.call("moveOrder", {
          id,
          status,
          ...seenColumn(seen),
          ...(isShipping && { transportNumber }),
        })
      }
    >
      <TextField
        select
        autoFocus
        margin="normal"
        label={text("to")}
        value={status}
        onChange={({ target: { value } }) => isOrderStatus(value) && setStatus(value)}
      >
        {orderStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {columnText(`columns.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {status === "COMPLETED" && <BelowQuantities />}
      {isShipping && (
        <TextField
          required
          margin="normal"
          label={columnText("confirm.transportNumber")}
          placeholder={columnText("confirm.placeholder")}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: "off" } }}
        />
      )}
    </BulkCall>
  );
}
