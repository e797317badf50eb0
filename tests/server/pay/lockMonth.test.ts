import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  audit,
  corrections,
  payRuns,
  payslips,
  recoveries,
  scans,
} from "../../../server/db/schema";
import { listTables } from "../../../server/features";
import { locksHere } from "../../support/locksHere";
import { lockingPlant } from "./lockingPlant";

const { host, ids, ask, lock, correct } = lockingPlant();

test("a month with open exceptions or undecided corrections is refused with their list", async () => {
  const before = await ask("2026-05");
  expect(before.body).toMatchObject({ isLocked: false, people: 2, withoutTerms: [] });
  expect(before.body.exceptions).toMatchObject([{ name: "Bala", kind: "OPEN_CHECK_OUT" }]);
  expect(before.body.obstacle).toBe("May 2026 has 1 open exception to settle first");
  const refused = await lock("2026-05");
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(
    "May 2026 has 1 open exception to settle first\nBala, 5 May 2026: ",
  );
  // Each sentence has its code, so that the browser translates it.
  const [, line] = refused.body.values.lines.all;
  expect(line).toMatchObject({
    code: "pay.openException",
    values: { detail: { code: "exception.openSpan" } },
  });

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

test("each change of the exceptions, such as a refused scan, also announces a change of the month", () => {
  const tables = listTables.get("exceptions") ?? [];
  expect(tables).toContain(scans);
  expect(listTables.get("salaries")).toEqual(expect.arrayContaining([...tables]));
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

test("a super admin's own corrections are listed before the month is locked", async () => {
  await correct("ADD", "EMP-A-00001", "05-06 09:00");
  await correct("ADD", "EMP-A-00001", "05-06 17:00");
  expect((await ask("2026-05")).body.ownCorrections).toMatchObject([
    { name: "Asha", action: "ADD", reason: "The badge was at home" },
    { name: "Asha", action: "ADD" },
  ]);
});

test("a lock of a month waits for a VACUUM or ANALYZE, and does not report another person", async () => {
  const present = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
  const locking = await host.db.transaction(async (tx) => {
    // `analyze` holds the lock that VACUUM and autovacuum take, until this transaction ends.
    await tx.execute(sql`analyze ${payRuns}`);
    const reply = { of: lock(present) };
    const waits = sql`select from ${locksHere} where not granted and relation = 'pay_runs'::regclass`;
    await expect.poll(async () => (await host.db.execute(waits)).rows.length).toBe(1);
    return reply;
  });
  expect((await locking.of).body.message).toContain("when its last shifts have ended");
});

test("one of twenty simultaneous locks succeeds, with its payslips and recoveries", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => lock("2026-05")));
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
  // At most four have a long connection at the same time. The host may be busy for the others.
  const refused = replies.filter(({ status }) => status !== 200);
  for (const { status } of refused) expect([409, 503]).toContain(status);
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

test("the bank file pays the nets of people with an account, and the register adds up to the month", async () => {
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
