import type { z } from "zod";
import type { Calls } from "../../contract/calls";
import type { CallName, PathParams } from "../../contract/routes";
import type { DeviceCookies } from "../auth/devices";
import type { PasswordCost } from "../auth/passwords";
import type { Session, Sessions } from "../auth/sessions";
import type { Database } from "../db/connect";
import type { ListSource } from "../lists/listQuery";
import type { Browser } from "./browser";

/** What every handler may use. */
export interface Context {
  db: Database;
  sessions: Sessions;
  devices: DeviceCookies;
  passwordCost: PasswordCost;
}

/** The pool, or the transaction in which a call that creates keeps its reply too. */
export type WriteDatabase = Pick<
  Database,
  "select" | "insert" | "update" | "execute" | "transaction"
>;

type ContextOf<N extends CallName> = Calls[N] extends { creates: true }
  ? Omit<Context, "db"> & { db: WriteDatabase }
  : Context;

/** What came with the request, read by the contract's schemas. */
export interface Input<N extends CallName> {
  params: PathParams<N>;
  body: Calls[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
  query: Calls[N] extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  /** Who calls; nobody on a public call. */
  session: Calls[N]["access"] extends "public" ? undefined : Session;
  /** The address that the request came from. */
  address: string;
  browser: Browser;
}

/** What goes back: JSON by the reply's schema, a text, or a PNG picture. */
export type Answer<N extends CallName> = Calls[N]["reply"] extends z.ZodType
  ? z.input<Calls[N]["reply"]>
  : Calls[N]["reply"] extends "png"
    ? Buffer
    : string;

type FieldOf<N extends CallName> = Calls[N] extends { row: infer R extends z.ZodObject }
  ? keyof R["shape"] & string
  : never;

/** Rows of a table need an expression for every field; rows that a rule worked out have them all. */
type Rows<Field extends string> = ListSource<Field> | ListSource<never>;

/**
 * Method types, which compare their parameters loosely: each handler stands under the name of the
 * call whose schemas read its input, so the dispatcher may hand it what those schemas gave.
 */
interface Forms<N extends CallName> {
  answer(input: Input<N>, context: ContextOf<N>): Promise<Answer<N>>;
  list(input: Input<N>, context: Context): Rows<FieldOf<N>> | Promise<Rows<FieldOf<N>>>;
}

/** How a call is answered: by a function or, for a list, by where its rows are. */
export type Handler<N extends CallName> = Calls[N] extends { row: z.ZodObject }
  ? Forms<N>["list"]
  : Forms<N>["answer"];

export type Handlers<N extends CallName = CallName> = { [Name in N]: Handler<Name> };

interface AnyForms {
  any(input: unknown, context: Omit<Context, "db"> & { db: WriteDatabase }): unknown;
}

/** A handler as the dispatcher sees it. */
export type AnyHandler = AnyForms["any"];
