import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { units } from "../../contract/fields";
import { type BalancedKind, balancedKinds, type LeaveBalance } from "../../contract/leaves";
import { currentTime } from "../../domain/clock";
import { dateAfter, indiaDate, lastDateOfMonth } from "../../domain/indiaTime";
import { readWorkedDates } from "../attendance/readDays";
import { isCountedLeave, prepareDaysOff, readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { adjustments, employees, leaveEntries, leaveRules, leaves } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { cacheMonthStarts } from "../lists/cachedByTableVersion";
import { assignmentOn, readAssignments, readEmployments } from "../shifts/datedFacts";
import { computeLedger, computePayOut, type LeaveFacts, sumOfDays } from "./ledger";

interface LeaveOptions {
  /** A calendar date in India. */
  readonly until: string;
  /** All employees if undefined. */
  readonly employeeIds?: readonly number[] | undefined;
  /** True if requested leaves count too. */
  readonly withRequests?: boolean;
}

const readRules = async (db: Reader) => {
  const rules = await db.select().from(leaveRules).orderBy(leaveRules.validFrom, leaveRules.id);
  return rules.map(({ carryOver, ...rule }) => ({
    ...rule,
    ...(carryOver !== null && { carryOver }),
  }));
};

type Worked = ReadonlyMap<number, ReadonlySet<string>>;
type WorkedOptions = Parameters<typeof readWorkedDates>[1];

/** Reads the dates with work of each person. A year is read at a time. */
async function readYears(db: Reader, { first, last, employeeIds }: WorkedOptions): Promise<Worked> {
  const worked = new Map<number, Set<string>>();
  for (let start = first; start <= last; start = `${Number(start.slice(0, 4)) + 1}-01-01`) {
    const end = `${start.slice(0, 4)}-12-31`;
    const range = { first: start, last: end < last ? end : last, employeeIds };
    for (const { id, dates } of await readWorkedDates(db, range))
      worked.set(id, new Set([...(worked.get(id) ?? []), ...dates]));
  }
  return worked;
}

/** The cached dates with work before the present month, by the first of these dates. */
const cachedYears = cacheMonthStarts<Map<string, Worked>>();

/** Reads the dates with work of each person, if a rule counts them. */
async function readWorked(
  db: Reader,
  rules: Awaited<ReturnType<typeof readRules>>,
  { until, employeeIds }: LeaveOptions,
): Promise<Worked> {
  const rule = rules.find(({ accrual }) => accrual === "DAYS_WORKED");
  if (!rule) return new Map();
  const first = `${rule.validFrom.slice(0, 4)}-01-01`;
  const today = indiaDate(currentTime());
  const last = until < today ? until : today;
  if (employeeIds) return readYears(db, { first, last, employeeIds });
  const month = today.slice(0, 7);
  const start = `${month}-01`;
  const years = await cachedYears(db, month, async () => new Map());
  const past = years.get(first) ?? (await readYears(db, { first, last: dateAfter(start, -1) }));
  years.set(first, past);
  const present = await readYears(db, { first: first > start ? first : start, last });
  return new Map(
    [...new Set([...past.keys(), ...present.keys()])].map((id) => [
      id,
      new Set([...(past.get(id) ?? []), ...(present.get(id) ?? [])]),
    ]),
  );
}

/** Reads the facts of the leave of each person, up to a date. */
export async function readLeaveFacts(db: Reader, options: LeaveOptions) {
  const { until, employeeIds, withRequests = false } = options;
  const isOf = <T extends typeof leaves | typeof leaveEntries>(table: T) =>
    employeeIds && inArray(table.employeeId, [...employeeIds]);
  const rules = await readRules(db);
  const calendar = await readCalendar(db);
  const dayOffOn = prepareDaysOff(calendar);
  const counted = withRequests ? isNull(leaves.cancelledAt) : isCountedLeave;
  const takenDays = await db
    .select(pickColumns(leaves, "employeeId", "kind", "firstDate", "lastDate", "isHalfDay"))
    .from(leaves)
    .where(and(ne(leaves.kind, "UNPAID"), counted, isOf(leaves)))
    .orderBy(leaves.firstDate, leaves.id);
  const entries = await db
    .select(pickColumns(leaveEntries, "employeeId", "kind", "type", "date", "days"))
    .from(leaveEntries)
    .leftJoin(adjustments, eq(adjustments.id, leaveEntries.adjustmentId))
    .where(
      and(isNull(leaveEntries.cancelledAt), isNull(adjustments.cancelledAt), isOf(leaveEntries)),
    )
    .orderBy(leaveEntries.date, leaveEntries.id);
  const employments = await readEmployments(db, employeeIds);
  const assigned = await readAssignments(db, { first: "1900-01-01", last: until, employeeIds });
  const worked = await readWorked(db, rules, options);
  const takenBy = groupBy(takenDays, ({ employeeId }) => employeeId);
  const entriesOf = groupBy(entries, ({ employeeId }) => employeeId);
  return new Map(
    [...employments].map(([id, periods]): [number, LeaveFacts] => {
      const assignments = assigned.get(id) ?? [];
      return [
        id,
        {
          rules,
          employments: periods,
          entries: entriesOf.get(id) ?? [],
          leaves: takenBy.get(id) ?? [],
          worked: worked.get(id) ?? new Set(),
          unit: assignmentOn(assignments, until)?.unit,
          isOff(date) {
            const unit = assignmentOn(assignments, date)?.unit;
            return unit !== undefined && dayOffOn(unit, date) !== undefined;
          },
        },
      ];
    }),
  );
}

type Balance = Omit<LeaveBalance, "id" | "name" | "barcodeId" | "unit">;

/** Returns the balances of a person's kinds of leave that have a rule or a row by a date. */
export function computeBalances(facts: LeaveFacts, date: string): Balance[] {
  const january = `${date.slice(0, 4)}-01-01`;
  return balancedKinds.flatMap((kind: BalancedKind): Balance[] => {
    const rows = computeLedger(kind, facts, date);
    const hasRule = facts.rules.some((rule) => rule.kind === kind && rule.validFrom <= date);
    if (rows.length === 0 && !hasRule) return [];
    const ofYear = rows.filter((row) => row.date >= january);
    const sumOf = (type: (typeof rows)[number]["type"]) =>
      sumOfDays(ofYear.filter((row) => row.type === type));
    const balance = sumOfDays(rows);
    return [
      {
        kind,
        opening: sumOfDays(rows.filter((row) => row.date < january)) + sumOf("OPENING"),
        earned: sumOf("EARNED"),
        granted: sumOf("GRANTED"),
        taken: Math.abs(sumOf("TAKEN")),
        encashed: Math.abs(sumOf("ENCASHED")),
        lapsed: Math.abs(sumOf("LAPSED")),
        balance,
        toPayOut: computePayOut(kind, facts, { balance, date }),
      },
    ];
  });
}

/** Reads the balances on a date of the people who are employed in its year, or have a balance left. */
export async function readLeaveBalances(db: Reader, date: string): Promise<LeaveBalance[]> {
  const facts = await readLeaveFacts(db, { until: date });
  const people = await db
    .select(pickColumns(employees, "id", "name", "barcodeId", "unit"))
    .from(employees)
    .orderBy(employees.barcodeId);
  const year = `${date.slice(0, 4)}-01-01`;
  return people.flatMap(({ id, ...person }) => {
    const ofPerson = facts.get(id);
    if (!ofPerson) return [];
    const unit = units.find((name) => name === ofPerson.unit) ?? person.unit;
    const isPresent = ofPerson.employments.some(
      ({ joinedOn, leftOn }) => joinedOn <= date && (leftOn === null || leftOn >= year),
    );
    return computeBalances(ofPerson, date)
      .filter(({ balance }) => isPresent || balance !== 0)
      .map((balance) => ({ id: `${id} ${balance.kind}`, ...person, unit, ...balance }));
  });
}

/** Reads the balances at the end of a month, or of today, for payslips. Without a rule or entry a person has none. */
export async function readMonthsLeave(
  db: Reader,
  month: string,
  { employeeIds, today }: { employeeIds?: readonly number[] | undefined; today: string },
) {
  const [used] = await db.select({ id: leaveRules.id }).from(leaveRules).limit(1);
  const [entered] = await db.select({ id: leaveEntries.id }).from(leaveEntries).limit(1);
  if (!used && !entered) return new Map<number, { kind: BalancedKind; balance: number }[]>();
  const end = lastDateOfMonth(month);
  const until = end < today ? end : today;
  const facts = await readLeaveFacts(db, { until, employeeIds });
  return new Map(
    [...facts].map(([id, ofPerson]) => [
      id,
      computeBalances(ofPerson, until).map(({ kind, balance }) => ({ kind, balance })),
    ]),
  );
}
