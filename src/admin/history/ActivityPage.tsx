import Refresh from "@mui/icons-material/Refresh";
import { Box, Button, MenuItem, Paper, TextField } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { ActivityFilter } from "../../../contract/history";
import { type RecordKind, recordKinds } from "../../../contract/records";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { DateField } from "../layout/DateField";
import { Screen } from "../layout/Screen";
import { useHostQuery } from "../useHostQuery";
import { HistoryPages, useHistoryPages } from "./HistorySection";
import { historyTexts } from "./texts";
import { useChangeWords } from "./useChangeWords";

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onSet: (name: string, value: string) => void;
  readonly onClear: () => void;
}

const imports: readonly CallName[] = ["importEmployees", "importRecords"];

/** The writes without an entry in the activity: reads by POST, proofs of a second factor, and calls of visitors. */
const unnoted: readonly CallName[] = [
  "login",
  "submitContact",
  "sendEnquiryFile",
  "getEmployeeNameAndUnit",
  "beginApp",
  "beginPasskey",
  "beginProof",
  "finishProof",
];

const changing = callNames.filter(
  (name) => routes[name].method !== "GET" && !unnoted.includes(name) && !imports.includes(name),
);

type Choice = Readonly<{ id: string; name: string }>;

const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name);

/** The record kinds of calls whose names have another word than the kind's after the verb. */
const otherSubjects: Readonly<Record<string, RecordKind>> = {
  statutoryrate: "rate",
  rate: "price",
  invoicesettings: "invoicing",
};

/** Returns the kind after the verb of a call's name: `reel` for `registerReel`, `board` for `updateBoardSettings`. */
export function kindOfCall(call: string): RecordKind | undefined {
  const subject = call.replace(/^[a-z]+/, "").toLowerCase();
  const [longest] = recordKinds
    .filter((kind) => subject.startsWith(kind.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return otherSubjects[subject] ?? longest;
}

/** Adds the record kind to the names of calls, where several calls have the same name. */
function withoutLikes(choices: readonly Choice[], kindText: (kind: string) => string): Choice[] {
  const count = (name: string) => choices.filter((choice) => choice.name === name).length;
  return choices.map(({ id, name }) => {
    const kind = count(name) > 1 ? kindOfCall(id) : undefined;
    return { id, name: kind === undefined ? name : `${name} (${kindText(kind)})` };
  });
}

function ActivityFilters({ filter, onSet, onClear }: ActivityFiltersProps) {
  const { text, kindText, callText } = useChangeWords();
  // The first page of the unfiltered activity includes the authors.
  const { data } = useHostQuery({
    key: ["history", "authors"],
    ask: async (host, signal) => (await host.call("getActivity", {}, { signal })).authors ?? [],
  });
  const single = changing.map((id) => ({ id, name: callText(id) }));
  const imported = { id: imports.join(","), name: callText("importRecords") };
  const choices = {
    by: (data ?? []).map((name) => ({ id: name, name })),
    kind: recordKinds.map((kind) => ({ id: kind, name: kindText(kind) })).sort(byName),
    call: withoutLikes([...single, imported], kindText).sort(byName),
  };
  const propsOf = (name: keyof typeof historyTexts.english.filters & keyof ActivityFilter) => ({
    label: text(`filters.${name}`),
    value: filter[name],
    onChange: (value: string) => onSet(name, value),
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      {(["by", "kind", "call"] as const).map((name) => (
        <SelectFilter
          key={name}
          {...propsOf(name)}
          all={text("filters.all")}
          choices={choices[name]}
        />
      ))}
      {(["from", "to"] as const).map((name) => (
        <DateField
          key={name}
          type="date"
          label={text(`filters.${name}`)}
          value={filter[name]}
          last={indiaDate(new Date())}
          onChange={({ target }) => onSet(name, target.value)}
          fullWidth={false}
          sx={filterLook}
        />
      ))}
      {Object.keys(filter).length > 0 && <Button onClick={onClear}>{text("filters.clear")}</Button>}
    </Box>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

const filterLook = { m: 0, width: { xs: "calc(50% - 6px)", sm: 190 } } as const;

interface SelectFilterProps extends FilterProps {
  readonly all: string;
  readonly choices: readonly Choice[];
}

function SelectFilter({ all, choices, label, value = "", onChange }: SelectFilterProps) {
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
      sx={filterLook}
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

export default function ActivityPage() {
  const text = useTexts(historyTexts);
  const { filter, set, clear } = useActivityFilter();
  const pages = useHistoryPages(["activity", filter], (host, before, signal) =>
    host.call("getActivity", { ...filter, before }, { signal }),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Screen
      title={text("activity")}
      actions={
        <Button
          startIcon={<Refresh />}
          loading={pages.isFetching}
          onClick={() => void pages.refetch()}
        >
          {text("reload")}
        </Button>
      }
    >
      <ActivityFilters filter={filter} onSet={set} onClear={clear} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <HistoryPages
          pages={pages}
          empty={text(isFiltered ? "nothingFound" : "emptyActivity")}
          namesRecords
        />
      </Paper>
    </Screen>
  );
}

/** Reads the filter from an address. Invalid values, such as an impossible date, are ignored. */
function readFilter(search: URLSearchParams): ActivityFilter {
  const named = Object.entries(ActivityFilter.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(search.get(name) ?? undefined);
    return value.success && value.data !== undefined ? [[name, value.data]] : [];
  });
  return ActivityFilter.parse(Object.fromEntries(named));
}

type Chosen = Readonly<Record<string, string>>;

const chosenIn = (filter: ActivityFilter): Chosen =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the activity's filter from the address, where a reload and Back find it again. */
function useActivityFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const latest = useRef<Chosen>({});
  useEffect(() => {
    latest.current = chosenIn(filter);
  }, [filter]);

  const choose = (chosen: Chosen) => {
    // A second choice may come before the first one is in the address that this screen has read.
    latest.current = chosen;
    setSearch(
      Object.entries(chosen).filter(([, value]) => value !== ""),
      { replace: true },
    );
  };
  return {
    filter,
    set: (name: string, value: string) => choose({ ...latest.current, [name]: value }),
    clear: () => choose({}),
  };
}
