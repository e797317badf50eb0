import type * as z from "zod/mini";
import type { Call } from "./call";
import { callSchemas } from "./callSchemas";
import type { CallName, routes } from "./routes";

type FileOf<N extends CallName> = (typeof routes)[N]["schemas"];

/** Every call between browser and host with its schemas. */
export type Calls = {
  readonly [N in CallName]: Awaited<ReturnType<(typeof callSchemas)[FileOf<N>]>> extends Readonly<
    Record<N, infer C extends Call>
  >
    ? C
    : never;
};

const files = await Promise.all(Object.values(callSchemas).map((load) => load()));

/** The schemas of all calls, for the host. The browser loads the schemas of a call with its first use. */
export const calls: Calls = Object.assign({}, ...files);

/** The input type of a call's body, before the schema parses it. */
export type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
