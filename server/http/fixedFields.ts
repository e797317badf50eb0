import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { Route } from "../../contract/route";
import { type CallName, callNames, routes } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { badRequest } from "../errors";

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The calls that create records of kinds that react-admin does not know. */
const furtherCreations: Partial<Record<CallName, CallName>> = {
  updateEmployment: "createEmployment",
  updateAssignment: "createAssignment",
  updateQuotation: "createQuotation",
};

function servedBy(name: CallName) {
  const { serves }: Route = routes[name];
  return serves;
}

/** Returns the call that creates the records which a call edits. Undefined for other calls. */
export function creationOf(name: CallName): CallName | undefined {
  const [verb, resource] = servedBy(name) ?? [];
  if (verb !== "update") return furtherCreations[name];
  return callNames.find((other) => {
    const [otherVerb, otherResource] = servedBy(other) ?? [];
    return otherVerb === "create" && otherResource === resource;
  });
}

const shapeOf = (name: CallName): object => {
  const call: Call = calls[name];
  return call.body?.shape ?? {};
};

/** The host sets this time with each edit. */
const setByEdit = "updatedAt";

/** The fields with which a record is created, and which its edit does not take. */
export const fixedFields: ReadonlyMap<CallName, readonly string[]> = new Map(
  callNames.flatMap((name) => {
    const creation = creationOf(name);
    if (creation === undefined) return [];
    const edited = shapeOf(name);
    const fixed = Object.keys(shapeOf(creation)).filter(
      (field) => !Object.hasOwn(edited, field) && field !== setByEdit,
    );
    return fixed.length === 0 ? [] : [[name, fixed] as const];
  }),
);

/** Returns the fixed fields that were sent with an edit, with their values. Undefined if none was sent. */
export function fixedFieldsIn(name: CallName, body: unknown): Values | undefined {
  const fixed = fixedFields.get(name);
  if (fixed === undefined || !isObject(body)) return undefined;
  const sent = fixed.filter((field) => body[field] !== undefined);
  if (sent.length === 0) return undefined;
  return Object.fromEntries(sent.map((field) => [field, body[field]]));
}

/**
 * Compares the fixed fields of an edit with the record. A sent record as a whole is an edit too, so equal values pass.
 * @throws HttpError 400 by each field that differs
 */
export function refuseFixedFields(sent: Values, record: unknown): void {
  const shown = isObject(record) ? record : {};
  const changed = Object.keys(sent).filter(
    (field) => !isDeepStrictEqual(sent[field], shown[field]),
  );
  if (changed.length === 0) return;
  throw badRequest(Object.fromEntries(changed.map((field) => [field, say("field.fixed")])));
}
