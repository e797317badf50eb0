import { parse } from "csv-parse/sync";
import { eq, isNull, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import {
  adjustments,
  advances,
  audit,
  corrections,
  payRuns,
  payslips,
  payTerms,
  punches,
  recoveries,
  scans,
} from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { expectTranslated } from "../../support/translatedOrigins";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const ids = { asha: 0, bala: 0 };

async function hireOnUsualTerms(name: string, barcodeId: string, account: object = {}) {
  const joinedAt = at("04-01 08:00");
  const employeeId = await hire(host.db, { name, barcodeId, joinedAt, ...account });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId, validFrom: "2026-04-01" });
  return employeeId;
}

const work = (employeeId: number, ...moments: string[]) =>
  host.db.insert(punches).values(moments.map((moment) => ({ employeeId, punchedAt: at(moment) })));

const ask = (month: string) => host.call("owner", "getPayrollMonth", { params: { month } });
const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
const unlock = (month: string, reason = "Forgotten overtime") =>
  host.call("owner", "unlockPayrollMonth", { params: { month }, body: { reason } });
const payslip = (month: string, employeeId: number) =>
  host.call("owner", "getPayslip", { params: { month, employeeId: String(employeeId) } });

const correct = (
  action: "ADD" | "VOID",
  barcodeId: string,
  moment: string,
  who: "owner" | "staff" = "owner",
) =>
  host.call(who, "proposeCorrection", {
    body: { action, barcodeId, at: at(moment).toISOString(), reason: "The badge was at home" },
  });

/** A month as each of its readers gets it. */
async function readings(month: string) {
  const params = { month };
  const list = await host.call("owner", "getMonthlySalaries", { query: { month } });
  const register = await host.call("owner", "getPayRegister", { params });
  const pdf = await host.call("owner", "getPayslipsPdf", { params });
  const bank = await host.call("owner", "getBankFile", { params });
  const epf = await host.call("owner", "getEpfReturn", { params });
  const esi = await host.call("owner", "getEsiReturn", { params });
  const slips = [await payslip(month, ids.asha), await payslip(month, ids.bala)];
  return [list, register, pdf, bank, epf, esi, ...slips].map(({ text }) => text);
}

const arrearsOf = async (month: string, employeeId: number): Promise<PayLine[]> => {
  const { lines } = (await payslip(month, employeeId)).body as Payslip;
  expectTranslated(lines.flatMap(({ origins = [] }) => origins));
  return lines.filter(({ kind }) => kind === "ARREARS");
};

beforeAll(async () => {
  const account = { bankAccountNumber: "012345678901", bankIfsc: "SBIN0001234" };
  ids.asha = await hireOnUsualTerms("Asha", "EMP-A-00001", account);
  ids.bala = await hireOnUsualTerms("Bala", "EMP-A-00002");
  // In May one shift each; Bala forgets the check-out of a second one.
  await work(ids.asha, "05-04 09:00", "05-04 17:00");
  await work(ids.bala, "05-04 09:00", "05-04 17:00", "05-05 09:00");
  await work(ids.asha, "06-01 09:00", "06-01 17:00");
  await host.db.insert(advances).values({
    employeeId: ids.asha,
    givenOn: "2026-05-01",
    amountPaise: 150_000,
    instalmentPaise: 60_000,
    firstMonth: "2026-05",
    reason: "School fees",
    createdBy: "owner@example.com",
  });
});

test("a month with open exceptions or undecided corrections is refused with their list", async () => {
  const before = await ask("2026-05");
  expect(before.body).toMatchObject({ isLocked: false, people: 2, withoutTerms: [] });
  expect(before.body.exceptions).toMatchObject([{ name: "Bala", kind: "OPEN_CHECK_OUT" }]);
  expect(before.body.obstacle).toBe("May 2026 has 1 open exception to settle first");
  const refused = await lock("2026-05");
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(
    "May 2026 has 1 open exception to settle first\nBala, 2026-05-05: ",
  );

  expect((await correct("ADD", "EMP-A-00002", "05-05 17:00", "staff")).status).toBe(200);
  expect((await lock("2026-05")).body.message).toContain(
    "1 open exception and 1 proposed correction",
  );
  const [proposal] = await host.db.select({ id: corrections.id }).from(corrections);
  await host.call("owner", "decideCorrection", {
    params: { id: String(proposal?.id) },
    body: { status: "APPROVED" },
  });
  expect((await ask("2026-05")).body).toMatchObject({ exceptions: [], ownCorrections: [] });
  expect((await ask("2026-05")).body.obstacle).toBeUndefined();
  expect(await host.db.select().from(payRuns)).toEqual([]);
});

test("a month that has not ended is not locked, nor does a draft have files for the bank and the portals", async () => {
  const present = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
  const refused = await lock(present);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("when its last shifts have ended");
  expect((await lock("2099-01")).status).toBe(404);
  expect((await lock("May")).status).toBe(404);
  const params = { month: "2026-05" };
  for (const file of ["getBankFile", "getEpfReturn", "getEsiReturn"] as const) {
    const { status, text } = await host.call("owner", file, { params });
    expect(status).toBe(409);
    expect(text).toContain("May 2026 is still open: lock it, then there is a");
  }
  expect((await host.call("owner", "getPayRegister", { params })).text).toContain("DRAFT");
});

test("what a super admin corrected alone is listed before the month is locked", async () => {
  await correct("ADD", "EMP-A-00001", "05-06 09:00");
  await correct("ADD", "EMP-A-00001", "05-06 17:00");
  expect((await ask("2026-05")).body.ownCorrections).toMatchObject([
    { name: "Asha", action: "ADD", reason: "The badge was at home" },
    { name: "Asha", action: "ADD" },
  ]);
});

test("whoever locks a month waits for a VACUUM or ANALYZE of its table, and is not told of somebody else", async () => {
  const present = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
  const locking = await host.db.transaction(async (tx) => {
    // It holds the lock that VACUUM and autovacuum take, until this transaction ends.
    await tx.execute(sql`analyze ${payRuns}`);
    const reply = { of: lock(present) };
    const waits = sql`select from pg_locks where not granted and relation = 'pay_runs'::regclass`;
    await expect.poll(async () => (await host.db.execute(waits)).rows.length).toBe(1);
    return reply;
  });
  expect((await locking.of).body.message).toContain("when its last shifts have ended");
});

test("of twenty locks at once one locks, with its payslips and what was recovered", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => lock("2026-05")));
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
  expect(replies.filter(({ status }) => status === 409).length).toBe(19);
  for (const { status, body } of replies) {
    if (status === 409) expect(body.message).toMatch(/locked already|Somebody else locks/);
  }
  const runs = await host.db.select().from(payRuns);
  expect(runs).toMatchObject([{ month: "2026-05", lockedBy: "owner@example.com" }]);
  expect((await host.db.select().from(payslips)).length).toBe(2);
  expect(await host.db.select().from(recoveries)).toMatchObject([
    { amountPaise: 60_000, carriedOverPaise: 0 },
  ]);
  const notes = await host.db.select().from(audit).where(eq(audit.record, "payroll 2026-05"));
  expect(notes).toMatchObject([{ after: { locked: true, people: 2, netPaise: 340_000 } }]);
  const month = await ask("2026-05");
  expect(month.body).toMatchObject({
    isLocked: true,
    lockedBy: "owner@example.com",
    withoutAccount: [{ employeeId: ids.bala, name: "Bala" }],
    net: 3_400,
  });
});

test("the bank file pays whoever has an account their net, and the register adds up to the month", async () => {
  const params = { month: "2026-05" };
  const bank = (await host.call("owner", "getBankFile", { params })).text;
  expect(parse(bank, { bom: true, columns: true })).toEqual([
    {
      "Account number": "012345678901",
      IFSC: "SBIN0001234",
      Name: "Asha",
      Amount: "1400.00",
      Reference: "Salary 2026-05 EMP-A-00001",
    },
  ]);
  const one = { params, query: { employeeId: String(ids.asha) } };
  expect((await host.call("owner", "getPayslipsPdf", one)).text).toMatch(/^%PDF/);
  const nobody = { params, query: { employeeId: "999" } };
  expect((await host.call("owner", "getPayslipsPdf", nobody)).status).toBe(404);
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
  const taken = { ...leave, barcodeId: "EMP-A-00001", kind: "PAID" };
  expect((await host.call("owner", "createLeave", { body: taken })).status).toBe(200);
  const calendar = (await host.call("owner", "getCalendar")).body;
  const holidays = [{ date: "2026-05-12", name: "Plant's Day" }];
  const changed = await host.call("owner", "updateCalendar", { body: { ...calendar, holidays } });
  expect(changed.status).toBe(200);
  expect(await readings("2026-05")).toEqual(before);
  await expect(host.db.update(payslips).set({ netPaise: 1 })).rejects.toThrow();
});

test("what changed in a locked month is arrears of the next one, with what it came from", async () => {
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

test("arrears that a locked month has paid are not paid again, and are taken back once undone", async () => {
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

test("what a month paid and its arrears add up to exactly what it would pay now", async () => {
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
