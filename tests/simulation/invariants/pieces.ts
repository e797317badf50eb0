import { indiaDate } from "../../../domain/indiaTime";
import type { StageKind } from "../../../domain/stages/kinds";
import { type KnownEntry, type KnownPerson, type Plant, paise } from "../plant";
import { expectEqual } from "../violation";
import { type Invariant, of, takeTurns } from "./invariant";

const name = "piecesArePaid";

interface Rate {
  readonly barcodeId: string;
  readonly stage: StageKind;
  readonly validFrom: string;
  readonly ratePerThousand: number;
}

/** A time of a person at a machine, in milliseconds. */
interface TimeAtMachine {
  readonly machineId: number;
  readonly barcodeId: string;
  readonly from: number;
  readonly to: number;
}

interface PaidEntry {
  readonly entryId: number;
  readonly at: string;
  readonly stage: StageKind;
  readonly good: number;
  readonly minutes: number;
  readonly allMinutes: number;
}

async function readCrewTimes({ host, machines }: Plant, month: string): Promise<TimeAtMachine[]> {
  const query = { from: `${month}-01`, to: host.today() };
  const times: TimeAtMachine[] = [];
  for (const { id: machineId } of machines) {
    const { body } = await host.call("owner", "getMachineCrew", of(machineId, query));
    for (const { barcodeId, startedAt, endedAt } of body.times)
      times.push({
        ...{ machineId, barcodeId },
        ...{ from: Date.parse(startedAt), to: Date.parse(endedAt) },
      });
  }
  return times;
}

/** Returns the rate that holds on a day: the last one that has begun. */
function rateOn(rates: readonly Rate[], stage: StageKind, date: string): Rate | undefined {
  const begun = rates.filter((rate) => rate.stage === stage && rate.validFrom <= date);
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).at(-1);
}

const dateOf = (at: string | number) => indiaDate(new Date(at));

const isCounted = ({ isReversed, good }: KnownEntry) => !isReversed && good > 0;

/** A run of an entry begins with the machine's planned time, thus within this time before the entry. */
const longestRunMs = 86_400_000;

/**
 * Returns the least share of an entry's pieces that the person can have. The run of the entry begins with the machine's
 * entry before it or later. A later begin gives the person, who is there at the end, a larger share.
 */
function leastShare(time: TimeAtMachine, at: number, facts: Facts, entries: readonly KnownEntry[]) {
  const ofMachine = entries.filter((entry) => entry.machine.id === time.machineId);
  const earlier = ofMachine.filter(isCounted).map((entry) => entry.at);
  const begin = Math.max(at - longestRunMs, ...earlier.filter((before) => before < at));
  const crew = facts.allTimes.filter(
    ({ machineId, from, to }) => machineId === time.machineId && from < at && to > begin,
  );
  return (at - Math.max(begin, time.from)) / (crew.length * (at - begin));
}

/** Checks that the paid entries are those at which the person was at the machine, each with its pieces. */
function expectEntries({ entries }: Plant, { barcodeId }: KnownPerson, facts: Facts) {
  const { rates, times, paid, month } = facts;
  const counted = entries.filter(isCounted);
  const goodOf = new Map(counted.map(({ id, good }) => [id, good]));
  for (const { entryId, good } of paid)
    expectEqual(name, `pieces of the entry ${entryId}`, good, goodOf.get(entryId));
  const paidIds = new Set(paid.map(({ entryId }) => entryId));
  /** By rate, the entries that have to be paid, and the least paise that they earn. */
  const due = new Map<Rate, { ids: number[]; paise: number }>();
  for (const { id, machine, stage, at, good } of counted) {
    if (!dateOf(at).startsWith(month)) continue;
    const rate = rateOn(rates, stage, dateOf(at));
    if (!rate || rate.ratePerThousand === 0) {
      expectEqual(name, `${barcodeId} without rate is paid for ${id}`, paidIds.has(id), false);
      continue;
    }
    const time = times.find((one) => one.machineId === machine.id && one.from < at && at <= one.to);
    if (!time) continue;
    const { ids, paise: sum } = due.get(rate) ?? { ids: [], paise: 0 };
    const least =
      (good * leastShare(time, at, facts, entries) * paise(rate.ratePerThousand)) / 1000;
    due.set(rate, { ids: [...ids, id], paise: sum + least });
  }
  // Pieces that earn less than half a paisa in all have no line on the payslip.
  for (const { ids } of [...due.values()].filter((one) => one.paise >= 1))
    for (const id of ids)
      expectEqual(name, `${barcodeId} is paid for the entry ${id}`, paidIds.has(id), true);
}

interface Facts {
  readonly rates: readonly Rate[];
  /** The person's times. */
  readonly times: readonly TimeAtMachine[];
  /** The times of all people. */
  readonly allTimes: readonly TimeAtMachine[];
  readonly paid: readonly PaidEntry[];
  readonly month: string;
}

/** Minutes are shown to the hundredth, so that the recomputed pay differs a little. */
const mostDifference = 0.01;

/** Returns the pay of the paid entries by stage, in paise: the person's minutes of all minutes share the pieces. */
function payOf({ rates, paid }: Facts): ReadonlyMap<StageKind, number> {
  const sums = new Map<StageKind, number>();
  for (const { stage, at, good, minutes, allMinutes } of paid) {
    const rate = rateOn(rates, stage, dateOf(at))?.ratePerThousand ?? 0;
    const earned = (((good * minutes) / allMinutes) * paise(rate)) / 1000;
    sums.set(stage, (sums.get(stage) ?? 0) + earned);
  }
  return sums;
}

interface Line {
  readonly stage?: StageKind;
  readonly amount: number;
}

function expectPay(lines: readonly Line[], { barcodeId }: KnownPerson, facts: Facts) {
  for (const [stage, expected] of payOf(facts)) {
    const ofStage = lines.filter((line) => line.stage === stage);
    const found = ofStage.reduce((sum, { amount }) => sum + paise(amount), 0);
    // Each line is rounded once.
    const most = ofStage.length + 1 + expected * mostDifference;
    const isNear = Math.abs(found - expected) <= most;
    const where = `pay of ${barcodeId} at ${stage}, ${found} paise, is about ${expected}`;
    expectEqual(name, where, isNear, true);
  }
}

/**
 * The payslip of this month pays a person's share of the good pieces that were entered while the person was at the machine,
 * by the piece rate of the day. Times at machines and rates are read from the host, the entries are the simulation's own.
 */
export const piecesArePaid: Invariant = async (plant) => {
  const { host, people, lockedMonths } = plant;
  const month = host.today().slice(0, 7);
  if (lockedMonths.includes(month)) return;
  const allRates: readonly Rate[] = (await host.call("owner", "getPieceRates")).body;
  const rated = people.filter(({ barcodeId }) =>
    allRates.some((rate) => rate.barcodeId === barcodeId),
  );
  if (rated.length === 0) return;
  const allTimes = await readCrewTimes(plant, month);
  for (const person of takeTurns(plant, rated, 6)) {
    const sent = { params: { month, employeeId: String(person.id) } };
    const { status, body } = await host.call("owner", "getPayslip", sent);
    if (status !== 200) continue;
    const isOfPerson = ({ barcodeId }: { readonly barcodeId: string }) =>
      barcodeId === person.barcodeId;
    const facts = {
      ...{ rates: allRates.filter(isOfPerson), times: allTimes.filter(isOfPerson) },
      allTimes,
      ...{ paid: body.pieces ?? [], month },
    };
    expectEntries(plant, person, facts);
    expectPay(body.lines, person, facts);
  }
};
