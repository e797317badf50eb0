import { type Filter, ListSummary, type Summary } from "../../contract/list";
import { Reel } from "../../contract/reels";
import { applyListQuery } from "./applyListQuery";
import { callHost } from "./callHost";
import { fetchList } from "./fetchList";
import { parseReply, type Row } from "./looseValues";
import { hostCan } from "./session";
import { sumOf } from "./sumOf";

const isChoice = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
const isNumber = (value: unknown) => typeof value === "number";

/** What rows come to, as a host that knows the list query answers it; figures add up to a thousandth. */
export function summarize(rows: readonly Row[], { sums, choices }: Summary): ListSummary {
  const valuesOf = (field: string) => rows.map((row) => row[field]);
  const added = sums.map((field) => [
    field,
    sumOf(
      valuesOf(field).map((value) => (isNumber(value) ? value : undefined)),
      1000,
    ),
  ]);
  const chosen = choices.map((field) => [field, [...new Set(valuesOf(field).filter(isChoice))]]);
  return ListSummary.parse({
    total: rows.length,
    sums: Object.fromEntries(added),
    choices: Object.fromEntries(chosen),
  });
}

/**
 * What all reels come to that a filter lets through. A host that knows the list query adds them up
 * itself; of any other, and of one that does not know this part of it, the list is read.
 */
export async function stockSummary(filter: Filter, asked: Summary, signal?: AbortSignal) {
  if (hostCan("list-query")) {
    const query = { filter: JSON.stringify(filter), summary: JSON.stringify(asked) };
    const response = await callHost("getReelStocks", {}, { query, signal });
    const summary = ListSummary.safeParse(parseReply(await response.text()));
    if (summary.success) return summary.data;
  }
  const cut = { sort: undefined, range: undefined, filter };
  const { rows } = await fetchList("getReelStocks", Reel, cut, { signal });
  return summarize(applyListQuery(rows, cut).rows, asked);
}
