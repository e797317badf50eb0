import type * as z from "zod/mini";
import { type CallName, type Calls, callSchemas } from "./callSchemas";

const files = await Promise.all(Object.values(callSchemas).map((load) => load()));

/** All calls at once, for the host. The browser loads the schemas of a call with its first use. */
export const calls: Calls = Object.assign({}, ...files);

/** The input type of a call's body, before the schema parses it. */
export type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
