import { Button, MenuItem, TextField } from "@mui/material";
import { FieldTitle, useInput, useListContext } from "react-admin";
import * as z from "zod/mini";
import { calendarDate } from "../../../../contract/fields";
import { ListedOrder, listedStatuses } from "../../../../contract/orders";
import { useTexts } from "../../../texts/useTexts";
import { DateInput } from "../../schema/DateInput";
import { fieldsOf } from "../../schema/fieldsOf";
import { ChoiceInput, FilterRow, filterFor, SearchInput } from "../../schema/ListFilters";
import { schemaTexts } from "../../schema/texts";
import { useChoiceName } from "../../schema/useResourceTexts";
import { useListSummary } from "../../useHostQuery";

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

export default function OrderFilters() {
  const text = useTexts(schemaTexts);
  const { error, filterValues, setFilters } = useListContext();
  const choices = useListSummary("orderList", unfiltered, named)?.choices ?? {};
  if (error) return null;
  const all = text("list.all");
  return (
    <FilterRow minWidth={132}>
      <SearchInput />
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
      {Object.keys(filterValues).length > 0 && (
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
