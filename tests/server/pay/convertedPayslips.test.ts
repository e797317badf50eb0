import { expect, test } from "vitest";
import { payslipsMessages } from "../../../domain/messages/payslips";
import { type Message, say } from "../../../domain/messages/say";
import { computePay, type PayInputs } from "../../../server/pay/computePay";
import { toReplyPayslip } from "../../../server/pay/payslip";
import {
  type DocumentDay,
  type DocumentLine,
  joinParts,
  type PayslipDocument,
  toDocumentLine,
} from "../../../server/pay/payslipDocument";
import { emptyDatabase } from "../../support/emptyDatabase";
import { plain } from "../../support/inEnglish";
import { upgradePayslips } from "../../support/olderPayslips";
import { hindi, kannada } from "../../support/translators";
import { usualTerms } from "../../support/workedMonth";

const old = emptyDatabase();

const payslip: Omit<PayslipDocument, "employeeId"> = {
  name: "P",
  barcodeId: "EMP-A-0",
  unit: "A",
  month: "2026-06",
  terms: [],
  lines: [],
  days: [],
  gross: 0,
  deductions: 0,
  net: 0,
  overtimeMinutes: 0,
  marks: [],
  paperVersion: 3,
  lockedAt: "2026-07-05T00:00:00.000Z",
};

/** Returns the document of a version that stored English sentences. */
const withSentences = (document: PayslipDocument) => {
  const { lines, days, ...rest } = toReplyPayslip(document);
  return {
    ...rest,
    lines: lines.map(({ formulaCode: _, originCodes: __, ...line }) => line),
    days: days.map(({ dayOffCode: _, leaveCode: __, ...day }) => day),
  };
};

const days = (count: number, overtimeMinutes: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-06-${String(index + 1).padStart(2, "0")}`,
    share: 1,
    overtimeMinutes,
    weekOvertimeMinutes: 0,
  }));

const linesOf = (inputs: Partial<PayInputs>) =>
  computePay({
    month: "2026-06",
    days: [],
    terms: [usualTerms],
    rates: [],
    pieces: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
    ...inputs,
  }).lines.map(toDocumentLine);

const baseRate = {
  validFrom: "2020-01-01",
  wageBase: "GROSS",
  wagesFrom: 0,
  isActive: true,
} as const;
const loan = { id: 1, reason: "Loan", instalmentPaise: 80_000, carriedOverPaise: 0 };
const arrears = { month: "2026-05", origins: [] };

const computedLines: DocumentLine[] = [
  ...linesOf({
    days: days(30, 20),
    rates: [
      { ...baseRate, kind: "PROVIDENT_FUND", percent: 12, wageCeiling: 15_000 },
      {
        ...baseRate,
        kind: "STATE_INSURANCE",
        percent: 0.75,
        wagesUpTo: 21_000,
        coverage: "HALF_YEAR",
      },
      { ...baseRate, kind: "PROFESSIONAL_TAX", amount: 200, wagesFrom: 25_000 },
    ],
    earlier: [
      {
        month: "2026-04",
        wages: {
          EARNED: 2_000_000,
          GROSS: 2_000_000,
          REGULAR: 1,
          CODE: 1,
          allPaise: 1,
          excessPaise: 0,
        },
      },
    ],
    additions: [{ id: 1, reason: "Bonus", paise: 123_456 }],
    arrears: [
      {
        ...arrears,
        paise: 500,
        formula: say("formula.known", { due: "₹-1.00", paid: "₹1,00,000.00" }),
      },
      {
        ...arrears,
        paise: -500,
        of: "PROFESSIONAL_TAX",
        formula: say("formula.rates", { due: "₹240.00", deducted: "₹0.00" }),
      },
    ],
  }),
  ...linesOf({
    days: [...days(1, 60), { ...days(2, 497), share: 0.5 }].flat(),
    rates: [{ ...baseRate, kind: "PROFESSIONAL_TAX", amount: 200 }],
    advances: [
      { ...loan, restPaise: 60_000 },
      { ...loan, restPaise: 5_000_000, carriedOverPaise: 40_000 },
      { ...loan, restPaise: 9_000, isLastPay: true },
    ],
    deductions: [{ id: 1, reason: "Badge", paise: 100_001 }],
  }),
];

const [date, until, day] = ["2026-05-03", "2026-09-24", "2026-12-30"].map((date) => ({ date }));
const times = { time: { moment: "2026-09-12T12:38:00.000Z" }, by: "Anil Rao", reason: "a: b\nc" };

const origins: Message[] = [
  say("arrears.scanAdded", times),
  say("arrears.scanRemoved", { ...times, reason: "" }),
  say("arrears.earlyApproved", times),
  say("arrears.earlyDropped", times),
  say("arrears.rates"),
  ...(date && until && day
    ? [
        say("arrears.lateScan", { time: { moment: "2026-01-31T18:35:00.000Z" }, date }),
        say("arrears.paidLeaveCancelled", { date, until, day }),
        say("arrears.unpaidLeaveCancelled", { date, until, day }),
        say("arrears.paidLeaveEntered", { date, until, day, by: "a@example.com" }),
        say("arrears.unpaidLeaveEntered", { date, until, day, by: "on 3 May 2026" }),
        say("arrears.holiday", { date, name: "Dasara: Ayudha Puja" }),
        say("arrears.noHoliday", { date, name: "दशहरा" }),
        say("arrears.notEmployedOn", { date }),
        say("arrears.notEmployedFrom", { date, until }),
        say("arrears.employedOn", { date }),
        say("arrears.employedFrom", { date, until }),
        say("arrears.assignment", { date }),
        say("arrears.termsOn", { date, base: "₹26,000.00" }),
        say("arrears.termsFrom", { date, until, base: "₹26,000.00" }),
      ]
    : []),
];

const notedDay = (notes: Pick<DocumentDay, "dayOff" | "leave">): DocumentDay => ({
  date: "2026-06-07",
  share: 0,
  workedMinutes: 0,
  overtimeMinutes: 0,
  weekOvertimeMinutes: 0,
  spans: [],
  scans: [],
  ...notes,
});

const notedDays = [
  notedDay({}),
  notedDay({ dayOff: say("payDay.weeklyOff"), leave: say("payDay.paidLeave") }),
  notedDay({ dayOff: plain("Dasara"), leave: say("payDay.unpaidLeave") }),
  ...(["payDay.andPaidLeave", "payDay.andUnpaidLeave"] as const).map((further) =>
    notedDay({ leave: joinParts([say("payDay.halfPaidLeave"), say(further)]) }),
  ),
  ...(["payDay.andHalfPaidLeave", "payDay.andHalfUnpaidLeave"] as const).map((further) =>
    notedDay({ leave: joinParts([say("payDay.halfUnpaidLeave"), say(further)]) }),
  ),
];

const codesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) =>
        name === "code" && typeof part === "string" ? [part] : codesIn(part),
      );

test("an upgrade converts the English sentences of all kinds into what a payslip is computed to now", async () => {
  const document = {
    ...payslip,
    employeeId: 1,
    days: notedDays,
    lines: [
      ...computedLines,
      { kind: "ARREARS", amount: 1, formula: plain("₹1.00"), dates: [], origins },
    ],
  } satisfies PayslipDocument;
  expect(await upgradePayslips(old.url, 3, [withSentences(document)])).toEqual([document]);
  const older = ["formula.hours", "arrears.september"];
  // Only newer payslips, which have no English sentences, know piece rates, settlements, kinds of leave, rates by days and scans of readers.
  const newer =
    /omponent|percentOfDays|plus$|excess|partOfMonth|daysPresent|nights|missed|onlyCarried|knownDue|pieces|pieceRates|crew|settled|leaveKind|readerScan|^arrears.leave|^payDay.(and|halfOf)$/;
  const all = Object.keys(payslipsMessages).filter(
    (code) => !older.includes(code) && !newer.test(code),
  );
  expect([...new Set(codesIn(document))].toSorted()).toEqual([...all, "plain"].toSorted());
});

/** Sentences that only older versions wrote, as they were translated then. */
const olderSentences = [
  {
    english: "0.99 h × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
    inHindi: "0.99 घंटे × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
    inKannada: "0.99 ಗಂಟೆ × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
  },
  {
    english: "27 days × ₹26,000.00 ÷ 26 ÷ 1.038, as a month earns its base at most",
    inHindi: "27 दिन × ₹26,000.00 ÷ 26 ÷ 1.038, क्योंकि महीने में मूल वेतन से ज़्यादा नहीं बनता",
    inKannada: "27 ದಿನ × ₹26,000.00 ÷ 26 ÷ 1.038, ಏಕೆಂದರೆ ಒಂದು ತಿಂಗಳಿಗೆ ಮೂಲ ವೇತನಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಿಗುವುದಿಲ್ಲ",
  },
  {
    english: "Instalment of ₹20,000.00; at most half of ₹25,685.63 is deducted",
    inHindi: "किस्त ₹20,000.00; ज़्यादा से ज़्यादा ₹25,685.63 का आधा कटता है",
    inKannada: "ಕಂತು ₹20,000.00; ಹೆಚ್ಚೆಂದರೆ ₹25,685.63 ಮೊತ್ತದ ಅರ್ಧ ಕಡಿತವಾಗುತ್ತದೆ",
  },
];
const olderOrigins = [
  {
    english: "The scan of 3 Sept 2025, 6:08\u202fpm came from its station on 4 Oct 2025",
    inHindi: "3 सित॰ 2025, 6:08\u202fpm का स्कैन स्टेशन से 4 अक्टू॰ 2025 को आया",
    inKannada: "3 ಸೆಪ್ಟೆಂ 2025, 6:08\u202fpm: ಈ ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್\u200cನಿಂದ ಬಂದ ದಿನಾಂಕ 4 ಅಕ್ಟೋ 2025",
  },
  {
    english: "30 Sept 2025 is a holiday now: Dasara",
    inHindi: "30 सित॰ 2025 अब सार्वजनिक अवकाश है: Dasara",
    inKannada: "30 ಸೆಪ್ಟೆಂ 2025 ಈಗ ಸಾರ್ವತ್ರಿಕ ರಜೆ: Dasara",
  },
];

test("the sentences of older versions are read in each language as before", async () => {
  const lines = olderSentences.map(({ english }) => ({
    kind: "EARNED",
    amount: 1,
    dates: [],
    formula: english,
    origins: olderOrigins.map((origin) => origin.english),
  }));
  const [document] = await upgradePayslips(old.url, 2, [{ ...payslip, employeeId: 1, lines }]);
  const reply = document && toReplyPayslip(document);
  const formulas = olderSentences.map((sentence) => ({
    formula: sentence.english,
    origins: olderOrigins.map((origin) => origin.english),
  }));
  expect(reply?.lines).toMatchObject(formulas);
  for (const [{ reply: translate }, language] of [
    [hindi, "inHindi"],
    [kannada, "inKannada"],
  ] as const)
    expect(translate(reply)).toMatchObject({
      lines: olderSentences.map((sentence) => ({
        formula: sentence[language],
        origins: olderOrigins.map((origin) => origin[language]),
      })),
    });
});

test("a sentence that no version wrote stays unchanged in every language", async () => {
  const unknown = ["", "25 days of work", "₹1.00 more", "31 Feb 2026 is a holiday now: x", "%{a}"];
  const lines = unknown.map((text) => ({
    kind: "EARNED",
    amount: 1,
    dates: [],
    formula: text,
    origins: [text],
  }));
  const unknownDays = unknown.map((text) => ({ ...notedDay({}), dayOff: text, leave: text }));
  const stored = { ...payslip, employeeId: 1, lines, days: unknownDays };
  const [document] = await upgradePayslips(old.url, 2, [stored]);
  const reply = document && toReplyPayslip(document);
  for (const one of [reply, hindi.reply(reply), kannada.reply(reply)])
    expect(one).toMatchObject({ lines, days: unknownDays });
});
