import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { validate } from "../../contract/errors";
import { type CallName, callNames } from "../../contract/routes";
import { describeCall } from "../../server/http/describeCall";
import { fieldsOf } from "../../src/admin/schema/fieldsOf";
import { exampleOf } from "../support/examples";

const bodyOf = (name: CallName): z.ZodMiniObject => {
  const { body }: Call = calls[name];
  return body ?? z.object({});
};

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** The texts that may be left out. */
const optionalFields = callNames.flatMap((name) =>
  Object.entries(bodyOf(name).shape)
    .filter(([, schema]) => takes(schema, "Kraft 150") && takes(schema, undefined))
    .map(([field]) => [name, field] as const),
);

test("the texts that may be left out are known, and a form says so", () => {
  for (const [name, field] of optionalFields) {
    expect(fieldsOf(bodyOf(name), [field])).toMatchObject([{ isRequired: false }]);
  }
  const expected = [
    ["submitContact", "message"],
    ["submitContact", "website"],
    ["finishSignIn", "code"],
    ["finishSignIn", "recoveryCode"],
    ["registerReel", "shade"],
    ["registerReel", "location"],
    ["registerReel", "billNumber"],
    ["createOrder", "materialGrade"],
    ["createOrder", "poNumber"],
    ["moveOrder", "transportNumber"],
    ["beginApp", "currentPassword"],
    ["beginPasskey", "currentPassword"],
    ["finishProof", "code"],
    ["finishProof", "recoveryCode"],
    ["dismissScan", "entered"],
    ["proposeCorrection", "exceptionId"],
    ["updateOrder", "materialGrade"],
    ["updateOrder", "poNumber"],
    ["updateReel", "shade"],
    ["updateReel", "location"],
    ["updateReel", "billNumber"],
    ["createClient", "billingStreet"],
    ["createClient", "billingTown"],
    ["createClient", "contactName"],
    ["createClient", "notes"],
    ["updateClient", "billingStreet"],
    ["updateClient", "billingTown"],
    ["updateClient", "contactName"],
    ["updateClient", "notes"],
    ["updateInvoiceSettings", "signatory"],
    ["updateInvoiceSettings", "bankName"],
    ["updateInvoiceSettings", "bankAccount"],
    ["updateInvoiceSettings", "portalKeys"],
    ["updateTransport", "vehicleNumber"],
    ["updateTransport", "transporterId"],
    ["updateTransport", "transporterName"],
    ["updateTransport", "lrNumber"],
    ["updateEwayBill", "number"],
    ["updateEwayBill", "reply"],
    ["updateEInvoice", "irn"],
    ["updateEInvoice", "ackNumber"],
    ["updateEInvoice", "ackDate"],
    ["updateEInvoice", "signedQr"],
    ["updateEInvoice", "reply"],
    ["createLeave", "reason"],
    ["createPayComponent", "shift"],
    ["createOrder", "creditReason"],
    ["createDispatch", "creditReason"],
    ["acceptQuotation", "creditReason"],
    ["createReceipt", "reference"],
    ["createReceipt", "otherReason"],
    ["createOpening", "reference"],
    ["createRate", "shade"],
    ["createRate", "mill"],
    ["updateRate", "shade"],
    ["updateRate", "mill"],
    ["createEmail", "part"],
    ["createPaperLink", "part"],
    ["createQuotation", "terms"],
    ["quoteEnquiry", "billingStreet"],
    ["quoteEnquiry", "billingTown"],
    ["updateQuotation", "terms"],
    ["acceptQuotation", "poNumber"],
    ["createStatutoryRate", "source"],
    ["updateStatutoryRate", "source"],
    ["createTool", "place"],
    ["updateTool", "place"],
    ["moveTool", "place"],
  ];
  expect([...optionalFields].sort()).toEqual(expected.sort());
});

test.each(optionalFields)("in %s a %s that is empty or null is one left out", (name, field) => {
  const body = bodyOf(name);
  const { [field]: _given, ...rest } = exampleOf(name, 1).body ?? {};
  const leftOut = validate(body, rest);
  expect(leftOut.ok).toBe(true);
  for (const nothing of ["", null, "  ", undefined]) {
    expect(validate(body, { ...rest, [field]: nothing })).toEqual(leftOut);
  }
});

test.each(optionalFields)("in %s a given %s is read as any other field", (name, field) => {
  const read = validate(bodyOf(name), { ...exampleOf(name, 1).body, [field]: " Kraft 150 " });
  expect(read).toMatchObject({
    ok: true,
    value: { [field]: expect.stringContaining("Kraft 150") },
  });
  expect(validate(bodyOf(name), { ...exampleOf(name, 1).body, [field]: 7 })).toMatchObject({
    errors: { [field]: "Must be a text" },
  });
});

test("the API document keeps such a field's type and does not require it", () => {
  const order = JSON.stringify(describeCall("createOrder").body);
  expect(order).toContain('"materialGrade":{"type":"string","minLength":1,"maxLength":120}');
  expect(order).not.toMatch(/"required":\[[^\]]*materialGrade/);
});

test("an order is not shipped without a transport number, in any form", () => {
  for (const transportNumber of ["", null, " ", undefined]) {
    expect(validate(bodyOf("moveOrder"), { status: "SHIPPED", transportNumber })).toMatchObject({
      errors: { transportNumber: "Please enter a transport number" },
    });
  }
});
