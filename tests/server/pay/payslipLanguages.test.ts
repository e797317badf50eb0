import fc from "fast-check";
import { expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import { computePay } from "../../../server/pay/computePay";
import {
  type DocumentLine,
  joinParts,
  type PayslipDocument,
} from "../../../server/pay/payslipDocument";
import { payslipsPdf } from "../../../server/pay/payslipsPdf";
import { englishOf, plain } from "../../support/inEnglish";
import { copiedTexts, readPdf } from "../../support/readPdf";
import { hindi, kannada } from "../../support/translators";

/** Returns the Latin words of a text, without codes and the names of times. */
const latinWords = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? [];

const days = fc
  .array(
    fc.record({
      share: fc.constantFrom(0, 0.5, 1),
      overtimeMinutes: fc.constantFrom(0, 20, 60, 497),
      weekOvertimeMinutes: fc.constantFrom(0, 466),
    }),
    { maxLength: 31 },
  )
  .map((all) =>
    all.map((one, index) => ({ ...one, date: `2026-10-${String(index + 1).padStart(2, "0")}` })),
  );
const rates = [
  {
    kind: "PROVIDENT_FUND",
    validFrom: "2020-01-01",
    wageBase: "EARNED",
    wagesFrom: 0,
    percent: 12,
    wageCeiling: 15_000,
    isActive: true,
  },
  {
    kind: "PROFESSIONAL_TAX",
    validFrom: "2020-01-01",
    wageBase: "GROSS",
    wagesFrom: 25_000,
    amount: 200,
    isActive: true,
  },
] as const;
const terms = {
  validFrom: "2026-01-01",
  monthlyBasePaise: 3_500_000,
  workingDays: 24.5,
  otMultiplierFactor: 1.5,
};
const advance = fc.record({
  id: fc.constant(1),
  reason: fc.constant("Fees"),
  instalmentPaise: fc.constantFrom(80_000, 5_000_000),
  restPaise: fc.constantFrom(60_000, 80_000, 9_000_000),
  carriedOverPaise: fc.constantFrom(0, 40_000),
  isLastPay: fc.boolean(),
});

test("no formula that pay computes has an English word in Hindi or Kannada, and its figures stay", () => {
  const figures = (text: string) => (text.match(/[\d,.]*\d/g) ?? []).toSorted();
  fc.assert(
    fc.property(days, advance, (worked, owed) => {
      const month = {
        month: "2026-10",
        pieces: [],
        additions: [],
        arrears: [],
        deductions: [],
        rates,
      };
      const { lines } = computePay({ ...month, days: worked, terms: [terms], advances: [owed] });
      for (const { formula } of lines)
        for (const { message } of [hindi, kannada]) {
          const english = englishOf(formula);
          expect(latinWords(message(formula) ?? "Untranslated"), english).toEqual([]);
          expect(figures(message(formula) ?? ""), english).toEqual(figures(english));
        }
    }),
    { numRuns: 200 },
  );
});

test.each([
  {
    formula: say("formula.rates", { due: "₹25,375.00", deducted: "₹25,000.00" }),
    english: "₹25,375.00 by the rates of now − ₹25,000.00 deducted",
    inHindi: "अब की दरों से ₹25,375.00 − पहले काटा गया ₹25,000.00",
    inKannada: "ಈಗಿನ ದರಗಳಂತೆ ₹25,375.00 − ಈಗಾಗಲೇ ಕಡಿತವಾಗಿದ್ದು ₹25,000.00",
  },
  {
    formula: joinParts([
      say("formula.partOfMonth", { amount: "₹500.00", days: "20", all: "30" }),
      say("formula.missed", { smart_count: 0.5, most: "1" }),
      say("formula.carried", { amount: "₹60.00" }),
    ]),
    english: "₹500.00 × 20 ÷ 30 days, 0.5 days missed of 1 allowed + ₹60.00 carried over",
    inHindi: "₹500.00 × 20 ÷ 30 दिन, 0.5 दिन अनुपस्थित, 1 तक की छूट + पहले का बाकी ₹60.00",
    inKannada: "₹500.00 × 20 ÷ 30 ದಿನ, 0.5 ದಿನ ಗೈರುಹಾಜರು, 1 ವರೆಗೆ ಅವಕಾಶ + ಮುಂದಕ್ಕೆ ಸಾಗಿಸಿದ ₹60.00",
  },
  {
    formula: joinParts([
      say("formula.days", { smart_count: 24, base: "₹26,000.00", days: "26" }),
      say("formula.monthCap", { months: "(28 ÷ 26)" }),
    ]),
    english: "24 days × ₹26,000.00 ÷ 26 ÷ (28 ÷ 26), as a month earns its base at most",
    inHindi: "24 दिन × ₹26,000.00 ÷ 26 ÷ (28 ÷ 26), क्योंकि महीने में मूल वेतन से ज़्यादा नहीं बनता",
    inKannada: "24 ದಿನ × ₹26,000.00 ÷ 26 ÷ (28 ÷ 26), ಏಕೆಂದರೆ ಒಂದು ತಿಂಗಳಿಗೆ ಮೂಲ ವೇತನಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಿಗುವುದಿಲ್ಲ",
  },
])("the formula $english", ({ formula, english, inHindi, inKannada }) => {
  expect(englishOf(formula)).toBe(english);
  expect(hindi.message(formula)).toBe(inHindi);
  expect(kannada.message(formula)).toBe(inKannada);
});

test("the reasons of arrears are translated with their dates, and typed words stay", () => {
  const added = say("arrears.scanAdded", {
    time: { moment: "2026-09-12T12:38:00.000Z" },
    by: "Anil Rao",
    reason: "on 1 Sep 2026 he forgot",
  });
  expect(englishOf(added)).toBe(
    "The scan of 12 Sep 2026, 6:08 pm was added by Anil Rao: on 1 Sep 2026 he forgot",
  );
  expect(hindi.message(added)).toBe(
    "12 सित॰ 2026, शाम 6:08 का स्कैन जोड़ा गया, Anil Rao: on 1 Sep 2026 he forgot",
  );
  const dates = { date: { date: "2026-05-03" }, until: { date: "2026-05-04" } };
  expect(kannada.message(say("arrears.notEmployedFrom", dates))).toBe(
    "3 ಮೇ 2026 – 4 ಮೇ 2026: ಕೆಲಸದಲ್ಲಿ ಇರಲಿಲ್ಲ",
  );
  expect(hindi.message(plain("Something older"))).toBe("Something older");
  const leaves = joinParts([say("payDay.halfPaidLeave"), say("payDay.andHalfUnpaidLeave")]);
  expect(hindi.message(leaves)).toBe("आधे दिन की वेतन सहित छुट्टी, आधे दिन की बिना वेतन छुट्टी");
  expect(kannada.message(say("payDay.weeklyOff"))).toBe("ವಾರದ ರಜೆ");
  expect(kannada.message(plain("Dasara"))).toBe("Dasara");
});

const line = (
  kind: DocumentLine["kind"],
  amount: number,
  formula: DocumentLine["formula"],
): DocumentLine => ({
  kind,
  amount,
  formula,
  dates: [],
});

const october: PayslipDocument = {
  employeeId: 17,
  name: "ರಮಣ ಗೌಡ",
  barcodeId: "EMP-A-00017",
  unit: "A",
  uan: "100900007919",
  month: "2026-10",
  terms: [
    {
      validFrom: "2026-04-01",
      monthlyBaseSalary: 26_000,
      otMultiplierFactor: 1.5,
      workingDays: 26,
    },
  ],
  lines: [
    line(
      "EARNED",
      25_000,
      say("formula.days", { smart_count: 25, base: "₹26,000.00", days: "26" }),
    ),
    line(
      "OVERTIME",
      364.58,
      say("formula.overtime", {
        duration: { minutes: 140 },
        base: "₹26,000.00",
        days: "26",
        factor: "1.5",
      }),
    ),
    line(
      "PROVIDENT_FUND",
      -1_800,
      joinParts([
        say("formula.percent", { percent: "12", wages: "₹15,000.00" }),
        say("formula.counted", { wages: "₹25,000.00" }),
      ]),
    ),
  ],
  days: [
    {
      date: "2026-10-31",
      share: 1,
      workedMinutes: 620,
      overtimeMinutes: 140,
      weekOvertimeMinutes: 0,
      spans: [{ checkIn: "2026-10-31T02:30:00Z", checkOut: "2026-10-31T12:50:00Z" }],
      scans: [],
    },
  ],
  gross: 25_364.58,
  deductions: 1_800,
  net: 23_564.58,
  overtimeMinutes: 140,
  marks: ["NO_TERMS", "BELOW_STATUTORY_RATE", "OPEN_CHECK_OUT", "CARRIED_OVER"],
  lockedAt: "2026-11-02T05:00:00Z",
};

/** The text of the lines that a reader finds in the language's letters. */
const expected = {
  hi: [
    "वेतन पर्ची, अक्टूबर 2026",
    "2 नव॰ 2026 को लॉक हुआ",
    "25 दिन × ₹26,000.00 ÷ 26",
    "2 घंटे 20 मिनट × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
    "शब्दों में: तेईस हज़ार पाँच सौ चौंसठ रुपये और अट्ठावन पैसे मात्र",
    "शनि 31",
    "10 घंटे 20 मिनट",
  ],
  kn: [
    "ಸ್ಯಾಲರಿ ಸ್ಲಿಪ್, ಅಕ್ಟೋಬರ್ 2026",
    "ಲಾಕ್ ಆದ ದಿನಾಂಕ: 2 ನವೆಂ 2026",
    "25 ದಿನ × ₹26,000.00 ÷ 26",
    "2 ಗಂಟೆ 20 ನಿಮಿಷ × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
    "ಅಕ್ಷರಗಳಲ್ಲಿ: ಇಪ್ಪತ್ತಮೂರು ಸಾವಿರದ ಐನೂರ ಅರವತ್ತನಾಲ್ಕು ರೂಪಾಯಿ ಮತ್ತು ಐವತ್ತೆಂಟು ಪೈಸೆ ಮಾತ್ರ",
    "ಶನಿ 31",
    "10 ಗಂಟೆ 20 ನಿಮಿಷ",
  ],
} as const;

test.each(["hi", "kn"] as const)(
  "a payslip in the language %s has its words, figures and the amount in words, and no English",
  async (language) => {
    const pdf = await payslipsPdf("2026-10", [october], language);
    const { title, pages } = await readPdf(pdf);
    expect(title).toBe(`${expected[language][0]}, ರಮಣ ಗೌಡ`);
    expect(pages).toHaveLength(1);
    const copied = copiedTexts(pdf);
    for (const text of expected[language]) expect(copied).toContain(text);
    const text = pages[0]?.text ?? "";
    for (const figure of ["₹25,364.58", "−₹1,800.00", "₹23,564.58", "08:00–18:20"])
      expect(text).toContain(figure);
    expect(latinWords(text.replace(/Alepet Cartons|EMP-A|UAN/g, ""))).toEqual([]);
    expect((await payslipsPdf("2026-10", [october], language)).equals(pdf)).toBe(true);
  },
);

test("an English payslip says the amount in words", async () => {
  const { pages } = await readPdf(await payslipsPdf("2026-10", [october]));
  const words = "Rupees Twenty-Three Thousand Five Hundred Sixty-Four and Fifty-Eight Paise Only";
  expect(pages[0]?.text).toContain(`In words: ${words}`);
});
