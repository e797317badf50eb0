import type * as z from "zod/mini";
import { createFor, listFor, ownCall, updateFor } from "./call";
import type { Kind } from "./kinds";
import type { Access, Method } from "./route";

interface Schemas {
  readonly row: z.ZodMiniObject;
  readonly create?: z.ZodMiniObject;
  readonly edit?: z.ZodMiniObject;
  /** True if a record can be cancelled. */
  readonly cancels?: true;
  /** Other kinds that a new and a cancelled record change. */
  readonly besides?: readonly Kind[];
}

type Names = readonly [one: string, many: Kind];
type Path = `/admin/${string}`;

type Made<P extends string, M extends Method, A extends Access, Rest> = Rest & {
  readonly path: P;
  readonly method: M;
  readonly access: A;
};

type ListOf<N extends Kind, R extends z.ZodMiniObject> = ReturnType<typeof listFor<N, R>>;
type CreationOf<N extends Kind, B extends z.ZodMiniObject, R extends z.ZodMiniObject> = ReturnType<
  typeof createFor<N, B, R>
>;
type EditOf<N extends Kind, B extends z.ZodMiniObject, R extends z.ZodMiniObject> = ReturnType<
  typeof updateFor<N, B, R>
>;

interface Cancellation<R> {
  readonly changes: readonly Kind[];
  readonly reply: R;
  readonly ignoresReply: true;
}

type KindCalls<P extends Path, A extends Access, N extends Names, S extends Schemas> = {
  readonly [Name in `get${Capitalize<N[1]>}`]: Made<P, "GET", A, ListOf<N[1], S["row"]>>;
} & (S extends { readonly create: infer B extends z.ZodMiniObject }
  ? {
      readonly [Name in `create${Capitalize<N[0]>}`]: Made<
        P,
        "POST",
        A,
        CreationOf<N[1], B, S["row"]>
      >;
    }
  : unknown) &
  (S extends { readonly edit: infer B extends z.ZodMiniObject }
    ? {
        readonly [Name in `update${Capitalize<N[0]>}`]: Made<
          `${P}/:id`,
          "PUT",
          A,
          EditOf<N[1], B, S["row"]>
        >;
      }
    : unknown) &
  (S extends { readonly cancels: true }
    ? {
        readonly [Name in `cancel${Capitalize<N[0]>}`]: Made<
          `${P}/:id/cancel`,
          "PUT",
          A,
          Cancellation<S["row"]>
        >;
      }
    : unknown);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Makes the calls of a record kind, such as `getAdvances`, `createAdvance`, `updateAdvance` and `cancelAdvance` of
 * `["advance", "advances"]`. A kind without `create`, `edit` or `cancels` lacks the call.
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
  { row, create, edit, cancels, besides = [] }: Schemas,
): object {
  const changes = [many, ...besides];
  return {
    [`get${capitalized(many)}`]: ownCall(path, "GET", access, listFor(many, row)),
    ...(create && {
      [`create${capitalized(one)}`]: ownCall(path, "POST", access, {
        ...createFor(many, create, row),
        changes,
      }),
    }),
    ...(edit && {
      [`update${capitalized(one)}`]: ownCall(`${path}/:id`, "PUT", access, {
        ...updateFor(many, edit, row),
      }),
    }),
    ...(cancels && {
      [`cancel${capitalized(one)}`]: ownCall(`${path}/:id/cancel`, "PUT", access, {
        changes,
        reply: row,
        ignoresReply: true,
      }),
    }),
  };
}
