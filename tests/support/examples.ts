import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import { defaultFacts } from "../../domain/companyFacts";
import { attachmentExamples } from "./attachmentExamples";
import { type Example, type Examples, form } from "./exampleRequest";
import { fakeBackup } from "./fakeOperations";
import { goodsExamples } from "./goodsExamples";
import { machineExamples } from "./machineExamples";
import { peopleExamples } from "./peopleExamples";
import { shiftExamples } from "./shiftExamples";

/** The code of the first station that `seed` makes. */
export const pairingCode = "2345-6789";

/** A PNG picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const digestOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

/** Requests with values that must match each other, or the records that `seed` makes. */
const byHand: Examples = {
  ...peopleExamples,
  ...goodsExamples,
  ...shiftExamples,
  ...machineExamples,
  ...attachmentExamples,
  submitContact: () => ({
    body: { name: "Asha", phone: "+91 98450 00000", email: "asha@example.com", message: "Hello" },
  }),
  search: () => ({ query: { text: "REEL-000001" } }),
  importRecords: (n) => ({
    params: { resource: "industries" },
    file: `industryName,sector,city,state,address\nKaveri ${n},Textiles,Mysuru,Karnataka,Plot 1`,
  }),
  getLastImport: () => ({ params: { resource: "boxes" } }),
  undoImport: () => ({ params: { id: "1" } }),
  updateReplyStatus: () => ({ params: { id: "1" }, body: { replyStatus: true } }),
  createDevice: (n) => ({ body: { name: `Gate ${n}`, unit: "A", kind: "STATION" } }),
  renewPairingCode: () => ({ params: { id: "2" } }),
  revokeDevice: () => ({ params: { id: "2" } }),
  pairDevice: () => ({ body: { code: pairingCode } }),
  updateCompanyFacts: () => ({
    body: { ...defaultFacts, phone: "+91 98450 12345", version: 0 },
  }),
  getBackup: () => ({ params: { name: fakeBackup.name } }),
  restoreBackup: () => ({
    body: { name: fakeBackup.name, typedName: fakeBackup.name, backupPassword: "" },
  }),
  uploadPicture: () => ({ file: picture }),
  getPicture: () => ({ params: { sha256: digestOf(picture), width: "480" } }),
  getHistory: () => ({ params: { kind: "order", id: "1" } }),
  undoChange: () => ({ params: { id: "2" } }),
};

const kinds: Readonly<Record<string, string>> = {
  phone: "+91 98450 00000",
  picture: "/art/rsc.svg",
};

/** Returns a right value of a field. Texts are its name and `n`. */
function exampleValue(name: string, schema: z.core.$ZodType, n: number): unknown {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) return undefined;
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniBoolean) return true;
  if (schema instanceof z.ZodMiniNumber) return schema.safeParse(n).success ? n : 1;
  if (schema instanceof z.ZodMiniEmail) return `${name}${n}@example.com`;
  if (schema instanceof z.ZodMiniISODate) return "2020-02-28";
  if (schema instanceof z.ZodMiniISODateTime) return "2026-12-01T00:00:00.000Z";
  return kinds[String(z.globalRegistry.get(schema)?.kind)] ?? `${name} ${n}`;
}

const schemasOf = (name: CallName): Call => calls[name];

function fromSchemas(name: CallName, n: number): Example {
  const { body } = schemasOf(name);
  if (body === undefined) return {};
  const fields = Object.entries(body.shape).map(([field, schema]) => [
    field,
    exampleValue(field, schema, n),
  ]);
  return { body: Object.fromEntries(fields) };
}

/**
 * Returns a right request of every call, on the records that `seed` makes. `n` makes unique values. Values that are not
 * written here come from the call's schemas.
 */
export const exampleOf = (name: CallName, n: number): Example =>
  byHand[name]?.(n) ?? fromSchemas(name, n);

/** Returns a request as it is sent. The body of a form is URL-encoded. */
export function sent({ body, ...rest }: Example) {
  if (body === undefined || rest.headers !== form) return { ...rest, body };
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { ...rest, body: new URLSearchParams(fields).toString() };
}
