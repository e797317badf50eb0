import { Box, Button, MenuItem, TextField } from "@mui/material";
import type { ActivityFilter } from "../../../contract/history";
import { recordKinds } from "../../../contract/records";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { indiaDate } from "../../../domain/indiaTime";
import { useHostQuery } from "../useHostQuery";
import { useChangeWords } from "./useChangeWords";

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onSet: (name: string, value: string) => void;
  readonly onClear: () => void;
}

/** Calls that are one kind of change in the filter. */
const imports: readonly CallName[] = ["importEmployees", "importRecords"];

/** Posts that only read, and what visitors send. */
const unnoted: readonly CallName[] = ["login", "submitContact", "getEmployeeNameAndUnit"];

const changing = callNames.filter(
  (name) => routes[name].method !== "GET" && !unnoted.includes(name) && !imports.includes(name),
);

interface Choice {
  readonly id: string;
  readonly name: string;
}

const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name);

/** Adds the subject of a call to names that several calls share. */
function withoutLikes(choices: readonly Choice[]): Choice[] {
  const count = (name: string) => choices.filter((choice) => choice.name === name).length;
  return choices.map(({ id, name }) => ({
    id,
    name: count(name) > 1 ? `${name} (${about(id)})` : name,
  }));
}

/** Returns the subject of a call, which is the end of the call's name: `reel` for `registerReel`. */
const about = (call: string) =>
  call
    .replace(/^[a-z]+/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** Narrows the activity to who, what, which change and which days. */
export function ActivityFilters({ filter, onSet, onClear }: ActivityFiltersProps) {
  const { text, kindText, callText } = useChangeWords();
  // The first page of the unfiltered activity includes the authors.
  const { data } = useHostQuery({
    key: ["history", "authors"],
    ask: async (host, signal) => (await host.call("getActivity", {}, { signal })).authors ?? [],
  });
  const authors = (data ?? []).map((name) => ({ id: name, name }));
  const kinds = recordKinds.map((kind) => ({ id: kind, name: kindText(kind) })).sort(byName);
  const single = changing.map((id) => ({ id, name: callText(id) }));
  const imported = { id: imports.join(","), name: callText("importRecords") };
  const calls = withoutLikes([...single, imported]).sort(byName);
  const set = (name: string) => (value: string) => onSet(name, value);
  const all = text("filters.all");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <SelectFilter
        label={text("filters.by")}
        all={all}
        choices={authors}
        value={filter.by}
        onChange={set("by")}
      />
      <SelectFilter
        label={text("filters.kind")}
        all={all}
        choices={kinds}
        value={filter.kind}
        onChange={set("kind")}
      />
      <SelectFilter
        label={text("filters.call")}
        all={all}
        choices={calls}
        value={filter.call}
        onChange={set("call")}
      />
      <DateFilter label={text("filters.from")} value={filter.from} onChange={set("from")} />
      <DateFilter label={text("filters.to")} value={filter.to} onChange={set("to")} />
      {Object.keys(filter).length > 0 && <Button onClick={onClear}>{text("filters.clear")}</Button>}
    </Box>
  );
}

interface FilterInputProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

const width = { m: 0, width: { xs: "calc(50% - 6px)", sm: 190 } };

interface SelectFilterProps extends FilterInputProps {
  readonly all: string;
  readonly choices: readonly Choice[];
}

function SelectFilter({ label, all, choices, value = "", onChange }: SelectFilterProps) {
  // A value from the address is a choice even if no change matches it.
  const named = value === "" || choices.some(({ id }) => id === value);
  const shown = named ? choices : [...choices, { id: value, name: value }];
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth={false}
      sx={width}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {shown.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DateFilter({ label, value = "", onChange }: FilterInputProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth={false}
      sx={width}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: indiaDate(new Date()) } }}
    />
  );
}
