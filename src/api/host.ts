import type * as z from "zod/mini";
import type { Call } from "../../contract/call";
import type { Calls } from "../../contract/callSchemas";
import type { BodyOf } from "../../contract/calls";
import { keepKnown, loadCall } from "../../contract/loadCall";
import type { CallName, PathParams, routes } from "../../contract/routes";
import type { Filter } from "../../domain/lists/listQuery";
import { createOnce } from "./createOnce";
import type { Row } from "./json";
import { fetchList, withIds } from "./lists";
import { readReply } from "./readReply";
import type { LenientRow, ListRow, RecordId } from "./readRow";
import { type CallOptions, sendCall } from "./sendCall";

type Routes = typeof routes;

/** The names of the calls of `host.call`. The stream of changes and the stations' calls have their own senders. */
export type HostCallName = {
  [N in CallName]: Routes[N] extends { access: "device" } ? never : N;
}[CallName];

/** Ids are sent as the host sent them: numbers or texts. */
type Sent<T> = {
  readonly [K in keyof T]: K extends "id" | "employeeId"
    ? RecordId
    : K extends "ids"
      ? readonly RecordId[]
      : T[K];
};

/** A list of the specified calls, which every host has (docs/another-host.md#the-28-calls). */
type ListCall = { row: z.ZodMiniObject; isSpecified: true };

/** The input of a call: the parameters of path and query, and the fields of the body, merged by name. */
export type InputOf<N extends HostCallName> = {
  readonly [K in keyof PathParams<N>]: RecordId;
} & (BodyOf<N> extends undefined ? unknown : Sent<BodyOf<N>>) &
  (Calls[N] extends { query: infer Q extends z.ZodMiniType } ? z.input<Q> : unknown) &
  (Calls[N] extends { encoding: "csv" } ? { readonly file: string } : unknown) &
  (Calls[N] extends { encoding: "file" } ? { readonly file: Blob } : unknown);

type JsonOf<C extends Call> = C extends ListCall
  ? ListRow<z.output<C["row"]>>[]
  : C["reply"] extends z.ZodMiniType
    ? C extends { isSpecified: true }
      ? LenientRow<z.output<C["reply"]>>
      : z.output<C["reply"]>
    : never;

/** A call's reply, as {@link readReply} reads it. */
export type ReplyOf<N extends HostCallName> = Calls[N] extends { ignoresReply: true }
  ? undefined
  : Calls[N]["reply"] extends "text"
    ? string
    : Calls[N]["reply"] extends string
      ? Blob
      : JsonOf<Calls[N]>;

type Signal = Pick<CallOptions, "signal">;

interface ListOptions extends Signal {
  /** A host with the list query returns the matching rows. Other hosts return all rows. */
  readonly filter?: Filter;
  /** Rows of an earlier reply. Unchanged rows keep their identity. */
  readonly known?: readonly Row[];
}

type ListCallName = {
  [N in HostCallName]: Calls[N] extends ListCall ? N : never;
}[HostCallName];

type Input = Readonly<Record<string, unknown>>;

const textsOf = (values: Input) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const pick = ({ shape }: z.ZodMiniObject, input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name in shape && value !== undefined),
  );

/** Returns the file of a picture. Undefined if the input has none. */
const pictureIn = (file: unknown) => (file instanceof Blob ? file : undefined);

/**
 * Makes a call of the table by its name: `host.call("moveOrder", { id, status })`. If a call that creates gets no reply
 * and is sent again, our own host creates one record.
 * @returns the reply, as the call's row says
 * @throws what {@link sendCall} throws, and UnreadableReply
 */
function call<N extends HostCallName>(
  name: N,
  input: InputOf<N>,
  options?: Signal,
): Promise<ReplyOf<N>>;
function call<N extends ListCallName>(
  name: N,
  input: InputOf<N>,
  options: ListOptions,
): Promise<ReplyOf<N>>;
async function call(
  name: HostCallName,
  input: Input,
  { signal, filter = {}, known }: ListOptions = {},
): Promise<unknown> {
  const row = await loadCall(name);
  const params = textsOf(input);
  const query = row.query && textsOf(pick(row.query, input));
  if (row.row !== undefined && row.isSpecified) {
    const listQuery = { sort: undefined, range: undefined, filter };
    const callParams = Object.entries(query ?? {});
    const { rows } = await fetchList(name, row.row, listQuery, {
      callParams: callParams,
      signal,
      known,
    });
    return withIds(row.key ?? ["id"], rows);
  }
  const fields = row.body && (await keepKnown(row.body, pick(row.body, input)));
  const body = fields && row.encoding === "form" ? new URLSearchParams(textsOf(fields)) : fields;
  const file = row.encoding === "csv" ? String(input.file) : pictureIn(input.file);
  const sent = input.dryRun === "true" ? { ...row, changes: [] } : row;
  const send = (sending: CallOptions) =>
    sendCall(sent, params, { query, file, signal, ...sending });
  const response = await (fields && row.creates ? createOnce(name, fields, send) : send({ body }));
  return readReply(name, row, response);
}

export const host = { call };
