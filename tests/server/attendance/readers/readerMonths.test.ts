import { expect, test } from "vitest";
import { assignments, payRuns, shifts } from "../../../../server/db/schema";
import { errorsOf, log, readerPlant } from "./readerPlant";

const { host, ids, check, confirm, undo, sample, counting } = readerPlant();

const lock = (month: string, lockedAt = new Date()) =>
  host.db.insert(payRuns).values({ rules: {}, lockedAt, lockedBy: "owner@example.com", month });

test("scans of a locked month are refused by their rows, and the rest is imported from a later day", async () => {
  await lock("2025-09");
  const file = log("7\t2025-09-30 18:00:00\t1\t1\t1\t0", "7\t2025-10-06 08:59:31\t1\t0\t1\t0");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 1: expect.stringContaining("The pay of September 2025 is locked") },
  ]);
  expect(await confirm(file, { from: "2025-10-01" })).toMatchObject({ created: 1, left: 1 });
});

test("an import is undone as a whole and made again, unless a month was locked since", async () => {
  const file = await sample("attlog.dat");
  const wrong = await confirm(file, { clockAheadSeconds: 3600 });
  expect((await undo(wrong.importId)).body).toEqual({ undone: 4 });
  expect(await counting()).toEqual([]);
  const right = await confirm(file);
  expect(right).toMatchObject({ created: 4 });
  await lock("2025-09");
  expect(await undo(right.importId)).toMatchObject({ status: 409 });
  expect(await counting()).toHaveLength(4);
});

/** Gives Asha a shift from 10 in the evening to 6 in the morning. */
async function giveNightShift() {
  const night = { unit: "A", name: "Night", startsAt: 22 * 60, endsAt: 6 * 60 } as const;
  const [shift] = await host.db.insert(shifts).values(night).returning({ id: shifts.id });
  await host.db
    .insert(assignments)
    .values({ employeeId: ids.asha, unit: "A", shiftId: shift?.id ?? 0, validFrom: "2025-02-01" });
}

test("a check-out in the morning belongs to the night before, in a locked month and on the first day", async () => {
  await giveNightShift();
  const file = log("7\t2025-10-01 06:00:10\t1", "7\t2025-10-01 21:59:00\t1");
  expect(await check(file)).toMatchObject({ created: 2, wrong: 0 });
  expect(await check(file, { from: "2025-10-01" })).toMatchObject({ created: 1, left: 1 });
  await lock("2025-09");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 1: expect.stringContaining("The pay of September 2025 is locked") },
  ]);
});
