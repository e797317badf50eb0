import { expect, test } from "vitest";
import { irnSource } from "../../../domain/invoices/portalReplies";
import { digestOf } from "../../support/irn";

test("the worked IRN is the digest of GSTIN, financial year, type and number", () => {
  const worked = {
    supplierGstin: "01AMBPG7773M002",
    date: "2022-09-17",
    type: "INV",
    serial: "SINV-CFY-00067",
  } as const;
  expect(irnSource(worked)).toBe("01AMBPG7773M0022022-23INVSINV-CFY-00067");
  expect(digestOf(irnSource(worked))).toBe(
    "706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7",
  );
  expect(irnSource({ ...worked, date: "2023-03-31" })).toBe(irnSource(worked));
  expect(irnSource({ ...worked, date: "2023-04-01", type: "CRN" })).toContain("2023-24CRN");
});
