import { useListContext } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import { ChoiceInput } from "../../schema/filterFor";
import { FilterRow, SearchInput } from "../../schema/ListFilters";
import { schemaTexts } from "../../schema/texts";
import { useListSummary } from "../../schema/useListSummary";
import { useTexts } from "../../useTexts";

const stockFilters = [
  "status",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "supplierName",
] as const satisfies readonly (keyof Reel)[];

const order = new Intl.Collator("en", { numeric: true });

/** Choices in the order in which people look for them. */
export const stockOrder = (choices: readonly (string | number | boolean)[]) =>
  choices
    .map((choice) => (typeof choice === "boolean" ? String(choice) : choice))
    .sort((one, other) => order.compare(String(one), String(other)));

const unfiltered = {};
const inStock = { sums: [], choices: [...stockFilters] };

/** The stock's filters: a search of all texts, and choices that each offer what there is in stock. */
export default function StockFilters() {
  const text = useTexts(schemaTexts);
  const { error } = useListContext();
  const summary = useListSummary("reels", unfiltered, inStock);
  if (error || summary === undefined) return null;
  return (
    <FilterRow minWidth={140} maxWidth={1100}>
      <SearchInput />
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
