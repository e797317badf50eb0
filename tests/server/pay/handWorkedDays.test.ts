import { testCases, wholeMonth } from "../../support/handWorked";
import { usualTerms } from "../../support/workedMonth";

const rise = { ...usualTerms, validFrom: "2026-09-14", monthlyBasePaise: 3_120_000 };
const holiday = (date: string) => ({ holidays: [{ date, name: "Ganesha Chaturthi" }] });
const leave = (firstDate: string, lastDate = firstDate) =>
  ({ firstDate, lastDate, kind: "PAID", isHalfDay: false }) as const;

testCases([
  ["a whole month is the base", { shifts: wholeMonth }, [["EARNED", 26_000]], 26_000],
  [
    "who joins on the 16th has 13 days",
    { shifts: wholeMonth, joined: "2026-09-16" },
    [["EARNED", 13_000]],
    13_000,
  ],
  [
    "who leaves on the 15th has 13 days",
    { shifts: wholeMonth, left: "2026-09-15" },
    [["EARNED", 13_000]],
    13_000,
  ],
  [
    "who joins on the 8th and leaves on the 11th has four days",
    { shifts: wholeMonth, joined: "2026-09-08", left: "2026-09-11" },
    [["EARNED", 4_000]],
    4_000,
  ],
  [
    "a night that began on the last day of August is August's",
    { shifts: ["2026-08-31 22:00-06:00"] },
    [],
    0,
  ],
  [
    "a night that begins on the 30th is September's, whole",
    { shifts: ["30 22:00-06:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  ["3 h 59 min are half a day", { shifts: ["1 09:00-12:59"] }, [["EARNED", 500]], 500],
  ["four hours are a day", { shifts: ["1 09:00-13:00"] }, [["EARNED", 1_000]], 1_000],
  [
    "a pause at noon is not worked: 4 + 4 hours",
    { shifts: ["1 09:00-13:00", "1 14:00-18:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "a check-out that is missing: the day is whole, without overtime",
    { shifts: ["1 09:00-", "3 09:00-17:00"] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "a holiday that nobody worked on is paid",
    { calendar: holiday("2026-09-15") },
    [["EARNED", 1_000]],
    1_000,
  ],
  ["a holiday on a Sunday is no holiday more", { calendar: holiday("2026-09-06") }, [], 0],
  [
    "three days of paid leave are paid",
    { leaves: [leave("2026-09-07", "2026-09-09")] },
    [["EARNED", 3_000]],
    3_000,
  ],
  [
    "paid leave from Saturday to Monday is two days, for Sunday is off",
    { leaves: [leave("2026-09-05", "2026-09-07")] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "half a day of leave and half a day of work are a day",
    { leaves: [{ ...leave("2026-09-07"), isHalfDay: true }], shifts: ["7 09:00-12:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  ["unpaid leave earns nothing", { leaves: [{ ...leave("2026-09-07"), kind: "UNPAID" }] }, [], 0],
  [
    "leave over the month's end is paid by the days that lie in it",
    { leaves: [leave("2026-08-28", "2026-09-02")] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "a rise on the 14th: 11 × 1,000 and 15 × 1,200",
    { shifts: wholeMonth, terms: [usualTerms, rise] },
    [
      ["EARNED", 11_000],
      ["EARNED", 18_000],
    ],
    29_000,
  ],
  [
    "terms from the 10th on leave the days before unpaid",
    { shifts: ["7-12 09:00-17:00"], terms: [{ ...usualTerms, validFrom: "2026-09-10" }] },
    [["EARNED", 3_000]],
    3_000,
  ],
  ["without terms nothing is earned", { shifts: wholeMonth, terms: [] }, [], 0],
  [
    "19,000 ÷ 26 does not divide evenly: each line is rounded once",
    {
      shifts: ["1-5 09:00-17:00", "7 09:00-17:00", "8 09:00-18:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 1_900_000 }],
    },
    [
      ["EARNED", 5_115.38],
      ["OVERTIME", 137.02],
    ],
    5_252.4,
  ],
]);
