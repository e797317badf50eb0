/** Returns a day of a stored payslip of version 1, which had hours to the hundredth. */

const shift = (date: string, hours: number, overtimeHours: number, weekOvertimeHours = 0) => ({
  date,
  share: 1,
  workedHours: hours,
  overtimeHours,
  weekOvertimeHours,
  spans: [{ checkIn: `${date}T02:30:00.000Z`, checkOut: `${date}T10:50:00.000Z` }],
  scans: [{ at: `${date}T02:30:00.000Z`, isCorrection: false }],
});

const days = Array.from({ length: 30 }, (_, index) => {
  const date = `2026-09-${String(index + 1).padStart(2, "0")}`;
  if (index % 7 === 5) return { ...shift(date, 0, 0), dayOff: "Weekly off", share: 0, spans: [] };
  if (index === 2) return { ...shift(date, 3.5, 0), leave: "Half a day of paid leave", share: 0.5 };
  return shift(date, 8.33, 0.33, index % 7 === 4 ? 1.67 : 0);
});

const terms = {
  validFrom: "2026-09-01",
  monthlyBaseSalary: 26_000,
  otMultiplierFactor: 1.5,
  workingDays: 26,
};

const earned = {
  kind: "EARNED",
  amount: 25_500,
  formula: "25.5 days × ₹26,000.00 ÷ 26",
  dates: days.filter(({ share }) => share > 0).map(({ date }) => date),
};

const payslip = {
  employeeId: 17,
  name: "ರಮಣ ಗೌಡ",
  barcodeId: "EMP-A-00017",
  unit: "A",
  month: "2026-09",
  terms: [terms],
  lines: [
    earned,
    { kind: "OVERTIME", amount: 185.63, formula: "0.99 h × ₹26,000.00 ÷ 26 ÷ 8 × 1.5", dates: [] },
    {
      kind: "ADVANCE",
      label: "Wedding",
      amount: -12_842.81,
      formula: "Instalment of ₹20,000.00; at most half of ₹25,685.63 is deducted",
      dates: [],
      sourceId: 3,
      carriedOver: 7_157.19,
    },
  ],
  days,
  gross: 25_685.63,
  deductions: 12_842.81,
  net: 12_842.82,
  overtimeHours: 14.21,
  marks: ["BELOW_STATUTORY_RATE", "CARRIED_OVER"],
  lockedAt: "2026-09-30T20:00:00.000Z",
};

/** The lines fill the page, so that the headings of the days would be alone at its end. */
const manyLines = Array.from({ length: 37 }, (_, index) => ({
  kind: "ADDITION",
  label: `Bonus ${index + 1}`,
  amount: 1,
  formula: "₹1.00",
  dates: [],
  sourceId: index + 1,
}));

/** A row that is taller than a page. */
const origins = Array.from(
  { length: 90 },
  (_, index) => `The scan of ${index + 1} Aug 2026, 5:00 pm was added by owner@example.com`,
);

export const payslipsOfVersion1 = {
  "one person's": [payslip],
  "those of a day, of a name in Urdu, and of many lines": [
    {
      ...payslip,
      employeeId: 18,
      name: "محمد عرفان خان",
      terms: [{ ...terms, workingDays: 1 }],
      days: days.slice(0, 1),
      lines: [],
      overtimeHours: 0,
      marks: ["NO_TERMS", "OPEN_CHECK_OUT"],
    },
    { ...payslip, employeeId: 19, name: "Asha", lines: [earned, ...manyLines] },
    {
      ...payslip,
      employeeId: 20,
      name: "Bala",
      lines: [
        earned,
        {
          kind: "ARREARS",
          label: "2026-08",
          amount: 375,
          formula: "₹25,375.00 by what is known now − ₹25,000.00 paid",
          dates: [],
          origins,
        },
      ],
    },
  ],
} as const;
