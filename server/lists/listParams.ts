import type * as z from "zod/mini";
import { validate } from "../../contract/errors";
import { CsvColumns, Filter, ListParams, Range, Sort, Summary } from "../../contract/list";
import { fieldTypeOf } from "../../contract/listFields";
import { isComparable } from "../../domain/lists/applyListQuery";
import type { FieldType } from "../../domain/lists/fieldTypes";
import { type ListQuery, readCondition } from "../../domain/lists/listQuery";
import { badRequest } from "../errors";

/** Reads a parameter that is JSON. @throws HttpError 400 for what is no JSON, or not of this schema */
export function readJson<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest({ [name]: "Must be JSON" });
  }
  const read = validate(schema, value);
  if (read.ok) return read.value;
  throw badRequest({ [name]: Object.values(read.errors).join("; ") });
}

const comparedWith: Record<FieldType, string> = {
  id: "a number",
  number: "a number",
  boolean: "nothing: it is yes or no",
  instant: "a date and time",
  text: "a text",
  list: "nothing: it is a list",
};

function checkFilter(row: z.ZodMiniObject, filter: ListQuery["filter"]) {
  const isField = (name: string) => Object.hasOwn(row.shape, name);
  for (const [name, wanted] of Object.entries(filter)) {
    if (name === "q") continue;
    const { field, comparison } = readCondition(name, isField);
    if (!isField(field)) throw badRequest({ filter: `Unknown field ${name}` });
    const fieldType = fieldTypeOf(row.shape[field]);
    const isPossible = [wanted]
      .flat()
      .every((value) => value === null || isComparable[fieldType](value));
    if (comparison !== undefined && !isPossible)
      throw badRequest({ filter: `${name} is compared with ${comparedWith[fieldType]}` });
  }
}

function checkSummary(row: z.ZodMiniObject, { sums, choices }: Summary) {
  const typeOf = (name: string) =>
    Object.hasOwn(row.shape, name) ? fieldTypeOf(row.shape[name]) : undefined;
  const wrong =
    sums.find((name) => typeOf(name) !== "number") ??
    choices.find((name) => ["list", undefined].includes(typeOf(name)));
  if (wrong !== undefined) throw badRequest({ summary: `${wrong} is no field for it` });
}

/** The parts of a list request: its rows, or their summary. */
export interface ListRequest {
  readonly query: ListQuery;
  readonly summary: Summary | undefined;
  readonly csv: CsvColumns | undefined;
}

/** All parameters are about fields of the rows. @throws HttpError 400 by the name of the wrong parameter */
export function readListRequest(
  row: z.ZodMiniObject,
  asked: unknown,
  csvRow: z.ZodMiniObject = row,
): ListRequest {
  const read = validate(ListParams, asked);
  if (!read.ok) throw badRequest(read.errors);
  const params = read.value;
  const sort = readJson("sort", Sort, params.sort);
  const range = readJson("range", Range, params.range);
  const filter = readJson("filter", Filter, params.filter) ?? {};
  const summary = readJson("summary", Summary, params.summary);
  const csv = readJson("csv", CsvColumns, params.csv);
  if (sort && !Object.hasOwn(row.shape, sort[0]))
    throw badRequest({ sort: `Unknown field ${sort[0]}` });
  checkFilter(row, filter);
  if (summary) checkSummary(row, summary);
  const unknown = csv?.columns.find((name) => !Object.hasOwn(csvRow.shape, name));
  if (unknown !== undefined) throw badRequest({ csv: `Unknown field ${unknown}` });
  return { query: { sort, range, filter }, summary, csv };
}
