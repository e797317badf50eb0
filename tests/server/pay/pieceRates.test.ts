import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayrollMonth, Payslip } from "../../../contract/payroll";
import { machines, pieceRates, stageEntries } from "../../../server/db/schema";
import { at } from "../../support/at";
import { barcodeOf, crewsOf } from "../../support/crews";
import { plant } from "../../support/plant";
import { expectTranslated } from "../../support/translatedOrigins";

const host = plant();
/** Each of the five groups has one machine. */
const plantCrews = crewsOf(host, {
  people: ["Asha", "Bala", "Chitra", "Devi", "Esha", "Farah"],
  machines: ["Gluer 1", "Gluer 2", "Gluer 3", "Gluer 4", "Gluer 5"],
});
const { idOf, machineIdOf, make, crew } = plantCrews;

type Name = Parameters<typeof idOf>[0];

const setRate = async (name: Name, rupees: number, validFrom = "2026-04-01", stage = "JOINING") =>
  host.call("owner", "createPieceRate", {
    body: { barcodeId: barcodeOf(idOf(name)), stage, validFrom, ratePerThousand: rupees },
  });

async function payslipOf(name: Name, month: string): Promise<Payslip> {
  const params = { month, employeeId: String(idOf(name)) };
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
  for (const name of ["Asha", "Bala"] as const) expect((await setRate(name, 40)).status).toBe(200);
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
    { machine: "Gluer 1", orderId: plantCrews.orderId, good: 3000, minutes: 240, allMinutes: 480 },
    { machine: "Gluer 1", orderId: plantCrews.orderId, good: 2000, minutes: 240, allMinutes: 480 },
  ]);
  // Bala has no day at work, and is paid the pieces all the same.
  expect(piecesIn(await payslipOf("Bala", "2026-05"))).toHaveLength(1);
});

test("a month with piece rates alone is locked with the next one", async () => {
  await make("Gluer 1", "04-20 12:00", 1000);
  const { body } = await crew("Gluer 1", ["Bala"], "04-20 08:00", "04-20 12:00");
  expect((await payslipOf("Bala", "2026-04")).net).toBe(40);
  expect((await monthOf("2026-05")).locksWith).toEqual(["2026-04"]);
  const params = { id: String(body.times[0].id) };
  expect((await host.call("owner", "cancelCrewTime", { params })).status).toBe(200);
  expect((await monthOf("2026-05")).locksWith).toEqual([]);
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
      machineId: machineIdOf("Gluer 5"),
      machine: "Gluer 5",
      date: "2026-05-11",
      entries: 1,
      good: 900,
    },
  ]);
});

/** Returns the reason and amount of arrears of a person in June. */
async function arrearsIn(name: Name) {
  // A person with nothing to pay has no payslip.
  const { lines = [] }: Partial<Payslip> = await payslipOf(name, "2026-06");
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
  for (const name of ["Asha", "Bala", "Chitra", "Farah"] as const)
    expect(await arrearsIn(name)).toEqual([]);

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
  // 4,050 pieces are ₹202.50 at ₹50, and ₹162 is paid already.
  expect(amount).toBe(40.5);

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
    reversesId: row?.id,
    reverseReason: "Twice",
    createdAt: new Date(),
  });
  expect(await arrearsIn("Farah")).toEqual([]);
});
