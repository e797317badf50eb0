/** The settings of a month, in the form that its lock stores. */
export interface ModelSettings {
  readonly offOfB: "TUESDAY" | "WEDNESDAY";
  readonly halfDayHours: number;
}

export interface ModelAssignment {
  readonly unit: "A" | "B";
  /** The hour at which the shift starts; undefined without a shift. */
  readonly start: number | undefined;
}

/** A small model of a person: the known facts, as plain values. */
export interface MonthFacts {
  /** The hours at the plant from 9 o'clock on. */
  readonly worked: Map<string, number>;
  /** True if the time before the shift counts from 9 o'clock on. */
  readonly early: Map<string, boolean>;
  readonly leave: Set<string>;
  /** The base salaries and the assignments, by the date from which each holds. */
  readonly bases: Map<string, number>;
  readonly assignments: Map<string, ModelAssignment>;
  joinedOn: string;
  leftOn: string | null;
}

/** Returns the row that holds on a date. */
export const holding = <Value>(dated: ReadonlyMap<string, Value>, date: string) =>
  [...dated]
    .filter(([from]) => from <= date)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))[0];

const weekdayOf = (date: string) => new Date(date).getUTCDay();

/** Returns the hours of a day that count. */
function countedHours({ worked, early, assignments }: MonthFacts, date: string): number {
  const hours = worked.get(date) ?? 0;
  const start = holding(assignments, date)?.[1].start ?? 9;
  return Math.max(0, hours - (early.get(date) ? 0 : start - 9));
}

/** Computes the pay of a month for its days, in paise, day by day. */
export function modelWages(
  facts: MonthFacts,
  month: string,
  settings: ModelSettings,
  holidays: ReadonlySet<string>,
): number {
  const periods = new Map<string, { base: number; shares: number; overtimeHours: number }>();
  const days = new Date(Date.UTC(2026, Number(month.slice(5)), 0)).getUTCDate();
  for (let day = 1; day <= days; day++) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    if (date < facts.joinedOn || (facts.leftOn !== null && date > facts.leftOn)) continue;
    const worked = countedHours(facts, date);
    const isB = holding(facts.assignments, date)?.[1].unit === "B";
    const off = isB ? (settings.offOfB === "TUESDAY" ? 2 : 3) : 0;
    const [from = "", base = 0] = holding(facts.bases, date) ?? [];
    const sums = periods.get(from) ?? { base, shares: 0, overtimeHours: 0 };
    if (weekdayOf(date) === off) sums.overtimeHours += worked;
    else if (holidays.has(date)) {
      sums.shares += 1;
      sums.overtimeHours += worked;
    } else {
      const share = worked === 0 ? 0 : worked < settings.halfDayHours ? 0.5 : 1;
      sums.shares += Math.min(1, share + (facts.leave.has(date) ? 1 : 0));
      sums.overtimeHours += Math.max(0, worked - 8);
    }
    periods.set(from, sums);
  }
  return [...periods.values()].reduce(
    (sum, { base, shares, overtimeHours }) =>
      sum + Math.round((shares * base) / 26) + Math.round((overtimeHours * 1.5 * base) / (26 * 8)),
    0,
  );
}

/** A percentage of wages that the law takes from a month on. */
export interface ModelRate {
  readonly kind: "PROVIDENT_FUND" | "STATE_INSURANCE";
  /** The first day of a month. */
  readonly validFrom: string;
  readonly wageBase: "EARNED" | "GROSS";
  readonly percent: number;
  readonly wageCeiling?: number;
  readonly wagesUpTo?: number;
}

/** Computes the deduction of a rate from a month's wages, in paise. Overtime does not count for its limit. */
export function modelTaken(
  rate: ModelRate,
  month: string,
  wages: Readonly<Record<ModelRate["wageBase"] | "OVERTIME", number>>,
): number {
  const { percent, wageCeiling = 1e9, wagesUpTo = 1e9 } = rate;
  const paise = wages[rate.wageBase];
  if (month < rate.validFrom.slice(0, 7) || paise - wages.OVERTIME > wagesUpTo * 100) return 0;
  return Math.round((Math.min(paise, wageCeiling * 100) * percent * 100) / 10_000);
}
