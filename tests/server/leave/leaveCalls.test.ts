import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { LeaveBalance } from "../../../contract/leaves";
import type { Payslip } from "../../../contract/payroll";
import { dateAfter } from "../../../domain/indiaTime";
import { leaves, punches } from "../../../server/db/schema";
import { seededRandom } from "../../../server/demo/plantHistory";
import { contentOf } from "../../support/contentOf";
import { hire } from "../../support/hire";
import { leaveModel, randomLeave } from "../../support/leaveModel";
import { plant } from "../../support/plant";

const host = plant();
const [asha, bala, chitra] = ["EMP-A-00001", "EMP-A-00002", "EMP-A-00003"];
const devi = "EMP-A-09999";
const ids = new Map<string, number>();

const send = (name: Parameters<typeof host.call>[1], body: object) =>
  host.call("owner", name, { body });
const requested = { status: "REQUESTED" };

const rule = (changes: object) =>
  send("createLeaveRule", {
    kind: "CASUAL",
    validFrom: "2026-01-01",
    accrual: "MONTH",
    daysPerYear: 12,
    workedPerDay: 20,
    minimumWorked: 180,
    joinerPercent: 25,
    carryOver: 0,
    surplus: "LAPSE",
    ...changes,
  });
const entry = (barcodeId: string, changes: object) =>
  send("createLeaveEntry", {
    barcodeId,
    kind: "EARNED",
    type: "OPENING",
    date: "2026-01-01",
    days: 8,
    reason: "From the register",
    ...changes,
  });
const leave = (
  barcodeId: string,
  firstDate: string,
  lastDate = firstDate,
  changes: object = {},
) => ({
  barcodeId,
  firstDate,
  lastDate,
  kind: "CASUAL",
  ...changes,
});
const balancesOn = async (date: string) =>
  (await host.call("owner", "getLeaveBalances", { query: { date } })).body as LeaveBalance[];
async function balanceOf(barcodeId: string, kind: string, date: string) {
  const found = await balancesOn(date);
  return found.find((one) => one.barcodeId === barcodeId && one.kind === kind);
}
const payslip = async (month: string, barcodeId: string) =>
  (
    await host.call("owner", "getPayslip", {
      params: { month, employeeId: String(ids.get(barcodeId)) },
    })
  ).body as Payslip;

beforeAll(async () => {
  for (const [name, barcodeId] of [
    ["Asha", asha],
    ["Bala", bala],
    ["Chitra", chitra],
  ] as const) {
    const id = await hire(host.db, {
      name,
      barcodeId,
      joinedAt: new Date("2025-06-01T08:00+05:30"),
    });
    ids.set(barcodeId, id);
    const terms = { employeeId: id, monthlyBaseSalary: 26_000, otMultiplierFactor: 2 };
    expect((await send("addSalary", { ...terms, workingDays: 26 })).status).toBe(200);
  }
  expect((await rule({})).status).toBe(200);
  expect(
    (await rule({ kind: "EARNED", accrual: "DAYS_WORKED", carryOver: 30, surplus: "PAY_OUT" }))
      .status,
  ).toBe(200);
  expect((await entry(asha, {})).status).toBe(200);
});

test("a request changes no day until a super admin approves it", async () => {
  const created = await send("createLeave", leave(asha, "2026-03-03", "2026-03-04", requested));
  expect(created).toMatchObject({ status: 200, body: { status: "REQUESTED" } });
  expect((await balanceOf(asha, "CASUAL", "2026-03-31"))?.balance).toBe(3);
  const params = { id: String(created.body.id) };
  for (const call of ["approveLeave", "cancelLeave"] as const)
    expect((await host.call("staff", call, { params })).status).toBe(403);
  expect(await host.call("owner", "approveLeave", { params })).toMatchObject({
    status: 200,
    body: { status: "APPROVED", decidedBy: "owner@example.com" },
  });
  expect(await host.call("owner", "approveLeave", { params })).toMatchObject({
    status: 409,
    body: { message: `Leave ${created.body.id} of Asha is approved already` },
  });
  expect(await balanceOf(asha, "CASUAL", "2026-03-31")).toMatchObject({
    opening: 0,
    earned: 3,
    taken: 2,
    balance: 1,
  });
  const month = await payslip("2026-03", asha);
  expect(
    month.days.filter(({ leave: of }) => of === "Casual leave").map(({ date }) => date),
  ).toEqual(["2026-03-03", "2026-03-04"]);
  expect(month.leave).toEqual([
    { kind: "CASUAL", balance: 1 },
    { kind: "EARNED", balance: 8 },
  ]);
});

test("a leave above the balance asks for a reason at its field, and is marked with it", async () => {
  const before = (await contentOf(host.db)).leaves;
  // Two days are left in April; Sunday the 19th is no leave.
  const body = leave(asha, "2026-04-17", "2026-04-21");
  const created = await send("createLeave", body);
  expect(created).toMatchObject({
    status: 409,
    body: {
      errors: { reason: "2 days are above the balance of Asha. Give a reason to enter the leave." },
    },
  });
  expect((await contentOf(host.db)).leaves).toEqual(before);
  const reason = "Her sister marries";
  expect(await send("createLeave", { ...body, reason })).toMatchObject({
    status: 200,
    body: { overDays: 2, reason, status: "APPROVED" },
  });
  expect((await balanceOf(asha, "CASUAL", "2026-04-30"))?.balance).toBe(-2);
  const unpaid = leave(asha, "2026-04-22", "2026-04-22", { kind: "UNPAID" });
  expect(await send("createLeave", unpaid)).toMatchObject({ status: 200 });
});

test("a leave that overlaps, or is outside employment, is refused by its field", async () => {
  expect(await send("createLeave", leave(asha, "2026-04-21", "2026-04-24"))).toMatchObject({
    status: 409,
    body: { errors: { firstDate: "There is a leave from 17 Apr 2026 to 21 Apr 2026 already" } },
  });
  expect(await send("createLeave", leave(bala, "2025-05-31"))).toMatchObject({
    status: 400,
    body: { errors: { firstDate: "Bala is not employed on 31 May 2025" } },
  });
  expect(await entry(bala, { days: 0.25 })).toMatchObject({
    status: 400,
    body: { errors: { days: "Enter whole or half days" } },
  });
});

test("two half days of two kinds on one date are two leaves: a whole day, by ½ of each kind", async () => {
  const half = { isHalfDay: true };
  const on = (kind: string, changes: object = half) =>
    send("createLeave", leave(chitra, "2026-04-07", "2026-04-07", { kind, ...changes }));
  const casual = await balanceOf(chitra, "CASUAL", "2026-04-30");
  expect((await on("CASUAL")).status).toBe(200);
  expect(await on("CASUAL")).toMatchObject({
    status: 409,
    body: { errors: { firstDate: expect.stringContaining("Half a day of this kind") } },
  });
  expect((await on("UNPAID")).status).toBe(200);
  for (const refused of [await on("PAID"), await on("SICK", {})])
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { firstDate: "There is a leave from 7 Apr 2026 to 7 Apr 2026 already" } },
    });
  expect(await balanceOf(chitra, "CASUAL", "2026-04-30")).toMatchObject({
    taken: 0.5,
    balance: (casual?.balance ?? 0) - 0.5,
  });
  const month = await payslip("2026-04", chitra);
  expect(month.days.find(({ date }) => date === "2026-04-07")).toMatchObject({
    share: 0.5,
    leave: expect.stringMatching(/Casual leave.*unpaid leave/),
  });
  const { body } = await host.call("owner", "getAttendance", { query: { date: "2026-04-07" } });
  expect(body).toContainEqual(
    expect.objectContaining({ barcodeId: chitra, dayKind: "HALF_PAID_LEAVE" }),
  );
});

test("encashed days are an addition of their month, at the day's rate, and are cancelled with it", async () => {
  const date = "2026-04-30";
  expect(await entry(asha, { type: "ENCASHED", date, days: 8.5 })).toMatchObject({
    status: 400,
    body: { errors: { days: "The balance on 30 Apr 2026 is 8 days" } },
  });
  const made = await entry(asha, { type: "ENCASHED", date, days: 2.5 });
  expect(made.status).toBe(200);
  expect(await balanceOf(asha, "EARNED", date)).toMatchObject({ encashed: 2.5, balance: 5.5 });
  expect((await payslip("2026-04", asha)).lines).toContainEqual(
    expect.objectContaining({
      kind: "ADDITION",
      label: "Leave encashed: 2.5 × ₹26,000.00 ÷ 26",
      amount: 2_500,
    }),
  );
  const params = { id: String(made.body.id) };
  expect((await host.call("owner", "cancelLeaveEntry", { params })).status).toBe(200);
  expect((await host.call("owner", "cancelLeaveEntry", { params })).status).toBe(409);
  expect((await balanceOf(asha, "EARNED", date))?.balance).toBe(8);
  expect((await payslip("2026-04", asha)).lines.filter(({ kind }) => kind === "ADDITION")).toEqual(
    [],
  );
});

test("a locked month keeps its payslip; a late leave asks for a reason and is paid as arrears", async () => {
  const lock = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-04" } });
  expect(lock.status).toBe(200);
  const locked = await payslip("2026-04", bala);
  expect(locked).toMatchObject({
    gross: 0,
    leave: [{ kind: "CASUAL", balance: 4 }, { kind: "EARNED" }],
  });
  const body = leave(bala, "2026-04-06", "2026-04-07", { isHalfDay: true });
  expect(await send("createLeave", body)).toMatchObject({
    status: 409,
    body: {
      errors: {
        reason:
          "Pay is locked up to April 2026: the leave is paid as arrears. Give a reason to enter it.",
      },
    },
  });
  expect((await send("createLeave", { ...body, reason: "Slip came late" })).status).toBe(200);
  expect(await payslip("2026-04", bala)).toEqual(locked);
  const arrears = (await payslip("2026-05", bala)).lines.find(({ kind }) => kind === "ARREARS");
  expect(arrears).toMatchObject({ label: "2026-04", amount: 1_000 });
  expect(arrears?.origins).toEqual([
    expect.stringMatching(
      /^Casual leave from 6 Apr 2026 to 7 Apr 2026 was entered by owner@example.com on /,
    ),
  ]);
  expect((await payslip("2026-05", bala)).leave).toContainEqual({ kind: "CASUAL", balance: 4 });
  const encash = await entry(asha, { type: "ENCASHED", date: "2026-04-29", days: 1 });
  expect(encash).toMatchObject({
    status: 400,
    body: { errors: { date: expect.stringContaining("locked") } },
  });
});

test("a leave that no month pays arrears of is neither entered nor cancelled", async () => {
  // May 2025 is the first month that has arrears, because April 2026 is the last locked one.
  const old = { employeeId: ids.get(bala) ?? 0, firstDate: "2025-04-30", lastDate: "2025-05-01" };
  const row = { ...old, kind: "PAID", createdBy: "owner@example.com" } as const;
  const cancel = async (status: "APPROVED" | "REQUESTED") => {
    const [made] = await host.db
      .insert(leaves)
      .values({ ...row, status })
      .returning();
    return host.call("owner", "cancelLeave", { params: { id: String(made?.id) } });
  };
  expect((await cancel("REQUESTED")).status).toBe(200);
  expect(await cancel("APPROVED")).toMatchObject({
    status: 409,
    body: { message: "A locked month before May 2025 has no arrears any more" },
  });
  await host.db.delete(leaves).where(eq(leaves.firstDate, old.firstDate));
});

test("a request for a day of a locked month is paid as arrears from its approval on", async () => {
  const body = leave(chitra, "2026-04-08", "2026-04-08", {
    ...requested,
    reason: "Slip came late",
  });
  const created = await send("createLeave", body);
  expect(created.status).toBe(200);
  const arrearsNow = async () =>
    (await payslip("2026-05", chitra))?.lines.filter(({ kind }) => kind === "ARREARS") ?? [];
  expect(await arrearsNow()).toEqual([]);
  await host.call("owner", "approveLeave", { params: { id: String(created.body.id) } });
  expect(await arrearsNow()).toMatchObject([{ label: "2026-04", amount: 1_000 }]);
});

test("opening balances come from a file, whose encashed days are refused", async () => {
  const file = (type: string) =>
    `barcodeId,kind,type,date,days,reason\n${bala},Earned,${type},01/01/2026,12.5,Register`;
  const params = { resource: "leaveEntries" };
  const refused = await host.call("owner", "importRecords", { params, file: file("ENCASHED") });
  expect(JSON.stringify(refused.body)).toContain("Enter encashed leave by the form");
  await host.call("owner", "importRecords", { params, file: file("OPENING") });
  expect((await balanceOf(bala, "EARNED", "2026-05-01"))?.balance).toBe(12.5);
});

test("a rule has one row for each kind and date", async () => {
  expect(await rule({ validFrom: "2026-01-01" })).toMatchObject({
    status: 409,
    body: { errors: { validFrom: "This kind of leave has a rule from this date already" } },
  });
});

test("random histories that are entered by the calls have the model's balances", async () => {
  const { rows: before } = await host.db.execute("delete from leave_rules returning id");
  expect(before).toHaveLength(2);
  const history = randomLeave(seededRandom(7));
  for (const each of history.rules)
    expect((await rule({ carryOver: undefined, ...each })).status).toBe(200);
  const calendar = (await host.call("owner", "getCalendar")).body;
  const off = ["2026-01-26", "2025-10-02", "2024-08-15"].map((date) => ({ date, name: "Holiday" }));
  const body = { ...calendar, weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }], holidays: off };
  expect((await send("updateCalendar", body)).status).toBe(200);
  const isOff = (date: string) =>
    new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || off.some((one) => one.date === date);
  for (const seed of [12, 13, 15, 16]) {
    const { employments, leaves: randomLeaves, worked, entries } = randomLeave(seededRandom(seed));
    const [period] = employments;
    if (!period) throw new Error("No employment");
    const barcodeId = `EMP-A-000${seed}`;
    const at = (date: string, time: string) => new Date(`${date}T${time}+05:30`);
    const employeeId = await hire(host.db, {
      name: `Person ${seed}`,
      email: `person${seed}@example.com`,
      barcodeId,
      joinedAt: at(period.joinedOn, "08:00"),
    });
    const present = [...worked].filter((date) => date >= period.joinedOn && date <= "2026-11-20");
    await host.db.insert(punches).values(
      present.flatMap((date) => [
        { employeeId, punchedAt: at(date, "09:00") },
        { employeeId, punchedAt: at(date, "17:00") },
      ]),
    );
    for (const one of randomLeaves)
      await host.db.insert(leaves).values({ ...one, employeeId, createdBy: "owner@example.com" });
    const granted = entries.filter(({ type }) => type !== "ENCASHED");
    const after = granted.filter(({ date }) => date >= period.joinedOn);
    for (const one of after) expect((await entry(barcodeId, one)).status).toBe(200);
    const facts = {
      rules: history.rules,
      employments: [{ joinedOn: period.joinedOn, leftOn: null }],
      leaves: randomLeaves,
      entries: after,
      worked: new Set(present),
      isOff,
    };
    for (let date = "2025-11-01"; date < "2026-11-20"; date = dateAfter(date, 47)) {
      const found = (await balancesOn(date)).filter((one) => one.barcodeId === barcodeId);
      for (const { kind, balance, ...sums } of found) {
        expect([seed, date, kind, balance]).toEqual([
          seed,
          date,
          kind,
          leaveModel(kind, facts)(date),
        ]);
        const { opening, earned, granted: given, taken: used, encashed, lapsed } = sums;
        expect(opening + earned + given - used - encashed - lapsed).toBe(balance);
      }
    }
  }
});

test("a scan and a correction that come late change the days worked of an earlier month", async () => {
  await host.db.execute("delete from leave_rules");
  const employeeId = await hire(host.db, {
    name: "Devi",
    barcodeId: devi,
    joinedAt: new Date("2025-06-01T08:00+05:30"),
  });
  expect(
    (
      await rule({
        kind: "COMPENSATORY",
        accrual: "DAYS_WORKED",
        workedPerDay: 1,
        minimumWorked: 0,
      })
    ).status,
  ).toBe(200);
  const balance = async () => (await balanceOf(devi, "COMPENSATORY", "2026-10-31"))?.balance;
  expect(await balance()).toBe(0);
  const scan = { employeeId, punchedAt: new Date("2026-02-03T09:00+05:30") };
  await host.db.insert(punches).values(scan);
  expect(await balance()).toBe(1);
  const correction = {
    barcodeId: devi,
    at: scan.punchedAt.toISOString(),
    reason: "A borrowed badge",
  };
  expect(await send("proposeCorrection", { ...correction, action: "VOID" })).toMatchObject({
    status: 200,
    body: { status: "APPROVED" },
  });
  expect(await balance()).toBe(0);
});
