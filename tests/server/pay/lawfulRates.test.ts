import { expect, test } from "vitest";
import { lawfulCeiling, newCeilingDay, statutoryRuleOf } from "../../../contract/statutoryRates";
import { lawfulChanges, lawfulRates } from "../../../server/pay/lawfulRates";

test("the law's rates have the values that a rate without its own values gets", () => {
  for (const rate of lawfulRates) {
    const { kind, validFrom, wageBase, wagesUpTo, percent } = rate;
    expect(rate).toMatchObject(
      statutoryRuleOf({ kind, validFrom, wageBase, ...(wagesUpTo && { wagesUpTo }), percent }),
    );
  }
});

test("the fund's ceilings are the law's on each rate's first day, and change on the law's day", () => {
  const funds = lawfulRates.filter(({ kind }) => kind === "PROVIDENT_FUND");
  expect(funds.map(({ validFrom }) => validFrom)).toContain(newCeilingDay);
  for (const { validFrom, ...rate } of funds) {
    const ceiling = lawfulCeiling(validFrom);
    expect([rate.wageCeiling, rate.pensionCeiling, rate.insuranceCeiling]).toEqual([
      ceiling,
      ceiling,
      ceiling,
    ]);
  }
  const change = lawfulChanges.find(({ id }) => id === "FUND_CEILING");
  expect(change?.validFrom).toBe(newCeilingDay);
});
