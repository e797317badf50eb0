import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Shift, type ShiftCreation, shiftMinutes } from "../../contract/shifts";
import { indiaDate, minutesOfTime, timeOfMinutes } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { assignments, employments, shifts } from "../db/schema";
import type { ShiftTimes } from "./datedFacts";

export const uniqueShifts = {
  shifts_name: ["name", "This unit has a shift with this name"],
} as const;

/** The columns of a shift's edit. */
export const shiftColumns = ({
  name,
  startsAt,
  endsAt,
  unpaidBreakMinutes,
}: Omit<ShiftCreation, "unit">) => ({
  name,
  startsAt: minutesOfTime(startsAt),
  endsAt: minutesOfTime(endsAt),
  unpaidBreakMinutes,
});

/** The numbers of the people who have a shift on a calendar date in India. */
export const peopleWithShift = (shiftId: SQL, date: string) => sql`
  select e.employee_id from ${employments} e
  where e.joined_on <= ${date} and (e.left_on is null or e.left_on >= ${date})
    and ${shiftId} = (
      select a.shift_id from ${assignments} a
      where a.employee_id = e.employee_id and a.valid_from <= ${date}
      order by a.valid_from desc limit 1)`;

/** Reads the shifts that are not removed, by unit and start. */
export async function readShifts(db: Reader, where?: SQL): Promise<Shift[]> {
  const rows = await db
    .select({
      id: shifts.id,
      unit: shifts.unit,
      name: shifts.name,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      unpaidBreakMinutes: shifts.unpaidBreakMinutes,
      version: shifts.version,
      people: sql<number>`(select count(*)::int from (
        ${peopleWithShift(sql`${shifts}.id`, indiaDate(new Date()))}) people)`,
    })
    .from(shifts)
    .where(and(isNull(shifts.removedAt), where))
    .orderBy(shifts.unit, shifts.startsAt, shifts.name);
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: timeOfMinutes(startsAt),
    endsAt: timeOfMinutes(endsAt),
  }));
}

export const readShift = async (db: Reader, id: number) =>
  (await readShifts(db, eq(shifts.id, id)))[0];

const dayMinutes = 24 * 60;

/**
 * True if a shift still runs when another shift starts on the next day. No person can have both.
 */
export const overlapsNextDay = (
  { startsAt, endsAt }: Pick<ShiftTimes, "startsAt" | "endsAt">,
  next: Pick<ShiftTimes, "startsAt">,
): boolean => startsAt + shiftMinutes(startsAt, endsAt) - dayMinutes > next.startsAt;
