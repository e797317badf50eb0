import { type ActivityFilter, historyCalls } from "../../contract/history";
import { callHost } from "./callHost";
import { readStrictly, readText } from "./readReply";
import type { RecordId } from "./readRow";

/** A parameter of the query for each value that there is. */
const queryOf = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** The calls about changes and of an order's page, for a host that has them: no other one is ever asked. */
export const historyMethods = {
  /** A page of a record's changes; those before the change `before`. */
  getHistory: async (
    { kind, id }: { readonly kind: string; readonly id: RecordId },
    before?: number,
    signal?: AbortSignal,
  ) => {
    const query = queryOf({ before });
    const response = await callHost("getHistory", { kind, id: String(id) }, { query, signal });
    return readStrictly("getHistory", historyCalls.getHistory.reply, response);
  },

  /** A page of all changes that the filter lets through. */
  getActivity: async (filter: ActivityFilter, before?: number, signal?: AbortSignal) => {
    const query = queryOf({ ...filter, before });
    const response = await callHost("getActivity", {}, { query, signal });
    return readStrictly("getActivity", historyCalls.getActivity.reply, response);
  },

  getOrder: async (id: RecordId, signal?: AbortSignal) => {
    const response = await callHost("getOrder", { id: String(id) }, { signal });
    return readStrictly("getOrder", historyCalls.getOrder.reply, response);
  },

  /** What the signed-in admin can take back at present, the latest change first. */
  getUndoable: async (signal?: AbortSignal) => {
    const response = await callHost("getUndoable", {}, { signal });
    return (await readStrictly("getUndoable", historyCalls.getUndoable.reply, response)).changes;
  },

  /** Undoes a change. @returns the host's message about other restored records, or an empty text */
  undoChange: async (id: number): Promise<string> =>
    readText(await callHost("undoChange", { id: String(id) })),
};
