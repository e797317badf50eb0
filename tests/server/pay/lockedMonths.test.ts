import { expect, test } from "vitest";
import { payOpening, payRuns } from "../../../server/db/schema";
import { readMonthsToLock } from "../../../server/pay/lockState";
import { readLastClosedMonth, rejectLockedMonth } from "../../../server/payLocks/lockedMonths";
import { emptyDatabase } from "../../support/emptyDatabase";

const database = emptyDatabase();

const run = { rules: {}, lockedAt: new Date(), lockedBy: "owner@example.com" };
const unlocked = { unlockedAt: new Date(), unlockedBy: "owner@example.com", unlockReason: "Wrong" };

/** Returns the refusal of the field `month`. Undefined for a month that is accepted. */
const refusalOf = async (month: string) => {
  try {
    await rejectLockedMonth(database.db, "month", month);
    return undefined;
  } catch (error) {
    return error;
  }
};

const refusal = (text: string) =>
  expect.objectContaining({
    status: 400,
    message: `month: Pay is locked up to ${text}: choose a later time`,
  });

const openFrom = (firstMonth: string) =>
  database.db
    .insert(payOpening)
    .values({ firstMonth })
    .onConflictDoUpdate({ target: payOpening.id, set: { firstMonth } });

test("without a locked month none is refused", async () => {
  expect(await refusalOf("2000-01")).toBeUndefined();
});

test("a month that was unlocked is open", async () => {
  await database.db.insert(payRuns).values({ ...run, ...unlocked, month: "2026-05" });
  expect(await refusalOf("2026-05")).toBeUndefined();
});

test("the last locked month and all before it are refused by the field, the next one is not", async () => {
  await database.db.insert(payRuns).values([
    { ...run, month: "2025-12" },
    { ...run, month: "2026-01" },
    { ...run, ...unlocked, month: "2026-02" },
  ]);
  for (const month of ["2026-01", "2025-12", "2025-11", "1999-12"]) {
    expect(await refusalOf(month)).toEqual(refusal("January 2026"));
  }
  expect(await refusalOf("2026-02")).toBeUndefined();
});

test.each([
  ["2026-01", "2026-01"],
  ["2026-02", "2026-01"],
  ["2026-03", "2026-02"],
])(
  "if pay begins with %s after a lock of January, %s is the last closed month",
  async (opening, closed) => {
    await openFrom(opening);
    expect(await readLastClosedMonth(database.db)).toBe(closed);
    expect(await refusalOf(closed)).toBeDefined();
    const [next = ""] = await readMonthsToLock(database.db, "2026-06");
    expect([next > closed, await refusalOf(next)]).toEqual([true, undefined]);
  },
);
