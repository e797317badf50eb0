import type * as z from "zod/mini";
import { createFor, listFor, ownCall, updateFor } from "./call";
import type { Kind } from "./kinds";
import type { Access } from "./route";

interface Schemas {
  readonly row: z.ZodMiniObject;
  readonly create?: z.ZodMiniObject;
  readonly update?: z.ZodMiniObject;
  /** True if a record can be cancelled. */
  readonly cancel?: true;
  /** Other kinds that change when a record is created or cancelled. */
  readonly besides?: readonly Kind[];
}

type Path = `/admin/${string}`;
type Names = readonly [one: string, many: Kind];

/** The calls of a kind by their verbs. */
interface Verbs<P extends Path, A extends Access, Many extends Kind, S extends Schemas> {
  get: { path: P; method: "GET"; access: A } & ReturnType<typeof listFor<Many, S["row"]>>;
  create: { path: P; method: "POST"; access: A } & ReturnType<
    typeof createFor<Many, NonNullable<S["create"]>, S["row"]>
  >;
  update: { path: `${P}/:id`; method: "PUT"; access: A } & ReturnType<
    typeof updateFor<Many, NonNullable<S["update"]>, S["row"]>
  >;
  cancel: {
    path: `${P}/:id/cancel`;
    method: "PUT";
    access: A;
    changes: readonly Kind[];
    reply: S["row"];
    ignoresReply: true;
  };
}

type KindCalls<P extends Path, A extends Access, N extends Names, S extends Schemas> = {
  readonly [Verb in keyof Verbs<P, A, N[1], S> as Verb extends "get"
    ? `get${Capitalize<N[1]>}`
    : Verb extends keyof S
      ? `${Verb}${Capitalize<N[0]>}`
      : never]: Verbs<P, A, N[1], S>[Verb];
};

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Makes the calls of a record kind, such as `getAdvances`, `createAdvance`, `updateAdvance` and `cancelAdvance` of
 * `["advance", "advances"]`. A kind without `create`, `update` or `cancel` lacks the call.
 */
export function kindCalls<
  const P extends Path,
  const A extends Access,
  const N extends Names,
  const S extends Schemas,
>(path: P, access: A, names: N, schemas: S): KindCalls<P, A, N, S>;
export function kindCalls(
  path: Path,
  access: Access,
  [one, many]: Names,
  { row, create, update, cancel, besides = [] }: Schemas,
): object {
  const changes = [many, ...besides];
  const toCreate = create && { ...createFor(many, create, row), changes };
  const toUpdate = update && updateFor(many, update, row);
  const toCancel = cancel && { changes, reply: row, ignoresReply: cancel };
  const name = capitalized(one);
  return {
    [`get${capitalized(many)}`]: ownCall(path, "GET", access, listFor(many, row)),
    ...(toCreate && { [`create${name}`]: ownCall(path, "POST", access, toCreate) }),
    ...(toUpdate && { [`update${name}`]: ownCall(`${path}/:id`, "PUT", access, toUpdate) }),
    ...(toCancel && { [`cancel${name}`]: ownCall(`${path}/:id/cancel`, "PUT", access, toCancel) }),
  };
}
