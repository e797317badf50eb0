import { inArray } from "drizzle-orm";
import { bloodGroups } from "../../contract/employees";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { employeeBarcode } from "../barcodes";
import type { WriteDatabase } from "../db/connect";
import { assignments, type employees, type shifts } from "../db/schema";
import type { DatedAssignment, ShiftTimes } from "../shifts/datedFacts";
import { dayMs, hourMs } from "../units";
import { type PlantSize, posts, type SeededRandom, workingTime } from "./plantHistory";

const womensNames =
  "Asha Bhavya Chaitra Deepa Geetha Kavya Lakshmi Meena Nandini Pallavi Radha Savitha Shilpa Sunitha Vidya".split(
    " ",
  );
const mensNames = [
  "Anand Basavaraj Chandru Dinesh Ganesh Harish Imran Joseph Kiran",
  "Lokesh Manjunath Naveen Prakash Raghu Ramesh Santosh Shivakumar Suresh Umesh Venkatesh",
].flatMap((line) => line.split(" "));
const familyNames =
  "Acharya Bhat D'Souza Gowda Hegde Iyer Kamath Kulkarni Murthy Naik Patil Pinto Rao Reddy Sharma Shetty Swamy Urs".split(
    " ",
  );

type Employee = typeof employees.$inferInsert;

/** The time of an employee at the plant, in milliseconds. `left` is null while the employee works there. */
interface Tenure {
  readonly joined: number;
  readonly left: number | null;
}

/** The number of posts that a plant of several years no longer has. */
const closedPosts = 5;

/** Returns the employees who held a post before the present one, one after the other, back to the first scans. */
function predecessors(random: SeededRandom, since: number, until: number): Tenure[] {
  const earlier: Tenure[] = [];
  for (let left = until; left > since + 30 * dayMs; ) {
    const joined = Math.max(since - dayMs, left - random.integer(300, 1_500) * dayMs);
    earlier.push({ joined, left });
    left = joined - dayMs;
  }
  return earlier;
}

/** Returns all employees with scans: first those in the 70 posts today, then those who have left. */
function tenures(random: SeededRandom, now: number, scannedDays: number): Tenure[] {
  const since = now - scannedDays * dayMs;
  const present = Array.from({ length: posts }, (_, index) => ({
    joined: now - random.integer(120, 4_000) * dayMs,
    left: index === 22 || index === 57 ? now - (index + 5) * dayMs : null,
  }));
  const before = present.flatMap(({ joined }) => predecessors(random, since, joined - dayMs));
  const leftAt = Array.from({ length: closedPosts }, () => now - random.integer(200, 700) * dayMs);
  return [...present, ...before, ...leftAt.flatMap((end) => predecessors(random, since, end))];
}

/** Invents an account at an invented bank. Every seventeenth employee has given none yet. */
const demoAccount = (number: number) =>
  number % 17 === 0
    ? {}
    : {
        bankAccountNumber: String(50_100_000_000_000 + number * 79_190_113),
        bankIfsc: `PLNT0000${number % 3 === 0 ? "412" : "087"}`,
      };

/** Invents the numbers of the funds. Every nineteenth employee has no number at the provident fund yet. */
const demoNumbers = (number: number) => ({
  ...(number % 19 !== 0 && { uan: String(100_900_000_000 + number * 7_919) }),
  esiNumber: String(5_300_000_000 + number * 6_007),
});

/** Invents 70 people over both units, and their predecessors. Two of the 70 have left. */
export function demoEmployees(
  random: SeededRandom,
  now: number,
  { scannedDays }: PlantSize,
): Employee[] {
  return tenures(random, now, scannedDays).map(({ joined, left }, index) => {
    const number = index + 1;
    const gender = random.chance(0.03)
      ? "others"
      : random.pick(["male", "male", "female"] as const);
    const first = random.pick(gender === "female" ? womensNames : mensNames);
    const name = `${first} ${random.pick(familyNames)}`;
    const unit = index % 5 < 3 ? "A" : "B";
    const joinedAt = startOfIndiaDate(indiaDate(new Date(joined))).getTime() + 9 * hourMs;
    return {
      name,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}.${number}@example.com`,
      unit,
      gender,
      phoneNumber: `+91 90000 ${String(10_000 + number * 37)}`,
      bloodGroup: random.pick(bloodGroups),
      dob: indiaDate(new Date(now - random.integer(20 * 365, 55 * 365) * dayMs)),
      barcodeId: employeeBarcode(unit, number),
      ...demoAccount(number),
      ...demoNumbers(number),
      joinedAt: new Date(joinedAt),
      deactivatedAt: left === null ? null : new Date(workingTime(left, now)),
    };
  });
}

type ShiftRow = typeof shifts.$inferInsert & ShiftTimes;
type AssignmentRow = typeof assignments.$inferInsert;

const times = [
  { name: "A", startsAt: 6 * 60, endsAt: 14 * 60, unpaidBreakMinutes: 0 },
  { name: "B", startsAt: 14 * 60, endsAt: 22 * 60, unpaidBreakMinutes: 0 },
  { name: "C", startsAt: 22 * 60, endsAt: 6 * 60, unpaidBreakMinutes: 0 },
  { name: "G", startsAt: 8 * 60, endsAt: 20 * 60, unpaidBreakMinutes: 60 },
] as const;

const units = ["A", "B"] as const;

/** The shifts of the plant. Both units have the same four shifts. */
export const demoShifts: readonly ShiftRow[] = units.flatMap((unit, unitIndex) =>
  times.map((shift, index) => ({ ...shift, unit, id: unitIndex * times.length + index + 1 })),
);

type ShiftName = (typeof times)[number]["name"];

/** Shifts by the employee's number: most work in the morning or in the afternoon. */
const shiftNames: readonly ShiftName[] = [..."ABAGBABCBAGABA"].flatMap(
  (letter) => times.find(({ name }) => name === letter)?.name ?? [],
);

const shiftIn = (unit: string, name: ShiftName | undefined): ShiftRow => {
  const shift = demoShifts.find((one) => one.unit === unit && one.name === name);
  if (!shift) throw new Error(`Unit ${unit} has no shift ${name}`);
  return shift;
};

export const demoShiftOf = (employeeId: number, unit: string): ShiftRow =>
  shiftIn(unit, shiftNames[employeeId % shiftNames.length]);

export const demoAssignmentsOf = (
  { unit, joinedAt }: Employee,
  employeeId: number,
): readonly DatedAssignment[] => [
  {
    validFrom: indiaDate(joinedAt ?? new Date(0)),
    unit,
    shift: demoShiftOf(employeeId, unit),
  },
];

/** Returns a rotation for next week. The first people of unit A change from the morning to the afternoon. */
export function demoRotation(people: readonly Employee[], now: number): AssignmentRow[] {
  const today = indiaDate(new Date(now));
  const daysToMonday = 8 - (new Date(today).getUTCDay() || 7);
  const firstDate = dateAfter(today, daysToMonday);
  return people
    .flatMap(({ unit, deactivatedAt }, index) => {
      const usual = demoShiftOf(index + 1, unit);
      if (unit !== "A" || usual.name !== "A" || deactivatedAt) return [];
      return [{ employeeId: index + 1, unit, usual }];
    })
    .slice(0, 6)
    .flatMap(({ employeeId, unit, usual }) => {
      const entered = {
        employeeId,
        unit,
        createdBy: "owner@example.com",
        createdAt: new Date(now),
      };
      return [
        { ...entered, validFrom: firstDate, shiftId: shiftIn(unit, "B").id, isReturn: false },
        { ...entered, validFrom: dateAfter(firstDate, 7), shiftId: usual.id, isReturn: true },
      ];
    });
}

/** Sets the usual shift in each person's first assignment, which begins on the joining date. */
export async function assignDemoShifts(tx: WriteDatabase, people: readonly Employee[]) {
  for (const { id } of demoShifts) {
    const theirs = people.flatMap(({ unit }, index) =>
      demoShiftOf(index + 1, unit).id === id ? [index + 1] : [],
    );
    if (theirs.length === 0) continue;
    await tx
      .update(assignments)
      .set({ shiftId: id })
      .where(inArray(assignments.employeeId, theirs));
  }
}
