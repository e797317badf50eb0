import { eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import { adjustments, payRuns, payslips, punches, scans } from "../../../server/db/schema";
import { at } from "../../support/at";
import { lockingPlant } from "./lockingPlant";

const { host, ids, work, ask, lock, unlock, payslip, correct, readings, arrearsOf } =
  lockingPlant();

beforeAll(async () => {
  const missed = [
    ["EMP-A-00002", "05-05 17:00"],
    ["EMP-A-00001", "05-06 09:00"],
    ["EMP-A-00001", "05-06 17:00"],
  ] as const;
  for (const [barcodeId, moment] of missed)
    expect((await correct("ADD", barcodeId, moment)).status).toBe(200);
  expect((await lock("2026-05")).status).toBe(200);
});

test("a locked month is the same bytes after a rise, a correction, a leave and another calendar", async () => {
  const before = await readings("2026-05");
  const body = {
    employeeId: ids.asha,
    monthlyBaseSalary: 52_000,
    otMultiplierFactor: 2,
    workingDays: 26,
  };
  expect((await host.call("owner", "addSalary", { body })).status).toBe(200);
  // Two hours more on the 4th.
  expect((await correct("VOID", "EMP-A-00002", "05-04 17:00")).status).toBe(200);
  expect((await correct("ADD", "EMP-A-00002", "05-04 19:00")).status).toBe(200);
  const leave = { firstDate: "2026-05-07", lastDate: "2026-05-08", isHalfDay: false };
  const reason = "The slip came late";
  const paidLeave = { ...leave, barcodeId: "EMP-A-00001", kind: "PAID", reason };
  expect((await host.call("owner", "createLeave", { body: paidLeave })).status).toBe(200);
  const calendar = (await host.call("owner", "getCalendar")).body;
  const holidays = [{ date: "2026-05-12", name: "Plant's Day" }];
  const changed = await host.call("owner", "updateCalendar", { body: { ...calendar, holidays } });
  expect(changed.status).toBe(200);
  expect(await readings("2026-05")).toEqual(before);
  await expect(host.db.update(payslips).set({ netPaise: 1 })).rejects.toThrow();
});

test("a change in a locked month is arrears of the next one, with its origin", async () => {
  const bala = await arrearsOf("2026-06", ids.bala);
  expect(bala).toMatchObject([
    { label: "2026-05", amount: 1_375, formula: "₹3,375.00 by what is known now − ₹2,000.00 paid" },
  ]);
  const holiday = "12 May 2026 is a holiday now: Plant's Day";
  expect(bala[0]?.origins).toEqual([
    expect.stringMatching(/^The scan of 4 May 2026, 5:00.pm was taken out by owner@example.com: /),
    expect.stringMatching(/^The scan of 4 May 2026, 7:00.pm was added by owner@example.com: /),
    holiday,
  ]);
  // By the terms of then: two days of leave and the holiday at ₹1,000.
  const asha = await arrearsOf("2026-06", ids.asha);
  expect(asha).toMatchObject([{ label: "2026-05", amount: 3_000 }]);
  expect(asha[0]?.origins).toEqual([
    expect.stringContaining("Paid leave from 7 May 2026"),
    holiday,
  ]);
  expect(await arrearsOf("2026-07", ids.asha)).toEqual([]);
});

test("a scan that came late is paid too", async () => {
  const [device] = await host.db
    .execute<{ id: number }>("insert into devices (name, unit) values ('Gate', 'A') returning id")
    .then(({ rows }) => rows);
  for (const [sequence, moment] of ["05-11 09:00", "05-11 17:00"].entries()) {
    const [scan] = await host.db
      .insert(scans)
      .values({
        id: crypto.randomUUID(),
        call: "punch",
        deviceId: device?.id ?? 0,
        sequence,
        content: {},
        employeeId: ids.bala,
        scannedAt: at(moment),
        sentAt: new Date(),
        receivedAt: new Date(),
        at: at(moment),
        isLate: true,
        isClockOff: false,
        reply: {},
      })
      .returning({ id: scans.id });
    await host.db
      .insert(punches)
      .values({ employeeId: ids.bala, punchedAt: at(moment), scanId: scan?.id ?? "" });
  }
  const [line] = await arrearsOf("2026-06", ids.bala);
  expect(line?.amount).toBe(2_375);
  expect(line?.origins).toContainEqual(
    expect.stringMatching(/^The scan of 11 May 2026, 9:00.am came from its station on /),
  );
});

test("exceptions that came up in a locked month are settled before the next month is locked", async () => {
  const { body } = await ask("2026-06");
  expect(body.obstacle).toBe("A locked month has 2 open exceptions to settle first");
  expect(body.exceptions).toMatchObject([
    { name: "Bala", kind: "LATE_SCAN", date: "2026-05-11" },
    { name: "Bala", kind: "LATE_SCAN", date: "2026-05-11" },
  ]);
  expect((await lock("2026-06")).status).toBe(409);
  for (const { id } of body.exceptions) {
    const settled = { action: "CONFIRM", exceptionId: id, reason: "The station was offline" };
    expect((await host.call("owner", "proposeCorrection", { body: settled })).status).toBe(200);
  }
  expect((await ask("2026-06")).body.obstacle).toBeUndefined();
});

test("arrears that a locked month has paid are not paid again, and are recovered after an undo", async () => {
  expect((await lock("2026-06")).status).toBe(200);
  expect(await arrearsOf("2026-07", ids.asha)).toEqual([]);
  expect(await arrearsOf("2026-07", ids.bala)).toEqual([]);
  const leave = (await host.call("owner", "getLeaves")).body[0];
  await host.call("owner", "cancelLeave", { params: { id: String(leave.id) } });
  await work(ids.asha, "07-01 09:00", "07-01 17:00");
  // Half of July's ₹1,000 at most.
  const [line] = await arrearsOf("2026-07", ids.asha);
  expect(line).toMatchObject({ label: "2026-05", amount: -500, carriedOver: 1_500 });
  expect(line?.origins).toEqual([expect.stringContaining("was cancelled on")]);
  const may = (await payslip("2026-05", ids.asha)).body as Payslip;
  const june = (await payslip("2026-06", ids.asha)).body as Payslip;
  const paid = [...may.lines, ...june.lines].filter(
    ({ kind, label }) => kind === "EARNED" || label === "2026-05",
  );
  expect(paid.map(({ amount }) => amount)).toEqual([2_000, 1_000, 3_000]);
});

test("only the last locked month is unlocked, with a reason, and its arrears are open again", async () => {
  expect((await unlock("2026-05")).body.message).toContain("Only the last locked month");
  expect((await unlock("2026-07")).body.message).toBe("July 2026 is not locked");
  expect((await unlock("2026-06", " ")).status).toBe(400);
  const done = await unlock("2026-06");
  expect(done.body).toMatchObject({ isLocked: false, month: "2026-06" });
  const [run] = await host.db.select().from(payRuns).where(eq(payRuns.month, "2026-06"));
  expect(run).toMatchObject({
    unlockedBy: "owner@example.com",
    unlockReason: "Forgotten overtime",
  });
  // The leave was cancelled since; the holiday and Bala's hours are still due.
  expect(await arrearsOf("2026-06", ids.asha)).toMatchObject([{ amount: 1_000 }]);
  expect(await arrearsOf("2026-06", ids.bala)).toMatchObject([{ amount: 2_375 }]);
  const { body } = await payslip("2026-06", ids.asha);
  expect(body.lines).toContainEqual(expect.objectContaining({ kind: "ADVANCE" }));
  expect((await host.db.select().from(payRuns).where(isNull(payRuns.unlockedAt))).length).toBe(1);
});

test("a month is locked again after it was unlocked, and nothing is added to it while it is", async () => {
  expect((await lock("2026-06")).status).toBe(200);
  const addition = { barcodeId: "EMP-A-00001", kind: "ADDITION", amount: 500, reason: "Bonus" };
  const refused = await host.call("owner", "createAdjustment", {
    body: { ...addition, month: "2026-06" },
  });
  expect(refused.body.errors).toHaveProperty("month");
  expect(await host.db.select().from(adjustments)).toEqual([]);
  expect(
    (await host.call("staff", "lockPayrollMonth", { params: { month: "2026-07" } })).status,
  ).toBe(403);
});

test("a month's pay and its arrears add up exactly to its present pay", async () => {
  const isOfMay = ({ kind, label }: PayLine) =>
    kind === "EARNED" || kind === "OVERTIME" || (kind === "ARREARS" && label === "2026-05");
  const sumOf = (lines: readonly PayLine[]) =>
    lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const linesOf = async (month: string, id: number): Promise<PayLine[]> =>
    (await payslip(month, id)).body.lines;
  const paid = new Map<number, number>();
  for (const id of Object.values(ids)) {
    const arrears = (await linesOf("2026-06", id)).filter(({ kind }) => kind === "ARREARS");
    paid.set(id, sumOf([...(await linesOf("2026-05", id)), ...arrears].filter(isOfMay)));
  }
  for (const month of ["2026-06", "2026-05"]) expect((await unlock(month)).status).toBe(200);
  for (const id of Object.values(ids)) {
    expect(sumOf((await linesOf("2026-05", id)).filter(isOfMay))).toBe(paid.get(id));
  }
  expect([...paid.values()]).toEqual([300_000, 437_500]);
});
