import { parse } from "csv-parse/sync";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  employees,
  leaves,
  payComponents,
  payTerms,
  punches,
  statutoryRates,
} from "../../../server/db/schema";
import { lawfulRates } from "../../../server/pay/lawfulRates";
import { statutoryColumns } from "../../../server/pay/rateHandlers";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

/** Monthly bases in rupees. Each month is paid leave, and September and October earn the whole base of 26 days. */
const people = [
  { name: "Asha", base: 14_000 },
  { name: "Bala", base: 20_000 },
  { name: "Chitra", base: 26_000 },
  // Four days of ten hours in each month: 8 h of overtime × 19,000 ÷ 26 ÷ 8 × 2 = 1,461.54.
  { name: "Deepa", base: 19_000 },
  // Esha joins on 10 September, with house rent of 60 % of 25,000.
  { name: "Esha", base: 10_000, joinedOn: "2026-09-10" },
];

const ids = new Map<string, number>();

beforeAll(async () => {
  await host.db.insert(statutoryRates).values(lawfulRates.map(statutoryColumns));
  for (const [index, { name, base, joinedOn = "2026-09-01" }] of people.entries()) {
    const employeeId = await hire(host.db, {
      name,
      barcodeId: `EMP-A-0000${index + 1}`,
      joinedAt: new Date(`${joinedOn}T08:00:00+05:30`),
      uan: `10090000000${index + 1}`,
      esiNumber: `530000600${index + 1}`,
    });
    ids.set(name, employeeId);
    const terms = { ...usualTerms, otMultiplierFactor: 2, monthlyBasePaise: base * 100 };
    await host.db.insert(payTerms).values({ ...terms, employeeId, validFrom: "2026-09-01" });
    const leave = { employeeId, kind: "PAID", createdBy: "owner@example.com" } as const;
    const spans =
      name === "Deepa"
        ? [
            ["2026-09-01", "2026-09-06"],
            ["2026-09-11", "2026-10-04"],
            ["2026-10-09", "2026-10-31"],
          ]
        : [[joinedOn, "2026-10-31"]];
    for (const [firstDate = "", lastDate = ""] of spans)
      await host.db.insert(leaves).values({ ...leave, firstDate, lastDate });
  }
  const deepa = ids.get("Deepa") ?? 0;
  await host.db.insert(punches).values(
    ["09-07", "09-08", "09-09", "09-10", "10-05", "10-06", "10-07", "10-08"].flatMap((day) =>
      ["09:00", "19:00"].map((time) => ({
        employeeId: deepa,
        punchedAt: at(`${day} ${time}`),
      })),
    ),
  );
  await host.db.insert(payComponents).values({
    name: "House rent",
    kind: "ADDITION",
    basis: "MONTH",
    amountPaise: 1_500_000,
    employeeId: ids.get("Esha") ?? 0,
    validFrom: "2026-09-01",
    maxMissed: 0,
    nightFrom: "22:00",
    nightTo: "06:00",
    nightHours: 4,
    isWages: false,
    wageKind: "HOUSE_RENT",
    createdBy: "owner@example.com",
  });
});

/** Returns the amounts of a payslip's lines in their order, and the net pay. */
async function payslipOf(name: string, month: string) {
  const params = { month, employeeId: String(ids.get(name)) };
  const { body } = await host.call("owner", "getPayslip", { params });
  const lines: readonly { kind: string; amount: number }[] = body.lines;
  return [...lines.map(({ kind, amount }) => [kind, amount]), ["NET", body.net]];
}

const september = {
  Asha: [
    ["EARNED", 14_000],
    ["PROVIDENT_FUND", -1_680],
    ["STATE_INSURANCE", -105],
    ["NET", 12_215],
  ],
  // 15,000 × 16/30 + 20,000 × 14/30 = 17,333.33
  Bala: [
    ["EARNED", 20_000],
    ["PROVIDENT_FUND", -2_080],
    ["STATE_INSURANCE", -150],
    ["NET", 17_770],
  ],
  // 8,000 + 11,666.67 = 19,666.67
  Chitra: [
    ["EARNED", 26_000],
    ["PROVIDENT_FUND", -2_360],
    ["PROFESSIONAL_TAX", -200],
    ["NET", 23_440],
  ],
  // 15,000 × 16/30 + 19,000 × 14/30 = 16,866.67; ESI of 19,000, without the overtime.
  Deepa: [
    ["EARNED", 19_000],
    ["OVERTIME", 1_461.54],
    ["PROVIDENT_FUND", -2_024],
    ["STATE_INSURANCE", -142.5],
    ["NET", 18_295.04],
  ],
  // 18 days × 10,000 ÷ 26 = 6,923.08; 21/30 of 15,000 = 10,500; half of 17,423.08 = 8,711.54 are wages.
  Esha: [
    ["EARNED", 6_923.08],
    ["ADDITION", 10_500],
    ["PROVIDENT_FUND", -1_045.38],
    ["STATE_INSURANCE", -65.34],
    ["NET", 16_312.36],
  ],
};

const october = {
  Asha: september.Asha,
  Bala: [
    ["EARNED", 20_000],
    ["PROVIDENT_FUND", -2_400],
    ["STATE_INSURANCE", -150],
    ["NET", 17_450],
  ],
  Chitra: [
    ["EARNED", 26_000],
    ["PROVIDENT_FUND", -3_000],
    ["PROFESSIONAL_TAX", -200],
    ["NET", 22_800],
  ],
  Deepa: [
    ["EARNED", 19_000],
    ["OVERTIME", 1_461.54],
    ["PROVIDENT_FUND", -2_280],
    ["STATE_INSURANCE", -142.5],
    ["NET", 18_039.04],
  ],
  // 10,000 + 15,000: half of 25,000 = 12,500 are wages. The gross pay of 25,000 pays professional tax.
  Esha: [
    ["EARNED", 10_000],
    ["ADDITION", 15_000],
    ["PROVIDENT_FUND", -1_500],
    ["STATE_INSURANCE", -93.75],
    ["PROFESSIONAL_TAX", -200],
    ["NET", 23_206.25],
  ],
};

test("the payslips of five people in September and October 2026 are those worked by hand", async () => {
  for (const [name, lines] of Object.entries(september))
    expect([name, await payslipOf(name, "2026-09")]).toEqual([name, lines]);
  for (const [name, lines] of Object.entries(october))
    expect([name, await payslipOf(name, "2026-10")]).toEqual([name, lines]);
});

test("a payslip of September shows each ceiling with its days, and what counts beyond half", async () => {
  const formulaOf = async (name: string, kind: string) => {
    const params = { month: "2026-09", employeeId: String(ids.get(name)) };
    const { body } = await host.call("owner", "getPayslip", { params });
    const lines: readonly { kind: string; formula: string }[] = body.lines;
    return lines.find((line) => line.kind === kind)?.formula;
  };
  expect(await formulaOf("Bala", "PROVIDENT_FUND")).toBe(
    "12 % of ₹15,000.00 × 16 ÷ 30, the most that counts of ₹20,000.00 + 12 % of ₹20,000.00 × 14 ÷ 30",
  );
  expect(await formulaOf("Esha", "STATE_INSURANCE")).toBe(
    "0.75 % of ₹8,711.54, with ₹1,788.46 that is more than half of ₹17,423.08",
  );
});

const registerOf = async (month: string): Promise<Record<string, string>[]> => {
  const { text } = await host.call("owner", "getPayRegister", { params: { month } });
  return parse(text, { bom: true, columns: true });
};

test("the register has the employer's parts of the same wages", async () => {
  const partsOf = async (month: string) =>
    (await registerOf(month)).map((row) => [
      row.Name,
      row["Provident fund"],
      row["Employer's PF"],
      row["State insurance"],
      row["Employer's ESI"],
      row["Paid out"],
    ]);
  expect(await partsOf("2026-09")).toEqual([
    ["Asha", "-1680", "1680", "-105", "455", "12215"],
    ["Bala", "-2080", "2080", "-150", "650", "17770"],
    ["Chitra", "-2360", "2360", "0", "0", "23440"],
    ["Deepa", "-2024", "2024", "-142.5", "617.5", "18295.04"],
    ["Esha", "-1045.38", "1045.38", "-65.34", "283.13", "16312.36"],
  ]);
  expect(await partsOf("2026-10")).toEqual([
    ["Asha", "-1680", "1680", "-105", "455", "12215"],
    ["Bala", "-2400", "2400", "-150", "650", "17450"],
    ["Chitra", "-3000", "3000", "0", "0", "22800"],
    ["Deepa", "-2280", "2280", "-142.5", "617.5", "18039.04"],
    ["Esha", "-1500", "1500", "-93.75", "406.25", "23206.25"],
  ]);
});

/** The columns of the register with the kind of the payslip's lines that each has. */
const columnsOfLines = {
  Earned: "EARNED",
  Overtime: "OVERTIME",
  Additions: "ADDITION",
  Arrears: "ARREARS",
  "Provident fund": "PROVIDENT_FUND",
  "State insurance": "STATE_INSURANCE",
  "Professional tax": "PROFESSIONAL_TAX",
  Advances: "ADVANCE",
  Deductions: "DEDUCTION",
  "Final settlement": "SETTLEMENT",
  "Paid out": "NET",
};

test.each([
  ["2026-09", september],
  ["2026-10", october],
] as const)("the register of %s has each line that is worked by hand", async (month, byHand) => {
  const rows = await registerOf(month);
  expect(rows.map(({ Name }) => Name)).toEqual(Object.keys(byHand));
  for (const [index, lines] of Object.values(byHand).entries()) {
    const amountOf = new Map(lines.map(([kind, amount]) => [kind, Number(amount)]));
    const sumOf = (kinds: readonly string[]) =>
      kinds.reduce((sum, kind) => sum + Math.round((amountOf.get(kind) ?? 0) * 100), 0) / 100;
    const row = rows[index] ?? {};
    for (const [column, kind] of Object.entries(columnsOfLines))
      expect([row.Name, column, Number(row[column])]).toEqual([row.Name, column, sumOf([kind])]);
    expect(Number(row.Wages)).toBe(sumOf(["EARNED", "OVERTIME", "ADDITION"]));
    expect(Number(row["All deductions"])).toBe(
      sumOf(["PROVIDENT_FUND", "STATE_INSURANCE", "PROFESSIONAL_TAX"]),
    );
  }
});

const returnOf = async (call: "getEpfReturn" | "getEsiReturn", month: string) =>
  (await host.call("owner", call, { params: { month } })).text;

test("the portals' files of the locked months have the same wages in whole rupees", async () => {
  const locked = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-10" } });
  expect([locked.status, locked.body?.message]).toEqual([200, undefined]);
  expect((await returnOf("getEpfReturn", "2026-09")).split("\r\n")).toEqual([
    "100900000001#~#Asha#~#14000#~#14000#~#14000#~#14000#~#1680#~#1166#~#514#~#0#~#0",
    "100900000002#~#Bala#~#20000#~#17333#~#17333#~#17333#~#2080#~#1444#~#636#~#0#~#0",
    "100900000003#~#Chitra#~#26000#~#19667#~#19667#~#19667#~#2360#~#1638#~#722#~#0#~#0",
    "100900000004#~#Deepa#~#20462#~#16867#~#16867#~#16867#~#2024#~#1405#~#619#~#0#~#0",
    "100900000005#~#Esha#~#17423#~#8712#~#8712#~#8712#~#1045#~#726#~#319#~#0#~#0",
    "",
  ]);
  expect((await returnOf("getEpfReturn", "2026-10")).split("\r\n")).toEqual([
    "100900000001#~#Asha#~#14000#~#14000#~#14000#~#14000#~#1680#~#1166#~#514#~#0#~#0",
    "100900000002#~#Bala#~#20000#~#20000#~#20000#~#20000#~#2400#~#1666#~#734#~#0#~#0",
    "100900000003#~#Chitra#~#26000#~#25000#~#25000#~#25000#~#3000#~#2083#~#917#~#0#~#0",
    "100900000004#~#Deepa#~#20462#~#19000#~#19000#~#19000#~#2280#~#1583#~#697#~#0#~#0",
    "100900000005#~#Esha#~#25000#~#12500#~#12500#~#12500#~#1500#~#1041#~#459#~#0#~#0",
    "",
  ]);
  const insured = async (month: string) => {
    const rows: string[][] = parse(await returnOf("getEsiReturn", month), {
      bom: true,
      from_line: 2,
    });
    return rows.map(([number, , days, wages]) => [number, days, wages]);
  };
  expect(await insured("2026-09")).toEqual([
    ["5300006001", "26", "14000"],
    ["5300006002", "26", "20000"],
    ["5300006004", "26", "19000"],
    ["5300006005", "18", "8712"],
  ]);
  expect(await insured("2026-10")).toEqual([
    ["5300006001", "27", "14000"],
    ["5300006002", "27", "20000"],
    ["5300006004", "27", "19000"],
    ["5300006005", "27", "12500"],
  ]);
});

test("a person above the pension's ceiling is asked about until a mark is known, and the file obeys the mark", async () => {
  const unknownIn = async (month: string) => {
    const { body } = await host.call("owner", "getPayrollMonth", { params: { month } });
    const unknown: readonly { name: string }[] = body.pensionUnknown;
    return unknown.map(({ name }) => name);
  };
  expect(await unknownIn("2026-09")).toEqual(["Bala", "Chitra", "Deepa"]);
  expect(await unknownIn("2026-10")).toEqual(["Chitra"]);
  const setMark = (name: string, mark: Partial<typeof employees.$inferInsert>) =>
    host.db
      .update(employees)
      .set(mark)
      .where(eq(employees.id, ids.get(name) ?? 0));
  await setMark("Bala", { fundJoinedOn: "2012-04-01" });
  await setMark("Chitra", { pension: "EXCLUDED", fundJoinedOn: "2015-04-01" });
  await setMark("Deepa", { pension: "MEMBER" });
  expect(await unknownIn("2026-09")).toEqual([]);
  const lines = (await returnOf("getEpfReturn", "2026-10")).split("\r\n");
  expect(lines[2]).toBe(
    "100900000003#~#Chitra#~#26000#~#25000#~#0#~#25000#~#3000#~#0#~#3000#~#0#~#0",
  );
});

/** Expects Deepa's arrears in November. PF and ESI count 1,000 of the arrears, and the pay of November's days so far. */
async function expectNovember(arrears: number) {
  const lines = await payslipOf("Deepa", "2026-11");
  const earned = Number(lines.find(([kind]) => kind === "EARNED")?.[1]);
  const shareOf = (percent: number) => -Math.round((earned + 1_000) * percent) / 100;
  expect(earned).toBeGreaterThan(0);
  expect(lines.slice(1, -1)).toEqual([
    ["ARREARS", arrears],
    ["PROVIDENT_FUND", shareOf(12)],
    ["STATE_INSURANCE", shareOf(0.75)],
  ]);
}

test("overtime that is paid as arrears counts for no fund", async () => {
  const employeeId = ids.get("Deepa") ?? 0;
  const leave = { employeeId, kind: "PAID", createdBy: "owner@example.com" } as const;
  await host.db
    .insert(leaves)
    .values({ ...leave, firstDate: "2026-11-01", lastDate: "2026-12-31" });
  // October by a base of 20,000 and three times the rate: 1,000 more for days, and 846.15 more for 8 h of overtime.
  const terms = { ...usualTerms, employeeId, monthlyBasePaise: 20_000_00, otMultiplierFactor: 3 };
  await host.db.insert(payTerms).values({ ...terms, validFrom: "2026-10-01" });
  await expectNovember(1_846.15);
});

test("arrears after arrears know which overtime is paid", async () => {
  const employeeId = ids.get("Deepa") ?? 0;
  const ofSeptember = and(
    eq(payTerms.employeeId, employeeId),
    eq(payTerms.validFrom, "2026-09-01"),
  );
  const body = { reason: "September was wrong" };
  const params = { month: "2026-10" };
  expect((await host.call("owner", "unlockPayrollMonth", { params, body })).status).toBe(200);
  await host.db.update(payTerms).set({ otMultiplierFactor: 3 }).where(ofSeptember);
  expect(await payslipOf("Deepa", "2026-10")).toContainEqual(["ARREARS", 730.77]);
  expect((await host.call("owner", "lockPayrollMonth", { params })).status).toBe(200);
  // 1,000 more for the days of September, and 115.38 more for its overtime at three times the rate.
  await host.db.update(payTerms).set({ monthlyBasePaise: 20_000_00 }).where(ofSeptember);
  await expectNovember(1_115.38);
});
