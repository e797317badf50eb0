import * as z from "zod/mini";
import { adjustmentKinds } from "../../contract/deductions";
import { type ComponentBasis, componentBases, nightMinutes } from "../../contract/payComponents";
import { lastDateOfMonth, minutesOfTime, startOfIndiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import {
  type Remuneration,
  sideOfWageKind,
  wageKindOfMark,
  wageKinds,
} from "../../domain/wagesByCode";
import type { WorkedDay } from "../attendance/personDays";
import { assignmentOn, type DatedAssignment } from "../shifts/datedFacts";
import { dayMs, minuteMs, minutesBetween } from "../units";
import type { Recovery } from "./deductions";
import type { EarnedDay } from "./earnings";
import { amountFormula, joinParts, type Line, numberText, rupeesText } from "./payslipDocument";

/** A pay component as a month's pay needs it, and as a lock stores it. */
export const DatedComponent = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(adjustmentKinds),
  basis: z.enum(componentBases),
  amountPaise: z.number(),
  employeeId: z.nullable(z.int()),
  unit: z.nullable(z.string()),
  shiftId: z.nullable(z.int()),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
  maxMissed: z.number(),
  nightFrom: z.string(),
  nightTo: z.string(),
  nightHours: z.number(),
  isWages: z.boolean(),
  /** The kind of an addition by the Code on Social Security. Older locks stored none. */
  wageKind: z.optional(z.nullable(z.enum(wageKinds))),
});
export type DatedComponent = z.infer<typeof DatedComponent>;

type Payees = Pick<DatedComponent, "employeeId" | "unit" | "shiftId">;

/** Returns what components of the same name and the same people have in common. */
export const componentKey = ({
  name,
  employeeId,
  unit,
  shiftId,
}: Payees & Pick<DatedComponent, "name">): string =>
  JSON.stringify([nameKey(name), employeeId, unit, shiftId]);

const nameKey = (name: string) => name.toLocaleLowerCase("en");

/** Compares the names of two components without case. */
export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other);

type Day = Pick<EarnedDay, "date" | "share"> & Pick<WorkedDay, "checkIn" | "dayOff" | "spans">;

/** A person with the days of a month on which the person was employed. */
export interface ComponentPayee {
  readonly id: number;
  readonly unit: string;
  readonly assignments: readonly DatedAssignment[];
  readonly days: readonly Day[];
}

const isFor = (component: Payees, person: ComponentPayee, date: string) => {
  const { employeeId, unit, shiftId } = component;
  if (employeeId !== null) return employeeId === person.id;
  if (unit === null) return true;
  const assignment = assignmentOn(person.assignments, date);
  const isOfUnit = (assignment?.unit ?? person.unit) === unit;
  return isOfUnit && (shiftId === null || assignment?.shift?.id === shiftId);
};

/** Returns a higher number for fewer people: everyone, a unit, a shift, a person. */
const rankOf = ({ employeeId, unit, shiftId }: Payees) =>
  employeeId === null ? Number(unit !== null) + Number(shiftId !== null) : 3;

const holdsOn = ({ validFrom, validTo }: DatedComponent, date: string) =>
  validFrom <= date && (validTo === null || date <= validTo);

/** Returns the days of each component. On each day the component of the fewest people replaces the others with the same name. */
function selectDays(person: ComponentPayee, components: readonly DatedComponent[]) {
  const daysOf = new Map(components.map((component): [DatedComponent, Day[]] => [component, []]));
  for (const day of person.days) {
    const chosen = new Map<string, DatedComponent>();
    for (const component of components) {
      if (!holdsOn(component, day.date) || !isFor(component, person, day.date)) continue;
      const other = chosen.get(nameKey(component.name));
      if (!other || rankOf(component) > rankOf(other))
        chosen.set(nameKey(component.name), component);
    }
    for (const component of chosen.values()) daysOf.get(component)?.push(day);
  }
  return [...daysOf].filter(([, days]) => days.length > 0);
}

/** Returns the minutes of a day's closed spans that are in the night. A span may cross midnight. */
function workedAtNight({ date, spans }: Day, nightFrom: string, nightTo: string): number {
  const length = nightMinutes({ nightFrom, nightTo }) * minuteMs;
  const ofDate = startOfIndiaDate(date).getTime() + minutesOfTime(nightFrom) * minuteMs;
  const parts = spans.flatMap(({ checkIn, checkOut = checkIn }) =>
    [-1, 0, 1].map((offset) => {
      const from = ofDate + offset * dayMs;
      const first = new Date(Math.max(checkIn.getTime(), from));
      return minutesBetween(first, new Date(Math.min(checkOut.getTime(), from + length)));
    }),
  );
  return parts.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

interface Amount {
  readonly paise: number;
  readonly formula: readonly Message[];
  /** The days that count. Empty for an amount of the month. */
  readonly dates: readonly string[];
}

interface MonthContext {
  /** `yyyy-MM` */
  readonly month: string;
  /** The working days of the month that earned nothing. A half day is half. */
  readonly missed: number;
}

/** Computes the part of a monthly amount by the days of the calendar on which it holds. */
function partOfMonth({ amountPaise }: DatedComponent, days: readonly Day[], month: string): Amount {
  const all = Number(lastDateOfMonth(month).slice(8));
  const figures = { days: numberText(days.length), all: numberText(all) };
  return {
    paise: Math.round((amountPaise * days.length) / all),
    formula: [
      days.length === all
        ? amountFormula(amountPaise)
        : say("formula.partOfMonth", { amount: rupeesText(amountPaise), ...figures }),
    ],
    dates: [],
  };
}

const countDays = (
  { amountPaise }: DatedComponent,
  days: readonly Day[],
  code: "formula.daysPresent" | "formula.nights",
): Amount => ({
  paise: amountPaise * days.length,
  formula: [say(code, { smart_count: days.length, amount: rupeesText(amountPaise) })],
  dates: days.map(({ date }) => date),
});

type ComputeAmount = (
  component: DatedComponent,
  days: readonly Day[],
  context: MonthContext,
) => Amount;

const computeAmount: Readonly<Record<ComponentBasis, ComputeAmount>> = {
  MONTH: (component, days, { month }) => partOfMonth(component, days, month),
  /** A day with a check-in counts whole, also a half day and a day off. */
  DAY: (component, days) =>
    countDays(
      component,
      days.filter(({ checkIn }) => checkIn !== undefined),
      "formula.daysPresent",
    ),
  NIGHT(component, days) {
    const { nightFrom, nightTo, nightHours } = component;
    const nights = days.filter((day) => workedAtNight(day, nightFrom, nightTo) >= nightHours * 60);
    return countDays(component, nights, "formula.nights");
  },
  ATTENDANCE(component, days, { month, missed }) {
    const { maxMissed: most } = component;
    const figures = { smart_count: missed, most: numberText(most) };
    if (missed > most)
      return { paise: 0, formula: [say("formula.missedTooMany", figures)], dates: [] };
    const part = partOfMonth(component, days, month);
    return { ...part, formula: [...part.formula, say("formula.missed", figures)] };
  },
};

/** Counts the working days that earned nothing. A leave without pay is missed, a paid leave is not. */
const countMissed = (days: readonly Day[], today: string | undefined) =>
  days
    .filter(({ date, dayOff }) => dayOff === undefined && (today === undefined || date < today))
    .reduce((sum, { share }) => sum + 1 - share, 0);

/** The amounts that the components of a person pay and deduct in a month. */
export interface ComponentPay {
  readonly additions: readonly Line[];
  readonly deductions: readonly Recovery[];
}

export const noComponents: ComponentPay = { additions: [], deductions: [] };

interface ComponentOptions {
  /** `yyyy-MM` */
  readonly month: string;
  /** Today's calendar date in India. Today and later days are no missed days. Absent for a locked month, which is over. */
  readonly today?: string;
}

/** Computes the additions and deductions of a month by its components. Each line is rounded once. */
export function computeComponents(
  person: ComponentPayee,
  components: readonly DatedComponent[],
  { month, today }: ComponentOptions,
): ComponentPay {
  const context = { month, missed: countMissed(person.days, today) };
  const applicable = components.filter(
    ({ employeeId }) => employeeId === null || employeeId === person.id,
  );
  const additions: Line[] = [];
  const deductions: Recovery[] = [];
  for (const [component, days] of selectDays(person, applicable)) {
    const { id: componentId, name: label, kind, basis, amountPaise, isWages, wageKind } = component;
    const { paise, formula, dates } = computeAmount[basis](component, days, context);
    // A bonus that is not earned has a line, which says why.
    if (paise === 0 && !(basis === "ATTENDANCE" && amountPaise > 0)) continue;
    const line = { label, componentId, dates };
    if (kind === "ADDITION")
      additions.push({
        ...line,
        kind,
        isWages,
        ...(wageKind && { wageKind }),
        paise,
        formula: joinParts(formula),
      });
    else deductions.push({ ...line, kind, monthPaise: paise, duePaise: paise, formula });
  }
  return { additions, deductions };
}

/** Returns the monthly additions of a person on a date, whole and by their sides of the Code on Social Security. */
export function findMonthlyAdditions(
  person: Omit<ComponentPayee, "days">,
  components: readonly DatedComponent[],
  date: string,
): Remuneration[] {
  const monthly = components.filter(
    ({ kind, basis, employeeId }) =>
      kind === "ADDITION" && basis === "MONTH" && (employeeId === null || employeeId === person.id),
  );
  const days = [{ date, share: 0, checkIn: undefined, dayOff: undefined, spans: [] }];
  return selectDays({ ...person, days }, monthly).map(([{ wageKind, isWages, amountPaise }]) => ({
    side: sideOfWageKind[wageKind ?? wageKindOfMark(isWages)],
    paise: amountPaise,
  }));
}
