import { expect, test } from "vitest";
import { fieldOfColumn } from "../../domain/storedUnits";

test.each([
  ["amountPaise", "amount", "rupees", 100],
  ["coreWeightGrams", "coreWeight", "kilograms", 1000],
  ["ratePaise", "rate", "unitPrice", 100],
  ["monthlyBasePaise", "monthlyBaseSalary", "rupees", 100],
] as const)("the column %s is the field %s in %s", (column, name, kind, perUnit) => {
  expect(fieldOfColumn(column)).toMatchObject({ name, unit: { kind, perUnit } });
});

test("a column without a unit has the name of its field", () => {
  expect(fieldOfColumn("validFrom")).toEqual({ name: "validFrom", unit: undefined });
});
