import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayrollMonth, Payslip } from "../../../contract/payroll";
import {
  assignments,
  crewTimes,
  machines,
  payTerms,
  pieceRates,
  shifts,
  stageEntries,
} from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { clientId } from "../../support/machineExamples";
import { makeMachine, storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import { expectTranslated } from "../../support/translatedOrigins";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const ids: Record<string, number> = {};
let orderId = 0;
let entries = 0;

const machineIds: Record<string, number> = {};

/** Each of the five groups has one machine, from eight to four. */
const names = ["Gluer 1", "Gluer 2", "Gluer 3", "Gluer 4", "Gluer 5"] as const;
type Machine = (typeof names)[number];

const barcodeOf = (id: number) => `EMP-A-${String(id).padStart(5, "0")}`;

async function hirePerson(name: string) {
  const id = Object.keys(ids).length + 1;
  ids[name] = await hire(host.db, {
    ...{ name, barcodeId: barcodeOf(id), joinedAt: at("04-01 08:00") },
  });
  expect(ids[name]).toBe(id);
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: id, validFrom: "2026-04-01" });
}

const setRate = async (name: string, rupees: number, validFrom = "2026-04-01", stage = "JOINING") =>
  host.call("owner", "createPieceRate", {
    body: { barcodeId: barcodeOf(ids[name] ?? 0), stage, validFrom, ratePerThousand: rupees },
  });

async function make(machine: Machine, moment: string, good: number, more: object = {}) {
  entries += 1;
  const [row] = await host.db
    .insert(stageEntries)
    .values({
      ...{ entryId: clientId(entries), machineId: machineIds[machine] ?? 0, orderId },
      ...{ stage: "JOINING" as const, good, waste: 0, at: at(moment), createdBy: "Gate" },
      createdAt: at(moment),
      ...more,
    })
    .returning({ id: stageEntries.id });
  return row?.id ?? 0;
}

const crew = (machine: Machine, people: readonly string[], from: string, to?: string) =>
  host.call("owner", "createCrewTimes", {
    params: { id: String(machineIds[machine]) },
    body: {
      barcodeIds: people.map((name) => barcodeOf(ids[name] ?? 0)),
      startedAt: at(from).toISOString(),
      ...(to !== undefined && { endedAt: at(to).toISOString() }),
    },
  });

async function payslipOf(name: string, month: string): Promise<Payslip> {
  const params = { month, employeeId: String(ids[name]) };
  return (await host.call("owner", "getPayslip", { params })).body;
}

const monthOf = async (month: string): Promise<PayrollMonth> =>
  (await host.call("owner", "getPayrollMonth", { params: { month } })).body;

/** Returns the lines of piece rates, as `stage: formula = amount`. */
const piecesIn = ({ lines }: Payslip) =>
  lines
    .filter(({ stage }) => stage !== undefined)
    .map(({ kind, stage, formula, amount }) => `${kind} ${stage}: ${formula} = ${amount}`);

beforeAll(async () => {
  for (const name of ["Asha", "Bala", "Chitra", "Devi", "Esha", "Farah"]) await hirePerson(name);
  const specification = await specifiedBox(host.db, "Saree box");
  orderId = await storeOrder(host.db, specification, { quantity: 100_000 });
  for (const name of names) machineIds[name] = await makeMachine(host, name, "JOINING");
  for (const name of ["Asha", "Bala"]) expect((await setRate(name, 40)).status).toBe(200);
  expect((await setRate("Chitra", 60)).status).toBe(200);
});

test("two people all day have half of the pieces each, beside the day's wage", async () => {
  await host.db.execute(sql`insert into punches (employee_id, punched_at) values
    (1, ${at("05-04 09:00")}), (1, ${at("05-04 17:00")})`);
  await make("Gluer 1", "05-04 12:00", 3000);
  await make("Gluer 1", "05-04 16:00", 2000);
  expect((await crew("Gluer 1", ["Asha", "Bala"], "05-04 08:00")).status).toBe(200);
  const asha = await payslipOf("Asha", "2026-05");
  // The day is ₹1,000. 5,000 pieces: ₹40 × 5 = ₹200, half each.
  expect(asha.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["EARNED", 1000],
    ["ADDITION", 100],
  ]);
  expect(piecesIn(asha)).toEqual(["ADDITION JOINING: 2,500 good pieces × ₹40.00 ÷ 1,000 = 100"]);
  expect(asha).toMatchObject({ gross: 1100, net: 1100 });
  expect(asha.pieces).toMatchObject([
    { machine: "Gluer 1", orderId, good: 3000, minutes: 240, allMinutes: 480 },
    { machine: "Gluer 1", orderId, good: 2000, minutes: 240, allMinutes: 480 },
  ]);
  // Bala has no day at work, and is paid the pieces all the same.
  expect(piecesIn(await payslipOf("Bala", "2026-05"))).toHaveLength(1);
});

test("a person who comes late has only the minutes in the run of each entry", async () => {
  await make("Gluer 2", "05-05 10:00", 1200);
  await make("Gluer 2", "05-05 12:00", 1500);
  await crew("Gluer 2", ["Asha"], "05-05 08:00", "05-05 12:00");
  await crew("Gluer 2", ["Bala"], "05-05 09:00", "05-05 12:00");
  // Asha: 1,200 × 2/3 + 750 = 1,550. Bala: 400 + 750 = 1,150. With 2,500 of the first group.
  expect(piecesIn(await payslipOf("Asha", "2026-05"))).toEqual([
    "ADDITION JOINING: 4,050 good pieces × ₹40.00 ÷ 1,000 = 162",
  ]);
  expect(piecesIn(await payslipOf("Bala", "2026-05"))).toEqual([
    "ADDITION JOINING: 3,650 good pieces × ₹40.00 ÷ 1,000 = 146",
  ]);
});

test("a helper without a rate has a share, which nobody else is paid", async () => {
  await make("Gluer 3", "05-06 10:00", 3000);
  await crew("Gluer 3", ["Chitra", "Devi", "Esha"], "05-06 08:00", "05-06 10:00");
  expect(piecesIn(await payslipOf("Chitra", "2026-05"))).toEqual([
    "ADDITION JOINING: 1,000 good pieces × ₹60.00 ÷ 1,000 = 60",
  ]);
  expect((await payslipOf("Devi", "2026-05")).lines).toEqual([]);
});

test("terms hold from their date, and a person who comes back has both times", async () => {
  expect((await setRate("Chitra", 45, "2026-05-07")).status).toBe(200);
  expect((await setRate("Chitra", 0, "2026-05-09")).status).toBe(200);
  expect((await setRate("Chitra", 50, "2026-05-09")).body.errors).toEqual({
    validFrom: "This person has a piece rate of this stage from this day already: edit that one",
  });
  await make("Gluer 4", "05-07 12:00", 2400);
  await make("Gluer 4", "05-09 12:00", 2400);
  await crew("Gluer 4", ["Chitra"], "05-07 08:00", "05-07 09:00");
  await crew("Gluer 4", ["Chitra"], "05-07 11:00", "05-07 12:00");
  await crew("Gluer 4", ["Devi"], "05-07 08:00", "05-07 12:00");
  await crew("Gluer 4", ["Chitra"], "05-09 08:00");
  // 120 of 360 minutes: 800 pieces at ₹45.
  expect(piecesIn(await payslipOf("Chitra", "2026-05"))).toEqual([
    "ADDITION JOINING: 1,000 good pieces × ₹60.00 ÷ 1,000 = 60",
    "ADDITION JOINING: 800 good pieces × ₹45.00 ÷ 1,000 = 36",
  ]);
});

test("reversed entries, other stages and pieces without people pay nothing, and the last are named", async () => {
  expect((await setRate("Farah", 100)).status).toBe(200);
  await make("Gluer 5", "05-11 10:00", 1000);
  const wrong = await make("Gluer 5", "05-11 10:00", 9000);
  await make("Gluer 5", "05-11 10:00", 9000, { reversesId: wrong, reverseReason: "Twice" });
  await make("Gluer 5", "05-11 10:00", 500);
  await make("Gluer 5", "05-11 10:00", 5000, { stage: "PRINTING" });
  await make("Gluer 5", "05-11 14:00", 900);
  await crew("Gluer 5", ["Farah"], "05-11 08:00", "05-11 10:00");
  await crew("Gluer 5", ["Devi"], "05-11 09:30", "05-11 10:00");
  // 1,500 pieces: 120 of 150 minutes are 1,200.
  expect(piecesIn(await payslipOf("Farah", "2026-05"))).toEqual([
    "ADDITION JOINING: 1,200 good pieces × ₹100.00 ÷ 1,000 = 120",
  ]);
  expect((await monthOf("2026-05")).withoutCrew).toEqual([
    {
      ...{ machineId: machineIds["Gluer 5"], machine: "Gluer 5", date: "2026-05-11" },
      ...{ entries: 1, good: 900 },
    },
  ]);
});

test("a person is at one machine at a time, and a wrong time is a sentence at the field", async () => {
  const errorsOf = async (...time: Parameters<typeof crew>) => (await crew(...time)).body.errors;
  expect(await errorsOf("Gluer 2", ["Devi", "Asha"], "05-04 15:00", "05-04 18:00")).toEqual({
    barcodeIds: expect.stringMatching(/^Asha was at Gluer 1 from 4 May 2026, 8:00.am to /),
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 17:00")).toEqual({
    endedAt: "Enter the end: the planned time of Gluer 1 is over by then",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 09:00", "05-04 08:00")).toEqual({
    endedAt: "The end is after the start",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 09:00", "05-05 09:01")).toEqual({
    endedAt: "A time at a machine is at most 24 hours",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "03-31 09:00", "03-31 10:00")).toEqual({
    barcodeIds: "Devi is not employed on 31 Mar 2026",
  });
  const week = await host.call("owner", "getMachineCrew", {
    params: { id: String(machineIds["Gluer 1"]) },
    query: { from: "2026-05-04", to: "2026-05-04" },
  });
  expect(week.body.times).toMatchObject([
    { name: "Asha", startedAt: at("05-04 08:00").toISOString() },
    { name: "Bala", endedAt: at("05-04 16:00").toISOString() },
  ]);
  const free = await crew("Gluer 1", ["Devi"], "05-04 08:00");
  const [{ id }] = free.body.times;
  const cancel = () => host.call("owner", "cancelCrewTime", { params: { id: String(id) } });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).body.message).toBe("This time is already cancelled");
  expect((await crew("Gluer 1", ["Devi"], "05-04 12:00")).status).toBe(200);
  const twice = {
    machineId: machineIds["Gluer 3"] ?? 0,
    employeeId: ids.Devi ?? 0,
    createdBy: "x",
  };
  const overlapping = { startedAt: at("05-04 15:59"), endedAt: at("05-04 16:01") };
  await expect(host.db.insert(crewTimes).values({ ...twice, ...overlapping })).rejects.toThrow();
  const last = (await crew("Gluer 3", ["Devi"], "05-04 17:00", "05-04 18:00")).body.times[0];
  expect(last).toMatchObject({ name: "Devi" });
});

test("waste is grouped by the shifts of the people who were at the machine", async () => {
  const times = { unit: "A" as const, startsAt: 360, endsAt: 840 };
  await host.db.insert(shifts).values(["Morning", "Evening"].map((name) => ({ ...times, name })));
  const assigned = { unit: "A" as const, validFrom: "2026-05-18" };
  await host.db.insert(assignments).values([
    { ...assigned, employeeId: ids.Devi ?? 0, shiftId: 1 },
    { ...assigned, employeeId: ids.Esha ?? 0, shiftId: 2 },
    { ...assigned, employeeId: ids.Esha ?? 0, shiftId: 1, validFrom: "2026-05-20" },
  ]);
  const wasted = { waste: 10, reason: "JOINT" as const };
  await crew("Gluer 1", ["Devi", "Esha"], "05-19 08:00", "05-19 12:00");
  await crew("Gluer 1", ["Esha"], "05-20 08:00", "05-20 12:00");
  await make("Gluer 1", "05-19 10:00", 90, wasted);
  await make("Gluer 1", "05-19 13:00", 90, { ...wasted, waste: 30 });
  await make("Gluer 1", "05-20 10:00", 80, { ...wasted, waste: 20 });
  const query = { from: "2026-05-18", to: "2026-05-24", by: "GROUP" };
  const { rows } = (await host.call("staff", "getPieceWaste", { query })).body;
  expect(rows).toMatchObject([
    { waste: 30, share: 0.25, entries: 1 },
    { group: "Morning", waste: 20, share: 0.2, entries: 1 },
    { group: "Evening + Morning", waste: 10, share: 0.1, entries: 1 },
  ]);
  expect(rows[0]).not.toHaveProperty("group");
});

/** Returns the reason and amount of arrears of a person in June. */
async function arrearsIn(name: string) {
  const { lines } = await payslipOf(name, "2026-06");
  const arrears = lines.filter(({ kind }) => kind === "ARREARS");
  expectTranslated(arrears.flatMap(({ originCodes = [] }) => originCodes));
  return arrears.map(({ amount, origins }) => [amount, origins]);
}

test("a locked month keeps its pieces, and what changes later is arrears with its origin", async () => {
  const before = await payslipOf("Farah", "2026-05");
  const lock = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-05" } });
  expect(lock.status, lock.text).toBe(200);
  const locked = await payslipOf("Farah", "2026-05");
  expect(locked).toMatchObject({ lines: before.lines, pieces: before.pieces, net: before.net });
  for (const name of ["Asha", "Bala", "Chitra", "Farah"])
    expect(await arrearsIn(name).catch(() => [])).toEqual([]);

  // The planned time of a machine changes no locked month.
  await host.db.update(machines).set({ runsFrom: "09:00" }).where(eq(machines.name, "Gluer 2"));
  await make("Gluer 5", "05-11 09:00", 300, { createdAt: new Date() });
  // The run until nine is Farah's alone: 300 more. From nine 1,500: 60 of 90 minutes are 1,000.
  expect(await arrearsIn("Farah")).toEqual([
    [
      10,
      [
        expect.stringMatching(
          /^300 good pieces of Gluer 5, 11 May 2026, 9:00.am, were entered by /,
        ),
      ],
    ],
  ]);

  const rate = await host.db.select().from(pieceRates).where(eq(pieceRates.employeeId, 1));
  const edited = { params: { id: String(rate[0]?.id) }, body: { ratePerThousand: 50, version: 1 } };
  expect((await host.call("owner", "updatePieceRate", edited)).status).toBe(200);
  const [amount, origins] = (await arrearsIn("Asha"))[0] ?? [];
  expect(origins).toEqual([
    expect.stringMatching(/^Another piece rate from 1 May 2026 to 31 May 2026/),
  ]);
  // Devi is at Gluer 1 from noon: 1,500 + 2,000 ÷ 3 + 1,550 pieces. ₹185.83 at ₹50, of which ₹148.67 is paid.
  expect(piecesIn(await payslipOf("Asha", "2026-05"))).toEqual([
    "ADDITION JOINING: 3,716.667 good pieces × ₹40.00 ÷ 1,000 = 148.67",
  ]);
  expect(amount).toBe(37.16);

  await crew("Gluer 5", ["Esha", "Bala"], "05-11 12:00", "05-11 14:00");
  expect(await arrearsIn("Bala")).toEqual([
    [
      18,
      ["Bala", "Esha"].map((name) =>
        expect.stringMatching(new RegExp(`^${name} at Gluer 5 from 11 May 2026, 12:00.pm to `)),
      ),
    ],
  ]);
  expect((await monthOf("2026-06")).withoutCrew).toEqual([]);
});

test("a reversed entry of a locked month is taken back with the next pay", async () => {
  const [row] = await host.db.select().from(stageEntries).where(eq(stageEntries.good, 300));
  await make("Gluer 5", "05-11 09:00", 300, {
    ...{ reversesId: row?.id, reverseReason: "Twice", createdAt: new Date() },
  });
  expect(await arrearsIn("Farah")).toEqual([]);
});
