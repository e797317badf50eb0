import { testCases } from "../../support/handWorked";
import { plantShifts, shift } from "../../support/shifts";
import { usualTerms } from "../../support/workedMonth";

const rise = { ...usualTerms, validFrom: "2026-09-14", monthlyBasePaise: 3_120_000 };
const noDayOff = { weeklyOffs: [] };
const holiday = (date: string) => ({ holidays: [{ date, name: "Ganesha Chaturthi" }] });

testCases([
  [
    "five nights of eight hours are five days without overtime",
    { shifts: ["7-11 22:00-06:00"] },
    [["EARNED", 5_000]],
    5_000,
  ],
  [
    "a day of ten hours: 1,000 + 2 × 187.50",
    { shifts: ["1 08:00-18:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 375],
    ],
    1_375,
  ],
  [
    "three days of 8 h 20 min are exactly one hour of overtime",
    { shifts: ["1-3 09:00-17:20"] },
    [
      ["EARNED", 3_000],
      ["OVERTIME", 187.5],
    ],
    3_187.5,
  ],
  ["eight hours are no overtime", { shifts: ["1 09:00-17:00"] }, [["EARNED", 1_000]], 1_000],
  [
    "a minute beyond eight hours is one: 187.50 ÷ 60, to the paisa",
    { shifts: ["1 09:00-17:01"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 3.13],
    ],
    1_003.13,
  ],
  [
    "4 + 5.5 hours: 1,000 + 1.5 × 187.50",
    { shifts: ["1 09:00-13:00", "1 14:00-19:30"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 281.25],
    ],
    1_281.25,
  ],
  [
    "two hours on a holiday come on top of it as overtime",
    { calendar: holiday("2026-09-15"), shifts: ["15 09:00-11:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 375],
    ],
    1_375,
  ],
  [
    "eight hours on a Sunday are overtime alone: 8 × 187.50",
    { shifts: ["6 09:00-17:00"] },
    [["OVERTIME", 1_500]],
    1_500,
  ],
  [
    "48 hours of a week are no overtime",
    { calendar: noDayOff, shifts: ["7-12 09:00-17:00"] },
    [["EARNED", 6_000]],
    6_000,
  ],
  [
    "two minutes beyond 48 hours of a week are two",
    { calendar: noDayOff, shifts: ["7-12 09:00-17:00", "13 09:00-09:02"] },
    [
      ["EARNED", 6_500],
      ["OVERTIME", 6.25],
    ],
    6_506.25,
  ],
  [
    "seven days of eight hours: 56 − 48 = 8 hours of the week",
    { calendar: noDayOff, shifts: ["7-13 09:00-17:00"] },
    [
      ["EARNED", 7_000],
      ["OVERTIME", 1_500],
    ],
    8_500,
  ],
  [
    "seven days of ten hours: 14 hours of the days, and 70 − 48 − 14 = 8 of the week",
    { calendar: noDayOff, shifts: ["7-13 08:00-18:00"] },
    [
      ["EARNED", 7_000],
      ["OVERTIME", 4_125],
    ],
    11_125,
  ],
  [
    "six days of nine hours: the week counts no hour that a day counts already",
    { shifts: ["7-12 09:00-18:00"] },
    [
      ["EARNED", 6_000],
      ["OVERTIME", 1_125],
    ],
    7_125,
  ],
  [
    "a week that began in August is overtime of the month in which it ends",
    { calendar: noDayOff, shifts: ["2026-08-31,1-6 09:00-17:00"] },
    [
      ["EARNED", 6_000],
      ["OVERTIME", 1_500],
    ],
    7_500,
  ],
  [
    "a week that ends in October brings September none",
    {
      calendar: noDayOff,
      shifts: ["28-30,2026-10-01,2026-10-02,2026-10-03,2026-10-04 09:00-17:00"],
    },
    [["EARNED", 3_000]],
    3_000,
  ],
  [
    "thirty days earn the base, and three weeks of 56 hours 24 hours of overtime",
    { calendar: noDayOff, shifts: ["1-30 09:00-17:00"] },
    [
      ["EARNED", 26_000],
      ["OVERTIME", 4_500],
    ],
    30_500,
  ],
  [
    "overtime before and after a rise: 2 × 187.50 and, at twice, 2 × 300",
    {
      shifts: ["10,15 08:00-18:00"],
      terms: [usualTerms, { ...rise, otMultiplierFactor: 2 }],
    },
    [
      ["EARNED", 1_000],
      ["EARNED", 1_200],
      ["OVERTIME", 375],
      ["OVERTIME", 600],
    ],
    3_175,
  ],
  [
    "the hour before the shift brings no overtime until it is approved",
    { shift: shift("09:00-17:00"), shifts: ["1 08:00-17:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "an approved hour before the shift is one hour of overtime",
    { shift: shift("09:00-17:00"), shifts: ["1 08:00-17:00"], early: "1 08:00" },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 187.5],
    ],
    1_187.5,
  ],
  [
    "twelve hours with an unpaid break of one: three hours of overtime",
    { shift: shift("08:00-20:00", 60), shifts: ["1 08:00-20:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 562.5],
    ],
    1_562.5,
  ],
  [
    "a scan forgotten at noon: the day is whole, the next one is as it was, with 3 h 28 min of overtime",
    {
      shift: plantShifts.G,
      shifts: ["7 08:00-13:00", "7 19:58-", "8 08:00-12:30", "8 13:00-19:58"],
    },
    [
      ["EARNED", 2_000],
      ["OVERTIME", 650],
    ],
    2_650,
  ],
  [
    "a double shift from 06:00 to 22:05 is 8 h 5 min of overtime",
    { shift: plantShifts.A, shifts: ["1 06:00-22:05"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 1_515.63],
    ],
    2_515.63,
  ],
  [
    "thirty nights from 18:31 to 06:29 earn the base, and each 3 h 58 min of overtime; four weeks end in the month",
    {
      shift: shift("18:30-06:30"),
      calendar: noDayOff,
      shifts: ["2026-08-31,1-30 18:31-06:29"],
    },
    [
      ["EARNED", 26_000],
      ["OVERTIME", 28_312.5],
    ],
    54_312.5,
  ],
]);
