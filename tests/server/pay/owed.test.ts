import { expect, test } from "vitest";
import { type Owed, owedAfter, owedIn } from "../../../server/pay/deductions";

const fromSeptember = { reason: "School fees", firstMonth: "2026-09" };
const owed: Owed = {
  advances: [
    { ...fromSeptember, id: 1, instalmentPaise: 150_000, restPaise: 400_000, carriedOverPaise: 0 },
  ],
  carried: [],
  deductions: [{ ...fromSeptember, id: 1, paise: 25_000 }],
};
const nothing = { advances: [], deductions: [], carried: [] };

const recoveryLine = (kind: "ADVANCE" | "DEDUCTION", paise: number, carriedOverPaise = 0) => ({
  kind,
  sourceId: 1,
  paise: -paise,
  formula: { code: "" },
  ...(carriedOverPaise > 0 && { carriedOverPaise }),
});

test("a debt counts from its first month on", () => {
  expect(owedIn(owed, "2026-08")).toEqual(nothing);
  expect(owedIn(owed, "2026-09")).toEqual(owed);
  expect(owedIn(owed, "2027-01")).toEqual(owed);
});

test("a month leaves what it does not take, to the paisa, and nothing of what it takes whole", () => {
  const all = [recoveryLine("ADVANCE", 400_000), recoveryLine("DEDUCTION", 25_000)];
  expect(owedAfter(owed, all)).toEqual(nothing);
  const some = [recoveryLine("ADVANCE", 399_999, 1), recoveryLine("DEDUCTION", 24_999, 1)];
  expect(owedAfter(owed, some)).toMatchObject({
    advances: [{ restPaise: 1, carriedOverPaise: 1 }],
    deductions: [{ paise: 1 }],
  });
});

test("a month without a line leaves the debt unchanged", () => {
  expect(owedAfter(owed, [])).toEqual(owed);
});
