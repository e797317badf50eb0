import type * as z from "zod/mini";
import { validate } from "../../contract/errors";
import {
  CsvColumns,
  Filter,
  fieldTypeOf,
  ListParams,
  Range,
  Sort,
  Summary,
} from "../../contract/list";
import {
  type FieldType,
  isComparable,
  type ListQuery,
  readCondition,
} from "../../domain/lists/listQuery";
import type { MessageCode } from "../../domain/messages/catalogue";
import { say } from "../../domain/messages/say";
import { badRequest } from "../errors";

/** Reads a JSON parameter. @throws HttpError 400 if it is not JSON or does not match the schema */
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
    throw badRequest({ [name]: say("list.json") });
  }
  const read = validate(schema, value);
  if (read.ok) return read.value;
  throw badRequest({
    [name]: say("fieldErrors", { errors: { all: Object.values(read.messages), by: "; " } }),
  });
}

const comparedWith = {
  id: "list.comparedWithNumber",
  number: "list.comparedWithNumber",
  boolean: "list.yesOrNo",
  instant: "list.comparedWithDate",
  text: "list.comparedWithText",
  list: "list.isList",
} as const satisfies Record<FieldType, MessageCode>;

function checkFilter(row: z.ZodMiniObject, filter: ListQuery["filter"]) {
  const isField = (name: string) => Object.hasOwn(row.shape, name);
  for (const [name, wanted] of Object.entries(filter)) {
    if (name === "q") continue;
    const { field, comparison } = readCondition(name, isField);
    if (!isField(field)) throw badRequest({ filter: say("list.unknownField", { field: name }) });
    const fieldType = fieldTypeOf(row.shape[field]);
    const isPossible = [wanted]
      .flat()
      .every((value) => value === null || isComparable[fieldType](value));
    if (comparison !== undefined && !isPossible)
      throw badRequest({ filter: say(comparedWith[fieldType], { field: name }) });
  }
}

function checkSummary(row: z.ZodMiniObject, { sums, choices }: Summary) {
  const typeOf = (name: string) =>
    Object.hasOwn(row.shape, name) ? fieldTypeOf(row.shape[name]) : undefined;
  const wrong =
    sums.find((name) => typeOf(name) !== "number") ??
    choices.find((name) => ["list", undefined].includes(typeOf(name)));
  if (wrong !== undefined) throw badRequest({ summary: say("list.noSummary", { field: wrong }) });
}

/** The parts of a list request: its rows, or their summary. */
export interface ListRequest {
  readonly query: ListQuery;
  readonly summary: Summary | undefined;
  readonly csv: CsvColumns | undefined;
}

/**
 * Reads the parameters of a list, which are all about fields of the rows.
 * @throws HttpError 400 by the name of the wrong parameter
 */
export function readListRequest(
  row: z.ZodMiniObject,
  query: unknown,
  csvRow: z.ZodMiniObject = row,
): ListRequest {
  const read = validate(ListParams, query);
  if (!read.ok) throw badRequest(read.messages);
  const params = read.value;
  const sort = readJson("sort", Sort, params.sort);
  const range = readJson("range", Range, params.range);
  const filter = readJson("filter", Filter, params.filter) ?? {};
  const summary = readJson("summary", Summary, params.summary);
  const csv = readJson("csv", CsvColumns, params.csv);
  if (sort && !Object.hasOwn(row.shape, sort[0]))
    throw badRequest({ sort: say("list.unknownField", { field: sort[0] }) });
  checkFilter(row, filter);
  if (summary) checkSummary(row, summary);
  const unknown = csv?.columns.find((name) => !Object.hasOwn(csvRow.shape, name));
  if (unknown !== undefined)
    throw badRequest({ csv: say("list.unknownField", { field: unknown }) });
  return { query: { sort, range, filter }, summary, csv };
}
