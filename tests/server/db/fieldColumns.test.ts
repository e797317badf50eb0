import { expect, test } from "vitest";
import * as z from "zod/mini";
import { BenefitRuleEdit } from "../../../contract/benefits";
import { PieceRateCreation } from "../../../contract/deductions";
import { LeaveRuleCreation, LeaveRuleEdit } from "../../../contract/leaves";
import { RateForm } from "../../../contract/rates";
import { columnNames, columnsOf, fieldsWithoutColumn } from "../../../server/db/fieldColumns";
import { benefitRules, leaveRules, pieceRates, rates } from "../../../server/db/schema";

test("money is written in paise, and a rate to a tenth of a paisa", () => {
  const value = { kind: "DIE", rate: 4.375, validFrom: "2026-01-01", source: "List" };
  expect(columnsOf(rates, RateForm, value)).toMatchObject({ kind: "DIE", ratePaise: 437.5 });
  const piece = { stage: "PASTING", validFrom: "2026-01-01", ratePerThousand: 19.99 };
  expect(columnsOf(pieceRates, PieceRateCreation, piece)).toEqual({
    stage: "PASTING",
    validFrom: "2026-01-01",
    ratePerThousandPaise: 1_999,
  });
});

test("a number has the decimals of its column, and an absent field empties its column", () => {
  const rule = { kind: "EARNED", daysPerYear: 12.04, joinerPercent: 33.333_49, surplus: "LAPSE" };
  expect(columnsOf(leaveRules, LeaveRuleCreation, rule)).toEqual({
    kind: "EARNED",
    daysPerYear: 12,
    joinerPercent: 33.333,
    surplus: "LAPSE",
    carryOver: null,
  });
});

test("the columns of an edit are those of its form, without the version", () => {
  expect(columnNames(leaveRules, LeaveRuleEdit)).not.toContain("version");
  expect(columnNames(benefitRules, BenefitRuleEdit)).toEqual([
    "wageBase",
    "bonusPercent",
    "bonusCeilingPaise",
    "bonusWagesUpToPaise",
    "bonusLeastDays",
    "gratuityDays",
    "gratuityDivisor",
    "gratuityLeastYears",
    "gratuityFixedYears",
    "gratuityMaximumPaise",
  ]);
});

test("a field that no column has is found", () => {
  expect(fieldsWithoutColumn(pieceRates, PieceRateCreation)).toEqual(["barcodeId"]);
  const form = z.object({ ratePerThousand: z.number(), version: z.int() });
  expect(fieldsWithoutColumn(pieceRates, form)).toEqual([]);
});
