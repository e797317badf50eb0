import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import {
  assignments,
  employees,
  employments,
  leaves,
  payRuns,
  payslips,
  payTerms,
  punches,
  shifts,
} from "../../../server/db/schema";
import { readLaterChanges } from "../../../server/pay/laterChanges";
import { readArrearsLeft } from "../../../server/pay/lockedPayslips";
import { readLockedRuns } from "../../../server/pay/payRuns";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { expectTranslated } from "../../support/translatedOrigins";
import { usualTerms } from "../../support/workedMonth";
import { importCalls } from "../imports/importCalls";

const host = plant();

let asha = 0;
let shiftG = 0;

const arrears = async (): Promise<PayLine[]> => {
  const params = { month: "2026-06", employeeId: String(asha) };
  const { lines }: Payslip = (await host.call("owner", "getPayslip", { params })).body;
  expectTranslated(lines.flatMap(({ originCodes = [] }) => originCodes));
  return lines.filter(({ kind }) => kind === "ARREARS");
};

const calendar = async (changes: object) => {
  const { body } = await host.call("owner", "getCalendar");
  const edit = { body: { ...body, ...changes } };
  expect((await host.call("owner", "updateCalendar", edit)).status).toBe(200);
};

beforeAll(async () => {
  const [shift] = await host.db
    .insert(shifts)
    .values({ unit: "A", name: "G", startsAt: 9 * 60, endsAt: 18 * 60 })
    .returning({ id: shifts.id });
  shiftG = shift?.id ?? 0;
  const joinedAt = at("05-01 08:00");
  asha = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: asha });
  await host.db
    .update(assignments)
    .set({ shiftId: shiftG })
    .where(eq(assignments.employeeId, asha));
  // Unit A rests on Sundays, unit B on Tuesdays: 5, 12, 19 and 26 May.
  await calendar({
    validFrom: "2020-01-01",
    weeklyOffs: [
      { unit: "A", weekday: "SUNDAY" },
      { unit: "B", weekday: "TUESDAY" },
    ],
  });
  const days = ["05-04", "05-05", "05-06", "05-12", "06-01"];
  await host.db.insert(punches).values(
    days.flatMap((day) => [
      { employeeId: asha, punchedAt: at(`${day} 09:00`) },
      { employeeId: asha, punchedAt: at(`${day} 18:00`) },
    ]),
  );
  const locked = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-05" } });
  expect(locked.body).toMatchObject({ isLocked: true, net: 4_750 });
});

// Each test leaves the facts as they were.
beforeEach(async () => {
  expect(await arrears()).toEqual([]);
});

test("a change that was written while the month was locked gives arrears, and says what it is", async () => {
  const [run] = await host.db.select().from(payRuns);
  const createdAt = new Date((run?.lockedAt.getTime() ?? 0) - 60_000);
  const leave = { firstDate: "2026-05-19", lastDate: "2026-05-19", kind: "PAID" } as const;
  await host.db
    .insert(leaves)
    .values({ ...leave, employeeId: asha, createdAt, createdBy: "owner" });
  expect(await arrears()).toMatchObject([
    {
      label: "2026-05",
      amount: 1_000,
      origins: [
        expect.stringMatching(/^Paid leave from 19 May 2026 to 19 May 2026 was entered by/),
      ],
    },
  ]);
  await host.db.delete(leaves);
});

test("a leave on the month's first or last day is a change of the month, one outside is not", async () => {
  const [since] = await readLockedRuns(host.db, "2026-06", 1);
  if (!since) throw new Error("May is not locked");
  const may = { first: "2026-05-01", last: "2026-05-31" };
  const leave = { employeeId: asha, kind: "PAID", createdBy: "owner" } as const;
  const leavesOf = [
    { ...leave, firstDate: "2026-04-28", lastDate: "2026-04-30" },
    { ...leave, firstDate: "2026-05-01", lastDate: "2026-05-01" },
    { ...leave, firstDate: "2026-05-31", lastDate: "2026-05-31" },
    { ...leave, firstDate: "2026-06-01", lastDate: "2026-06-02" },
  ];
  await host.db.insert(leaves).values(leavesOf);
  const changes = await readLaterChanges(host.db, { since, ...may });
  expect(changes.map(({ first, last }) => [first, last])).toEqual([
    ["2026-05-01", "2026-05-01"],
    ["2026-05-31", "2026-05-31"],
  ]);
  await host.db.delete(leaves);
});

test("a person who moves to another unit or shift today has no arrears of locked months", async () => {
  await host.db.update(employees).set({ unit: "B" }).where(eq(employees.id, asha));
  expect(await arrears()).toEqual([]);
  await host.db.update(employees).set({ unit: "A" }).where(eq(employees.id, asha));
});

test("a unit that is dated into a locked month is paid by its days off", async () => {
  await host.db
    .insert(assignments)
    .values({ employeeId: asha, validFrom: "2026-05-05", unit: "B", createdBy: "owner" });
  // Two Tuesdays are days off: all their 9 hours are overtime, and the day's rate is not earned.
  expect(await arrears()).toMatchObject([
    {
      label: "2026-05",
      amount: 1_000,
      origins: ["Another unit or shift from 5 May 2026 on"],
    },
  ]);
  await host.db.delete(assignments).where(eq(assignments.validFrom, "2026-05-05"));
});

test("a person with corrected dates of employment is paid the days of the employment", async () => {
  const period = eq(employments.employeeId, asha);
  await host.db.update(employments).set({ leftOn: "2026-05-11" }).where(period);
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 0, carriedOver: 1_187.5 }]);
  await host.db.update(employments).set({ leftOn: null, joinedOn: "2026-05-05" }).where(period);
  expect(await arrears()).toMatchObject([{ amount: -593.75, carriedOver: 593.75 }]);
  await host.db.update(employments).set({ joinedOn: "2026-05-01" }).where(period);
});

test("a locked month leaves the arrears that it carried over, and nothing that it paid whole or took else", async () => {
  const [slip] = await host.db.select().from(payslips);
  const lines = [
    { kind: "ARREARS", label: "2026-03", amount: 10, formula: { code: "" }, dates: [] },
    {
      kind: "ARREARS",
      label: "2026-04",
      amount: 0,
      carriedOver: 7,
      formula: { code: "" },
      dates: [],
    },
    { kind: "ADVANCE", label: "Loan", amount: 0, carriedOver: 5, formula: { code: "" }, dates: [] },
  ];
  const setLines = async (value: unknown) => {
    await host.db.execute(sql`alter table payslips disable trigger never_changed`);
    await host.db.execute(sql`
      update payslips set document = jsonb_set(document, '{lines}', ${JSON.stringify(value)}::jsonb)`);
    await host.db.execute(sql`alter table payslips enable trigger never_changed`);
  };
  const run = { id: slip?.runId ?? 0 };
  const stored: unknown = slip?.document;
  await setLines(lines);
  expect(await readArrearsLeft(host.db, run, undefined)).toMatchObject([
    { employeeId: asha, line: { label: "2026-04", carriedOver: 7 } },
  ]);
  expect(stored).toHaveProperty("lines");
  if (typeof stored === "object" && stored && "lines" in stored) await setLines(stored.lines);
});

test("another weekly off, half day or time of a shift changes no locked month", async () => {
  const [{ body: before }] = [await host.call("owner", "getCalendar")];
  await calendar({
    weeklyOffs: [{ unit: "A", weekday: "TUESDAY" }],
    halfDayHours: 8,
    workDayLeadHours: 1,
  });
  const shift = host.db.update(shifts).set({ startsAt: 14 * 60, endsAt: 22 * 60 });
  await shift.where(eq(shifts.id, shiftG));
  // A change that makes the month be worked out again.
  const leave = {
    barcodeId: "EMP-A-00001",
    firstDate: "2026-05-20",
    lastDate: "2026-05-20",
    kind: "PAID",
    reason: "The slip came late",
  };
  const made = await host.call("owner", "createLeave", { body: leave });
  expect(made.status).toBe(200);
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 1_000 }]);
  await host.call("owner", "cancelLeave", { params: { id: String(made.body.id) } });
  expect(await arrears()).toEqual([]);
  await calendar({ ...before, version: (await host.call("owner", "getCalendar")).body.version });
});

test("imported terms and scans of a locked month give the arrears that they give by hand", async () => {
  const importFile = importCalls(host);
  const undo = (id: unknown) => host.call("owner", "undoImport", { params: { id: String(id) } });
  const raise = [
    ["barcodeId", "validFrom", "monthlyBaseSalary", "otMultiplierFactor", "workingDays"],
    ["EMP-A-00001", "2026-05-01", "31,200", "1.5", "26"],
  ];
  const terms = (await importFile("payTerms", raise)).body;
  expect(terms).toMatchObject({ created: 1, wrong: 0 });
  // The month paid 4,750 by 26,000. A fifth more is due.
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 950 }]);
  expect((await undo(terms.importId)).status).toBe(200);
  expect(await arrears()).toEqual([]);

  const scans = [
    ["barcodeId", "at", "action", "reason"],
    ["EMP-A-00001", "07/05/2026 9:00", "ADD", "On paper"],
    ["EMP-A-00001", "07/05/2026 18:00", "ADD", "On paper"],
  ];
  const { body } = await importFile("corrections", scans);
  expect(body).toMatchObject({ created: 2, wrong: 0 });
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 1_187.5 }]);
  expect((await undo(body.importId)).status).toBe(200);
});
