import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AdminRegistration } from "../../../contract/admins";
import { calls } from "../../../contract/calls";
import { Employee } from "../../../contract/employees";
import { ReelRegistration } from "../../../contract/reels";
import { SalarySetup } from "../../../contract/salary";
import { cellFor } from "../../../src/admin/schema/cellFor";
import { fieldsOf } from "../../../src/admin/schema/fieldsOf";
import { inputFor } from "../../../src/admin/schema/inputFor";

const kinds = (schema: z.ZodMiniObject, ...names: string[]) =>
  fieldsOf(schema, names).map(({ kind }) => kind);

test("a field's kind comes from its schema", () => {
  expect(
    kinds(Employee, "name", "email", "unit", "phoneNumber", "dob", "joinedAt", "active", "id"),
  ).toEqual(["text", "email", "choice", "phone", "date", "instant", "yesNo", "id"]);
  expect(kinds(AdminRegistration, "password")).toEqual(["password"]);
  expect(kinds(ReelRegistration, "initialWeight", "gsm")).toEqual(["kilograms", "number"]);
});

test("a choice knows what it may be, numbers as numbers", () => {
  expect(fieldsOf(SalarySetup, ["otMultiplierFactor"])[0]?.choices).toEqual([1, 1.5, 2]);
});

test("an optional field is not required", () => {
  const fields = fieldsOf(z.object({ must: z.string(), may: z.optional(z.string()) }));
  expect(fields.map(({ isRequired }) => isRequired)).toEqual([true, false]);
});

test("a field that no screen can show is refused by its name", () => {
  expect(() => fieldsOf(z.object({ parts: z.array(z.string()) }))).toThrow("parts");
});

test("every form of the contract has an input and a cell for each field", () => {
  // These have pages of their own, or are no form of the office.
  const excludedCalls: readonly string[] = [
    "updateCalendar",
    "importEmployees",
    "importRecords",
    "createSpecification",
    "createSpecificationVersion",
    "reserveReels",
    "settleExceptions",
    "decideCorrections",
    "createRotation",
    "createCrewTimes",
    "acceptCombinedRun",
    "updatePayOpening",
    "createInvoice",
    "updateInvoiceSettings",
    "createQuotation",
    "updateQuotation",
    "updateClientLists",
    "createReceipt",
    "allocateReceipt",
    "linkClientNames",
    "submitContact",
    "updateCompanyFacts",
    "dismissScan",
    "restoreBackup",
    "getPriceBands",
    "finishSignIn",
    "finishPasskey",
    "finishProof",
  ];
  const forms = Object.entries(calls).flatMap(([name, call]) =>
    "body" in call && !excludedCalls.includes(name) ? [call.body] : [],
  );
  for (const form of forms)
    for (const { kind } of fieldsOf(form)) {
      expect(inputFor[kind]).toBeTypeOf("function");
      expect(cellFor[kind]).toBeTypeOf("function");
    }
});
