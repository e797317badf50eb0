import { useListContext } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import { useTexts } from "../../../texts/useTexts";
import { Figures } from "../../layout/Facts";
import { DelayedProgress } from "../../layout/QueryResult";
import { formatterFor } from "../../schema/formatterFor";
import { ChoiceInput, FilterRow } from "../../schema/ListFilters";
import { schemaTexts } from "../../schema/texts";
import { useListSummary } from "../../useHostQuery";
import { reelsTexts } from "../reelTexts";

export default function StockSummary() {
  return (
    <>
      <StockFilters />
      <StockTotals />
    </>
  );
}

const stockFilters = [
  "status",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "supplierName",
] as const satisfies readonly (keyof Reel)[];

const order = new Intl.Collator("en", { numeric: true });

/** Sorts the choices of a filter: texts by the alphabet, and numbers, also within texts, by size. */
export const stockOrder = (choices: readonly (string | number | boolean)[]) =>
  choices
    .map((choice) => (typeof choice === "boolean" ? String(choice) : choice))
    .sort((one, other) => order.compare(String(one), String(other)));

const unfiltered = {};
const inStock = { sums: [], choices: [...stockFilters] };

function StockFilters() {
  const text = useTexts(schemaTexts);
  const { error } = useListContext();
  const { data: summary, isPending } = useListSummary("reels", unfiltered, inStock);
  if (error || summary === undefined) return isPending && <DelayedProgress />;
  return (
    <FilterRow minWidth={132} hasSearch>
      {stockFilters.map((name) => (
        <ChoiceInput
          key={name}
          field={{
            name,
            kind: "choice",
            isRequired: false,
            choices: stockOrder(summary.choices[name] ?? []),
          }}
          isRequired={false}
          emptyText={text("list.all")}
        />
      ))}
    </FilterRow>
  );
}

const weights = { sums: ["currentWeight", "initialWeight"], choices: [] };
const nothing = { sum: 0, missing: 0 };

function StockTotals() {
  const text = useTexts(reelsTexts);
  const { filterValues } = useListContext();
  const { data: summary, isPending } = useListSummary("reels", filterValues, weights);
  if (summary === undefined) return isPending && <DelayedProgress />;
  const { currentWeight: current = nothing, initialWeight: initial = nothing } = summary.sums;
  const weightOf = ({ sum, missing }: typeof nothing) => ({
    value: formatterFor.kilograms(sum),
    missing,
  });
  return (
    <Figures
      label={text("totals.title")}
      figures={[
        { label: text("totals.reels"), value: String(summary.total) },
        { label: text("totals.current"), ...weightOf(current) },
        { label: text("totals.initial"), ...weightOf(initial) },
      ]}
    />
  );
}
