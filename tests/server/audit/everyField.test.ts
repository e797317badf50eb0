import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import { fixedFields } from "../../../server/http/fixedFields";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

type Values = Readonly<Record<string, unknown>>;

const callOf = (name: CallName): Call => calls[name];
const fieldsOf = (name: CallName) =>
  Object.entries(callOf(name).body?.shape ?? {}).filter(([field]) => field !== "version");

const edits = callNames.filter((name) => name.startsWith("update"));

/** Other values by call and field, where the schema does not make one, or where the values of several fields go together. */
const others: Readonly<Record<string, Values>> = {
  "updateReel.billNumber": { billNumber: "B 17", billDate: "2026-01-02" },
  "updateReel.billDate": { billNumber: "B 18", billDate: "2026-01-03" },
  "updateEmployee.bankAccountNumber": {
    bankAccountNumber: "123456789012",
    bankIfsc: "SBIN0000001",
  },
  "updateEmployee.bankIfsc": { bankAccountNumber: "123456789013", bankIfsc: "SBIN0000002" },
  "updateBenefitRule.wageBase": { wageBase: "CODE" },
  "updateStatutoryRate.pensionAge": { pensionAge: 60 },
  "updateStatutoryRate.validFrom": { validFrom: "1900-12-31", validTo: "1901-01-01" },
  "updateClient.gstin": { gstin: "29ABCDE1234F1ZW" },
  "updateClient.billingStateCode": { billingStateCode: "33", billingPin: "635109" },
  "updateInvoiceSettings.invoiceSeries": { invoiceSeries: "INV" },
  "updateInvoiceSettings.challanSeries": { challanSeries: "CHN" },
  "updateInvoiceSettings.creditNoteSeries": { creditNoteSeries: "CRN" },
  "updateCompanyFacts.website": { website: "https://other.example.com" },
  "updateCompanyFacts.instagram": { instagram: "https://instagram.com/other" },
  "updateCompanyFacts.gstin": { gstin: "29ABCDE1234F1ZW" },
  "updateCompanyFacts.udyam": { udyam: "UDYAM-KR-03-0012345" },
  "updateCompanyFacts.pictures": {
    pictures: [
      {
        url: `/api/public/pictures/${"ab".repeat(32)}/960`,
        caption: { en: "Corrugator", hi: "", kn: "" },
      },
    ],
  },
  "updateCompanyFacts.x": { x: "https://x.com/other" },
  "updateEmployment.isFixedTerm": { isFixedTerm: true },
  "updateAssignment.unit": { unit: "B", shiftId: undefined },
  "updateRate.kind": {
    kind: "DIE",
    fromGsm: undefined,
    toGsm: undefined,
    burstFactor: undefined,
    per: "PIECE",
  },
  "updateRate.ply": { ply: 5 },
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      `updateMachine.${day}`,
      { [day]: "08:00-13:00" },
    ]),
  ),
  "updateBox.boxUrl": { boxUrl: "/art/board-3-ply.svg" },
};

/** The reasons why another value of a field is not tried, by call and field. */
const reasons: Readonly<Record<string, string>> = {
  "updatePayComponent.isWages":
    "The kind by the law decides: tests/server/pay/payComponentCalls.test.ts.",
  "updateSignInRules.isRequired":
    "An admin without a second factor of their own is refused with 409.",
  "updatePayOpening.balances": "A balance needs an advance: tests/server/pay/payOpening.test.ts.",
  "updateInvoiceSettings.logo":
    "A logo needs an uploaded picture: tests/server/invoices/salesPapers.test.ts.",
  "updateInvoiceSettings.ledgers":
    "Every ledger needs a name: tests/server/accounting/tally.test.ts.",
  "updateEwayBill.reply": "The portal's file is refused by the field that it fills.",
  "updateEInvoice.reply": "The portal's file is refused by the field that it fills.",
};

function* textsBeside(value: string): Generator<unknown> {
  yield `${value} more`.trim();
  yield value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  yield value.replace(/^\d/, (digit) => String((Number(digit) % 9) + 1));
  yield value.replace(/^./, (first) => (first === "a" ? "b" : "a"));
  yield value.replace("@", ".b@");
}

function* objectsBeside({ shape }: z.ZodMiniObject, value: Values): Generator<unknown> {
  for (const [name, schema] of Object.entries(shape))
    for (const other of candidates(schema, value[name])) yield { ...value, [name]: other };
}

/** Values that may be valid beside `value`, the likeliest first. */
function* candidates(schema: z.core.$ZodType, value: unknown): Generator<unknown> {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    yield* candidates(schema.def.innerType, value);
    return;
  }
  if (schema instanceof z.ZodMiniEnum) yield* schema.options;
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) yield value.slice(1);
  if (schema instanceof z.ZodMiniObject && typeof value === "object" && value !== null)
    yield* objectsBeside(schema, { ...value });
  if (typeof value === "boolean" || schema instanceof z.ZodMiniBoolean) yield value !== true;
  if (typeof value === "number") yield* [value + 1, value - 1, value * 2, value / 2];
  if (typeof value === "string") yield* textsBeside(value);
  yield* ["Another one", 2, 2.5, "2026-01-02", "2026-01-02T03:00:00.000Z", "29ABCDE1234F1Z5"];
  yield* ["AB12", "560001", "+91 98450 11111", "other@example.com", "123456789012", "/art/rsc.svg"];
  yield* ["SBIN0000001", "2026-02", "AAAPL1234C", "1234567890", "06:30", []];
}

/** Returns a change of a field, with the fields that go with it. */
function changeOf(name: CallName, field: string, schema: z.core.$ZodType, value: unknown) {
  const written = others[`${name}.${field}`];
  if (written !== undefined) return written;
  for (const candidate of candidates(schema, value)) {
    const isOther = JSON.stringify(candidate) !== JSON.stringify(value);
    if (isOther && z.safeParse(schema, candidate).success) return { [field]: candidate };
  }
  return undefined;
}

const versionFields = ["version", "updatedAt"];
const shown = (record: unknown) =>
  JSON.stringify(record, (name, value) => (versionFields.includes(name) ? undefined : value));

/** The part of a reply with several kinds of records that has the records of the call. */
const parts: Partial<Record<CallName, string>> = {
  updateEmployment: "employments",
  updateAssignment: "assignments",
};

const partOf = (name: CallName, reply: Values) => reply[parts[name] ?? ""] ?? reply;

/** Returns the version of a record in a reply, which may be one of several. */
function versionIn(reply: unknown, id: string | undefined): unknown {
  if (typeof reply !== "object" || reply === null) return undefined;
  const replyFields: Values = { ...reply };
  const isRecord =
    replyFields.version !== undefined && (id === undefined || String(replyFields.id ?? id) === id);
  if (isRecord) return replyFields.version;
  return Object.values(replyFields)
    .map((part) => versionIn(part, id))
    .find((version) => version !== undefined);
}

/** Sends an edit that is based on the present version. */
async function send(name: CallName, changes: Values, version: unknown) {
  const example = exampleOf(name, 0);
  const body = { ...example.body, ...changes, ...(version !== undefined && { version }) };
  const reply = await host.call("owner", name, sent({ ...example, body }));
  if (reply.status !== 409 || reply.body?.current === undefined) return reply;
  const again = {
    ...body,
    version: versionIn(partOf(name, reply.body.current), example.params?.id),
  };
  return host.call("owner", name, sent({ ...example, body: again }));
}

const plainly = (value: unknown) => JSON.stringify(value);

/** Returns the milliseconds of an instant, which may be written in several ways. Returns any other value unchanged. */
const instantOf = (value: unknown) =>
  typeof value === "string" && /T.*:/.test(value) ? Date.parse(value) : value;

/** Changes one field together with `choice`. Returns the fault of the reply. */
async function faultOf(
  name: CallName,
  field: string,
  schema: z.core.$ZodType,
  choice: Values = {},
) {
  const example: Values = { ...exampleOf(name, 0).body, ...choice };
  const change: Values | undefined = changeOf(name, field, schema, example[field]);
  if (change === undefined) return "has no other value";
  const value = change[field];
  const before = await send(name, choice, example.version);
  // A choice that does not go with the example has no fields to change.
  if (before.status !== 200 && Object.keys(choice).length > 0) return undefined;
  if (before.status !== 200) return `the example answers ${before.status}: ${before.text}`;
  const { id } = exampleOf(name, 0).params ?? {};
  const after = await send(
    name,
    { ...choice, ...change },
    versionIn(partOf(name, before.body), id),
  );
  const errors = Object.keys(after.body?.errors ?? {}).map((path) => path.split(".")[0]);
  if (after.status === 400 && errors.includes(field)) return undefined;
  if (after.status !== 200) return `${plainly(value)} answers ${after.status}: ${after.text}`;
  if (typeof after.body !== "object") return "the reply has no record";
  const isShown = Object.hasOwn(after.body, field)
    ? isDeepStrictEqual(instantOf(after.body[field]), instantOf(value))
    : shown(after.body) !== shown(before.body);
  return isShown ? undefined : `${plainly(value)} is not shown: ${plainly(after.body[field])}`;
}

test.each(edits)(
  "%s notes a change of each field alone, or refuses it by the field",
  async (name) => {
    const faults: Record<string, string> = {};
    for (const [field, schema] of fieldsOf(name)) {
      const fault = await faultOf(name, field, schema);
      if (fault !== undefined && reasons[`${name}.${field}`] === undefined) faults[field] = fault;
    }
    expect(faults).toEqual({});
  },
);

/**
 * Fields with a list of choices on which no other field depends. Other fields may depend on any list that is not here.
 */
const plainFacts = ["bloodGroup", "gender", "reason"];

/** Returns the choices of a list that a field takes. */
const choicesOf = (schema: z.core.$ZodType): readonly unknown[] =>
  schema instanceof z.ZodMiniOptional
    ? choicesOf(schema.def.innerType)
    : schema instanceof z.ZodMiniEnum
      ? schema.options
      : [];

/** Returns the fields with a list of choices on which the call's other fields depend. */
const listsOf = (name: CallName) =>
  fieldsOf(name).filter(
    ([field, schema]) => choicesOf(schema).length > 0 && !plainFacts.includes(field),
  );

const choosing = edits.filter((name) => listsOf(name).length > 0);

test.each(choosing)(
  "%s shows or refuses each field with each choice of its lists, and drops no field of another kind",
  async (name) => {
    const faults: Record<string, string> = {};
    for (const [list, options] of listsOf(name))
      for (const chosen of choicesOf(options))
        for (const [field, schema] of fieldsOf(name).filter(([other]) => other !== list)) {
          if (reasons[`${name}.${field}`] !== undefined) continue;
          const fault = await faultOf(name, field, schema, { [list]: chosen });
          if (fault !== undefined) faults[`${list} ${String(chosen)}: ${field}`] = fault;
        }
    expect(faults).toEqual({});
  },
);

test.each([...fixedFields])(
  "%s refuses a change of what the record was created with",
  async (name, fields) => {
    for (const field of fields) {
      const { body, params } = exampleOf(name, 0);
      const before = await send(name, {}, body?.version);
      const version = versionIn(partOf(name, before.body), params?.id);
      const reply = await send(name, { [field]: "another" }, version);
      expect([field, reply.status, reply.body.errors?.[field]]).toEqual([
        field,
        400,
        "An edit cannot change this",
      ]);
      const same = before.body[field];
      if (same === undefined) continue;
      const unchanged = await send(name, { [field]: same }, version);
      expect([field, unchanged.status]).toEqual([field, 200]);
    }
  },
);
