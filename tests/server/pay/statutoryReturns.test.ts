import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { StatutoryRate } from "../../../contract/statutoryRates";
import { epfReturn } from "../../../server/pay/epfReturn";
import { esiReturn, missingInEpf, missingInEsi, portalName } from "../../../server/pay/payFiles";
import type { StatutoryNumbers } from "../../../server/pay/payslip";
import type {
  DocumentDay,
  DocumentLine,
  PayslipDocument,
} from "../../../server/pay/payslipDocument";

const rates: StatutoryRate[] = [
  {
    id: 1,
    version: 1,
    kind: "PROVIDENT_FUND",
    validFrom: "2020-01-01",
    wageBase: "EARNED",
    wagesFrom: 0,
    percent: 12,
    wageCeiling: 15_000,
    isActive: true,
  },
];

const line = (kind: DocumentLine["kind"], amount: number): DocumentLine => ({
  kind,
  amount,
  formula: { code: "" },
  dates: [],
});

const day = (date: number, changes: Partial<DocumentDay> = {}): DocumentDay => ({
  date: `2026-09-${String(date).padStart(2, "0")}`,
  share: 1,
  workedMinutes: 480,
  overtimeMinutes: 0,
  weekOvertimeMinutes: 0,
  spans: [],
  scans: [],
  ...changes,
});

const payslip = (employeeId: number, changes: Partial<PayslipDocument> = {}): PayslipDocument => ({
  employeeId,
  name: "Asha Rao",
  barcodeId: `EMP-A-0000${employeeId}`,
  unit: "A",
  month: "2026-09",
  terms: [],
  lines: [],
  days: [],
  gross: 0,
  deductions: 0,
  net: 0,
  overtimeMinutes: 0,
  marks: [],
  ...changes,
});

const person: StatutoryNumbers & { leftOn?: string } = {
  uan: "100900007919",
  esiNumber: "5300006007",
  dob: "1990-05-01",
};

test("a member's line has the eleven fields of the fund's return, in whole rupees", () => {
  const earning = (earned: number, providentFund: number) => ({
    lines: [line("EARNED", earned), line("OVERTIME", 500), line("PROVIDENT_FUND", -providentFund)],
    gross: earned + 500,
  });
  const people = new Map<number, typeof person>([
    [1, person],
    [2, { ...person, uan: "100900015838" }],
    // 58 years old on the first of the month, and a day later.
    [3, { ...person, uan: "100900023757", dob: "1968-09-01" }],
    [4, { ...person, uan: "100900031676", dob: "1968-09-02" }],
  ]);
  const absent = [
    day(1),
    day(2, { share: 0 }),
    day(3, { share: 0.5 }),
    day(4, { share: 0.5 }),
    day(5, { share: 0.5 }),
    day(6, { share: 0, dayOff: { code: "Weekly off" } }),
  ];
  const payslips = [
    payslip(1, { ...earning(26_000, 1_800), days: absent }),
    payslip(2, earning(10_000, 1_200)),
    payslip(3, earning(26_000, 1_800)),
    payslip(4, earning(26_000, 1_800)),
  ];
  expect(epfReturn(payslips, { rates, people }).split("\r\n")).toEqual([
    "100900007919#~#Asha Rao#~#26500#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#2#~#0",
    "100900015838#~#Asha Rao#~#10500#~#10000#~#10000#~#10000#~#1200#~#833#~#367#~#0#~#0",
    "100900023757#~#Asha Rao#~#26500#~#15000#~#0#~#15000#~#1800#~#0#~#1800#~#0#~#0",
    "100900031676#~#Asha Rao#~#26500#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0",
    "",
  ]);
});

test("the fund's return omits people without UAN, Latin name or deduction, and names the first two", () => {
  const memberLines = { lines: [line("EARNED", 10_000), line("PROVIDENT_FUND", -1_200)] };
  const payslips = [
    payslip(1, memberLines),
    payslip(2, { ...memberLines, name: "ದೇವಿ" }),
    payslip(3, { lines: [line("EARNED", 10_000)] }),
  ];
  const people = new Map<number, typeof person>([
    [1, { dob: person.dob }],
    [2, person],
    [3, person],
  ]);
  expect(epfReturn(payslips, { rates, people })).toBe("");
  const payees = payslips.map(({ employeeId, name, lines }) => ({
    employeeId,
    name,
    lineKinds: new Set(lines.map(({ kind }) => kind)),
  }));
  expect(missingInEpf(payees, people).map(({ employeeId }) => employeeId)).toEqual([1, 2]);
  expect(missingInEsi(payees, people)).toEqual([]);
});

test("a member without wages stands in the fund's return with zeros and the days without pay", () => {
  const unpaid = { days: [day(1, { share: 0 }), day(2, { share: 0 })] };
  const payslips = [payslip(1, unpaid), payslip(2, unpaid), payslip(3)];
  const people = new Map<number, typeof person>([
    [1, person],
    [2, { dob: person.dob }],
    [3, person],
  ]);
  expect(epfReturn(payslips, { rates, people })).toBe(
    "100900007919#~#Asha Rao#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#2#~#0\r\n",
  );
  const payees = payslips.map(({ employeeId, name, days }) => ({
    employeeId,
    name,
    lineKinds: new Set<never>(),
    isUnpaid: days.length > 0,
  }));
  expect(missingInEpf(payees, people).map(({ employeeId }) => employeeId)).toEqual([2]);
});

test("the insurance's file has its portal's columns: days rounded up, and reasons for no days", () => {
  const insured = (changes: Partial<PayslipDocument> & { readonly wages: number }) => ({
    ...changes,
    lines: [line("EARNED", changes.wages), line("STATE_INSURANCE", -1)],
  });
  const payslips = [
    payslip(1, insured({ wages: 15_000.5, days: [day(1), day(2, { share: 0.5 })] })),
    payslip(2, insured({ wages: 8_000, days: [day(1)] })),
    payslip(3, { days: [day(1, { share: 0, leave: { code: "Unpaid leave" } })] }),
    payslip(4, { days: [day(1, { share: 0 })] }),
    // One person is beyond the limit, and one has no number.
    payslip(5, { lines: [line("EARNED", 25_000)] }),
    payslip(6, insured({ wages: 8_000 })),
  ];
  const people = new Map<number, typeof person>([
    [1, person],
    [2, { ...person, leftOn: "2026-09-18" }],
    [3, person],
    [4, person],
    [5, person],
    [6, { dob: person.dob }],
  ]);
  expect(parse(esiReturn(payslips, [], people), { bom: true })).toEqual([
    [
      "IP Number",
      "IP Name",
      "No of Days for which wages paid/payable during the month",
      "Total Monthly Wages",
      "Reason Code for Zero workings days",
      "Last Working Day",
    ],
    ["5300006007", "Asha Rao", "2", "15001", "0", ""],
    ["5300006007", "Asha Rao", "1", "8000", "2", "18/09/2026"],
    ["5300006007", "Asha Rao", "0", "0", "1", ""],
    ["5300006007", "Asha Rao", "0", "0", "0", ""],
  ]);
});

test.each([
  ["Āśā  K. Rao-Nāyak", "Asa K Rao Nayak"],
  ["ರಮಣ ಗೌಡ", ""],
  ["=1+1#~#Asha\n", "Asha"],
])("the portals take %j as %j", (name, latinName) => {
  expect(portalName(name)).toBe(latinName);
});
