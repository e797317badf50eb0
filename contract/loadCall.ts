import type * as z from "zod/mini";
import type { Call } from "./call";
import { callSchemas } from "./callSchemas";
import { type CallName, routes } from "./routes";

/** Loads a call's row with its schemas. */
export async function loadCall(name: CallName): Promise<Call> {
  const calls: Readonly<Record<string, Call>> = await callSchemas[routes[name].schemas]();
  const call = calls[name];
  if (call === undefined) throw new Error(`No schemas for ${name}`);
  return call;
}

/** Returns the values of the fields that a schema has, also in nested objects and lists. The first write loads the rule. */
export const keepKnown = async (
  schema: z.ZodMiniObject,
  values: Readonly<Record<string, unknown>>,
) => (await import("./knownFields")).keepKnownValues(schema, values);
