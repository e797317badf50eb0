import { lastThat, type ModelPlant } from "../../support/daysModel";
import type { KnownPerson, Plant } from "../plant";
import { expectEqual } from "../violation";
import { readCalendar, readFacts, type StoredLeave } from "./attendance";
import { dayNumber, type Invariant, takeTurns } from "./invariant";

interface Balance {
  readonly barcodeId: string;
  readonly kind: string;
  readonly opening: number;
  readonly earned: number;
  readonly granted: number;
  readonly taken: number;
  readonly encashed: number;
  readonly lapsed: number;
  readonly balance: number;
}

interface Entry {
  readonly kind: string;
  readonly type: string;
  readonly date: string;
  readonly days: number;
  readonly cancelledAt?: string;
}

/** Leave of this kind is granted and taken. No rule earns it. */
const kind = "CASUAL";

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** True if a person is at work by the calendar: employed on the date, and the unit does not rest. */
function isWorkDay(date: number, { employments, assignments }: Facts, calendar: ModelPlant) {
  const unit = lastThat(assignments, date)?.unit ?? "A";
  const off = lastThat(calendar.changes ?? [], date)?.weeklyOffs[unit];
  const isEmployed = employments.some(
    ({ from, until = Infinity }) => from <= date && date <= until,
  );
  // 1 January 1970 was a Thursday. Monday is 0.
  return isEmployed && (date + 3) % 7 !== off && !calendar.holidays.has(date);
}

async function takenDays(
  { host }: Plant,
  { barcodeId }: KnownPerson,
  isAtWork: (date: number) => boolean,
) {
  const query = { filter: { barcodeId, kind, status: "APPROVED" } };
  const leaves: readonly StoredLeave[] = (await host.call("owner", "getLeaves", { query })).body;
  const until = dayNumber(host.today());
  let days = 0;
  for (const { firstDate, lastDate, isHalfDay, cancelledAt } of leaves) {
    if (cancelledAt !== undefined) continue;
    for (let date = dayNumber(firstDate); date <= Math.min(until, dayNumber(lastDate)); date += 1)
      if (isAtWork(date)) days += isHalfDay ? 0.5 : 1;
  }
  return days;
}

async function grantedDays({ host }: Plant, { barcodeId }: KnownPerson) {
  const query = { filter: { barcodeId, kind, type: "GRANTED" } };
  const entries: readonly Entry[] = (await host.call("owner", "getLeaveEntries", { query })).body;
  return entries
    .filter(({ date, cancelledAt }) => date <= host.today() && cancelledAt === undefined)
    .reduce((sum, { days }) => sum + days, 0);
}

/**
 * A balance of leave is the sum of its columns. Until a person's first employment or year ends, the granted days are the
 * entries and the taken days are the leaves on working days, in halves.
 */
export const leaveBalances: Invariant = async (plant) => {
  const name = "leaveBalances";
  const { host, people } = plant;
  const rows: readonly Balance[] = (await host.call("owner", "getLeaveBalances")).body;
  for (const row of rows) {
    const { opening, earned, granted, taken, encashed, lapsed } = row;
    const sum = opening + earned + granted - taken - encashed - lapsed;
    expectEqual(name, `the balance of ${row.kind} of ${row.barcodeId}`, row.balance, sum);
  }
  const calendar = await readCalendar(plant);
  for (const person of takeTurns(plant, people, 8)) {
    const facts = await readFacts(plant, person, new Map());
    const [employment, ...others] = facts.employments;
    const isSimple = others.length === 0 && employment?.until === undefined;
    if (!isSimple || host.today() > "2027-12-31") continue;
    const row = rows.find((one) => one.barcodeId === person.barcodeId && one.kind === kind);
    const isAtWork = (date: number) => isWorkDay(date, facts, calendar);
    const where = `by ${person.barcodeId}`;
    const [taken, granted] = [
      await takenDays(plant, person, isAtWork),
      await grantedDays(plant, person),
    ];
    expectEqual(name, `days taken ${where}`, row?.taken ?? 0, taken);
    expectEqual(name, `days granted ${where}`, row?.granted ?? 0, granted);
  }
};
