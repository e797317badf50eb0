import { inArray } from "drizzle-orm";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import type { WriteDatabase } from "../db/connect";
import { assignments, type employees, type shifts } from "../db/schema";
import type { DatedAssignment, ShiftTimes } from "../shifts/datedFacts";

type Employee = typeof employees.$inferInsert;
type ShiftRow = typeof shifts.$inferInsert & ShiftTimes;
type AssignmentRow = typeof assignments.$inferInsert;

const times = [
  { name: "A", startsAt: 6 * 60, endsAt: 14 * 60, unpaidBreakMinutes: 0 },
  { name: "B", startsAt: 14 * 60, endsAt: 22 * 60, unpaidBreakMinutes: 0 },
  { name: "C", startsAt: 22 * 60, endsAt: 6 * 60, unpaidBreakMinutes: 0 },
  { name: "G", startsAt: 8 * 60, endsAt: 20 * 60, unpaidBreakMinutes: 60 },
] as const;

const units = ["A", "B"] as const;

/** Both units have the same four shifts. */
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
