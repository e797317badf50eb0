import { and, eq, gt, inArray, isNull, lt, lte } from "drizzle-orm";
import type { PaidPieces, PayrollMonth } from "../../contract/payroll";
import {
  endOfIndiaDate,
  indiaDate,
  lastDateOfMonth,
  startOfIndiaDate,
} from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import {
  type MadePieces,
  type PieceShare,
  payPieces,
  pieceRateOn,
  type SharedEntry,
  sharePieces,
} from "../../domain/stages/crew";
import { lastPlannedOf, type MachineHours } from "../../domain/stages/machineTimes";
import type { Reader } from "../db/connect";
import { crewTimes, isCountedEntry, machines, pieceRates, stageEntries } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { readMachineTimes } from "../machineTimes";
import { dayMs } from "../units";
import { type Line, numberText, rupeesText } from "./payslipDocument";

/** The planned hours of a machine from a day on. A locked month keeps them. */
export interface MachineTime extends MachineHours {
  /** The machine's number. */
  readonly id: number;
}

/** Reads the planned hours of all machines, by machine and in the order of their days. */
export async function readPlannedHours(db: Reader): Promise<MachineTime[]> {
  const times = await readMachineTimes(db);
  return [...times].flatMap(([id, rows]) =>
    rows.map(({ ratePerHour: _, ...hours }) => ({ ...hours, id })),
  );
}

type Ids = readonly number[] | undefined;

/** Reads the piece rates that have begun by a date, by employee, in the order of their dates. */
async function readRates(db: Reader, until: string, employeeIds: Ids) {
  const rows = await db
    .select({
      ...pickColumns(pieceRates, "employeeId", "stage", "validFrom"),
      paisePerThousand: pieceRates.ratePerThousandPaise,
    })
    .from(pieceRates)
    .where(
      and(
        lte(pieceRates.validFrom, until),
        employeeIds && inArray(pieceRates.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(pieceRates.employeeId, pieceRates.validFrom, pieceRates.id);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

interface Made extends MadePieces {
  readonly machineId: number;
  readonly machine: string;
  readonly orderId: number;
}

interface SharesOptions {
  /** Calendar dates in India, both included. */
  readonly first: string;
  readonly last: string;
  readonly machines: readonly MachineTime[];
}

/** Reads the good entries of some days with the people who share them. A run is at most a day long. */
async function readSharedEntries(
  db: Reader,
  { first, last, machines: times }: SharesOptions,
): Promise<SharedEntry<Made>[]> {
  const start = startOfIndiaDate(first);
  const [since, until] = [new Date(start.getTime() - dayMs), endOfIndiaDate(last)];
  const rows = await db
    .select({
      ...pickColumns(stageEntries, "id", "stage", "good", "at", "orderId", "machineId"),
      machine: machines.name,
    })
    .from(stageEntries)
    .innerJoin(machines, eq(machines.id, stageEntries.machineId))
    .where(
      and(
        gt(stageEntries.at, since),
        lt(stageEntries.at, until),
        gt(stageEntries.good, 0),
        isCountedEntry,
      ),
    )
    .orderBy(stageEntries.machineId, stageEntries.at, stageEntries.id);
  const crew = await db
    .select(pickColumns(crewTimes, "machineId", "employeeId", "startedAt", "endedAt"))
    .from(crewTimes)
    .where(
      and(
        gt(crewTimes.endedAt, since),
        lt(crewTimes.startedAt, until),
        isNull(crewTimes.cancelledAt),
      ),
    )
    .orderBy(crewTimes.startedAt, crewTimes.id);
  const crewOf = groupBy(crew, ({ machineId }) => machineId);
  const hoursOf = groupBy(times, ({ id }) => id);
  const presentHours = await readMachineTimes(db);
  return [...groupBy(rows, ({ machineId }) => machineId)].flatMap(([machineId, ofMachine]) => {
    const hours = hoursOf.get(machineId) ?? presentHours.get(machineId) ?? [];
    const entries = ofMachine.map(({ at, ...entry }) => ({
      ...entry,
      at: at.getTime(),
    }));
    const people = (crewOf.get(machineId) ?? []).map(({ employeeId, startedAt, endedAt }) => ({
      employeeId,
      from: startedAt.getTime(),
      to: endedAt.getTime(),
    }));
    return sharePieces(entries, (at) => lastPlannedOf(hours, at).from, people).filter(
      ({ entry }) => entry.at >= start.getTime(),
    );
  });
}

/** A person's piece rates of a month: the lines of the payslip, and the shares that they pay. */
export interface PersonPieces {
  readonly lines: readonly Line[];
  readonly pieces: readonly PaidPieces[];
}

const datesOf = (shares: readonly PieceShare[]) =>
  [...new Set(shares.map(({ entry }) => indiaDate(new Date(entry.at))))].toSorted();

/** Rounds minutes to the hundredth. */
const roundMinutes = (minutes: number) => Math.round(minutes * 100) / 100;

const toPaidPieces = ({ entry, minutes, allMinutes }: PieceShare<Made>): PaidPieces => {
  const { id: entryId, at, machineId, machine, orderId, stage, good } = entry;
  return {
    entryId,
    at: new Date(at).toISOString(),
    machineId,
    machine,
    orderId,
    stage,
    good,
    minutes: roundMinutes(minutes),
    allMinutes: roundMinutes(allMinutes),
  };
};

interface PiecesOptions {
  readonly machines: readonly MachineTime[];
  /** All employees if undefined. */
  readonly employeeIds: Ids;
}

/** Reads the pay of a month by piece rates, by employee. A date is the date of an entry in India. */
export async function readPieces(
  db: Reader,
  month: string,
  { employeeIds, machines: times }: PiecesOptions,
): Promise<ReadonlyMap<number, PersonPieces>> {
  const [first, last] = [`${month}-01`, lastDateOfMonth(month)];
  const rates = await readRates(db, last, employeeIds);
  if (rates.size === 0) return new Map();
  const shared = await readSharedEntries(db, { first, last, machines: times });
  const sharesOf = groupBy(
    shared.flatMap(({ shares }) => shares),
    ({ employeeId }) => employeeId,
  );
  return new Map(
    [...rates].flatMap(([employeeId, ofPerson]): [number, PersonPieces][] => {
      const paid = payPieces(sharesOf.get(employeeId) ?? [], ofPerson);
      if (paid.length === 0) return [];
      const lines = paid.map(({ rate, pieces, paise, shares }) => ({
        kind: "ADDITION" as const,
        stage: rate.stage,
        paise,
        formula: say("formula.pieces", {
          pieces: numberText(Math.round(pieces * 1000) / 1000),
          rate: rupeesText(rate.paisePerThousand),
        }),
        dates: datesOf(shares),
      }));
      const pieces = paid.flatMap(({ shares }) => shares.map(toPaidPieces));
      return [[employeeId, { lines, pieces }]];
    }),
  );
}

/** Reads the good pieces that pay no employee although employees have a piece rate of the stage, by machine and day. */
export async function readWithoutCrew(
  db: Reader,
  options: SharesOptions,
): Promise<PayrollMonth["withoutCrew"]> {
  const rates = [...(await readRates(db, options.last, undefined)).values()];
  if (rates.length === 0) return [];
  const isRated = ({ stage }: Made, date: string) =>
    rates.some((ofPerson) => (pieceRateOn(ofPerson, stage, date)?.paisePerThousand ?? 0) > 0);
  const unpaid = (await readSharedEntries(db, options))
    .filter(({ shares }) => shares.length === 0)
    .map(({ entry }) => ({ entry, date: indiaDate(new Date(entry.at)) }))
    .filter(({ entry, date }) => isRated(entry, date));
  const days = groupBy(unpaid, ({ entry, date }) => `${date} ${entry.machineId}`);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, ofDay]) => {
      const [one] = ofDay;
      if (!one) return [];
      const { machineId, machine } = one.entry;
      const good = ofDay.reduce((sum, { entry }) => sum + entry.good, 0);
      return [{ machineId, machine, date: one.date, entries: ofDay.length, good }];
    });
}
