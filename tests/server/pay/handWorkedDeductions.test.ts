import { advance, testCases, wholeMonth } from "../../support/handWorked";

const deduction = (id: number, rupees: number) => ({
  id,
  reason: "Badge",
  paise: Math.round(rupees * 100),
});
const arrears = (rupees: number) => ({
  month: "2026-08",
  paise: rupees * 100,
  formula: { code: "as worked out anew" },
  origins: [{ code: "A scan was added" }],
});

testCases([
  [
    "an addition and arrears come on top",
    {
      shifts: ["1 09:00-17:00"],
      additions: [{ id: 1, reason: "Bonus", paise: 123_456 }],
      arrears: [arrears(500)],
    },
    [
      ["EARNED", 1_000],
      ["ADDITION", 1_234.56],
      ["ARREARS", 500],
    ],
    2_734.56,
  ],
  [
    "an advance is taken back by its instalment",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 5_000)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -1_500],
    ],
    24_500,
  ],
  [
    "the last instalment is what is left",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 400)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -400],
    ],
    25_600,
  ],
  [
    "an advance that outruns the wages takes half of them, and the rest is carried over",
    { shifts: ["1-2 09:00-17:00"], advances: [advance(1, 1_500, 5_000)] },
    [
      ["EARNED", 2_000],
      ["ADVANCE", -1_000, 500],
    ],
    1_000,
  ],
  [
    "the month after takes the instalment and what was carried over",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 4_000, 500)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -2_000],
    ],
    24_000,
  ],
  [
    "two advances and a deduction are taken in their order, as far as half the wages go",
    {
      shifts: ["1-4 09:00-17:00"],
      advances: [advance(1, 1_500, 5_000), advance(2, 800, 800)],
      deductions: [deduction(1, 250)],
    },
    [
      ["EARNED", 4_000],
      ["ADVANCE", -1_500],
      ["ADVANCE", -500, 300],
      ["DEDUCTION", 0, 250],
    ],
    2_000,
  ],
  [
    "a month without wages takes nothing",
    { advances: [advance(1, 1_500, 5_000)] },
    [["ADVANCE", 0, 1_500]],
    0,
  ],
  [
    "what was paid too much is deducted before an advance",
    {
      shifts: ["1-2 09:00-17:00"],
      arrears: [arrears(-700)],
      advances: [advance(1, 1_500, 5_000)],
    },
    [
      ["EARNED", 2_000],
      ["ARREARS", -700],
      ["ADVANCE", -300, 1_200],
    ],
    1_000,
  ],
  [
    "half the wages are deducted whole",
    { shifts: ["1-2 09:00-17:00"], deductions: [deduction(1, 1_000)] },
    [
      ["EARNED", 2_000],
      ["DEDUCTION", -1_000],
    ],
    1_000,
  ],
  [
    "of a paisa more than half the wages that paisa is carried over",
    { shifts: ["1-2 09:00-17:00"], deductions: [deduction(1, 1_000.01)] },
    [
      ["EARNED", 2_000],
      ["DEDUCTION", -1_000, 0.01],
    ],
    1_000,
  ],
  [
    "an advance that was given back has no line",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 0)] },
    [["EARNED", 26_000]],
    26_000,
  ],
]);
