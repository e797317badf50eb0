import { eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PieceWaste, PieceWasteCost, wasteGroups } from "../../contract/stages";
import type { ComparedUse } from "../../domain/board/paperUse";
import { indiaDateTime, minutesOfTime } from "../../domain/indiaTime";
import { pieceCostPaise } from "../../domain/jobCost/jobCost";
import type { pieceWasteReasons, StageKind } from "../../domain/stages/kinds";
import { addPieces, stagesOf, wasteShare } from "../../domain/stages/stages";
import { rupeesOf } from "../../domain/storedUnits";
import type { Database, Reader } from "../db/connect";
import {
  assignments,
  crewTimes,
  machines,
  orders,
  reels,
  reelUsages,
  shifts,
  stageEntries,
  usageShares,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { readPieceCosts } from "../jobCost/readEstimate";
import { paperSum, type RecordedUse, readUsesBetween } from "../paper/waste/paperUses";
import { type DateRange, parsePeriod } from "../reportPeriod";
import { readVersion } from "../specifications/versions";

/** The days before the last day of the usual period, the same as in the report of the paper's waste. */
const usualWasteDays = 180;

const dayMinutes = 24 * 60;

type WasteGroup = (typeof wasteGroups)[number];
type WasteQuery = DateRange & { readonly by: WasteGroup };

interface MadeRow extends Record<string, unknown> {
  readonly id: number;
  readonly at: string;
  readonly machineId: number;
  readonly machine: string;
  readonly stage: StageKind;
  readonly reason: (typeof pieceWasteReasons)[number] | null;
  readonly orderId: number;
  readonly versionId: number | null;
  readonly gives: number | null;
  readonly good: number;
  readonly waste: number;
  readonly unit: string;
  readonly mill: string | null;
}

/** Returns the query of all mills of the paper of orders, joined, by the order. */
const millsOf = (orderIds: SQL) => sql`
  select ${usageShares.orderId} as order_id,
    string_agg(distinct ${reels.supplierName}, ' + ' order by ${reels.supplierName}) as mill
  from ${usageShares} join ${reelUsages} on ${reelUsages.id} = ${usageShares.usageId} join ${reels} on ${reels.id} = ${reelUsages.reelId}
  where ${usageShares.orderId} in (${orderIds}) group by 1`;

/** Reads the counted entries of a period, each with the mills of the order's paper. */
async function readMade(db: Reader, since: Date, until: Date) {
  const { rows } = await db.execute<MadeRow>(sql`
    with made as (
      select * from ${stageEntries} entry
      where entry.at >= ${since.toISOString()} and entry.at < ${until.toISOString()} and entry.reverses_id is null
        and not exists (select from ${stageEntries} reversal where reversal.reverses_id = entry.id)
    ), mills as (${millsOf(sql`select order_id from made`)})
    select made.id, to_json(made.at) as at, made.machine_id as "machineId", ${machines.name} as machine,
      ${machines.unit} as unit, made.stage, made.reason, made.order_id as "orderId",
      made.specification_version_id as "versionId", made.gives, made.good, made.waste, mills.mill
    from made join ${machines} on ${machines.id} = made.machine_id left join mills on mills.order_id = made.order_id
    order by made.id desc`);
  return rows;
}

/** Reads the function that finds the unit's shift of a moment. If shifts overlap, the shift that began last counts. */
async function readShiftOf(db: Reader & Pick<Database, "select">) {
  const all = await db.select().from(shifts).where(isNull(shifts.removedAt));
  return (unit: string, at: string | Date): string | undefined => {
    const minute = minutesOfTime(indiaDateTime(new Date(at)).slice(11, 16));
    const sinceStart = ({ startsAt }: { startsAt: number }) =>
      (minute - startsAt + dayMinutes) % dayMinutes;
    return all
      .filter((shift) => shift.unit === unit)
      .filter((shift) => {
        const length = (shift.endsAt - shift.startsAt + dayMinutes) % dayMinutes;
        return sinceStart(shift) < length;
      })
      .toSorted((one, other) => sinceStart(one) - sinceStart(other))[0]?.name;
  };
}

/** Reads the function that finds the shifts of the people who were at the machine of an entry, each as on that date. */
async function readGroupOf(db: Reader, since: Date, until: Date) {
  const day = sql`india_date(entry.at)`;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select entry.id, string_agg(distinct ${shifts.name}, ' + ' order by ${shifts.name}) as name
    from ${stageEntries} entry
      join ${crewTimes} on ${crewTimes.machineId} = entry.machine_id and ${crewTimes.cancelledAt} is null
        and ${crewTimes.startedAt} < entry.at and ${crewTimes.endedAt} >= entry.at
      join lateral (select a.shift_id from ${assignments} a where a.employee_id = ${crewTimes.employeeId}
        order by a.valid_from > ${day}, abs(a.valid_from - ${day}) limit 1) held on true
      join ${shifts} on ${shifts.id} = held.shift_id
    where entry.at >= ${since.toISOString()} and entry.at < ${until.toISOString()}
    group by entry.id`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: number): string | undefined => names.get(id);
}

type Line = ComparedUse<RecordedUse>;

/** Returns the wasted paper in kilograms. Empty if no reel has an expectation. */
function paperOf(lines: readonly Line[]): { readonly paper?: number } {
  const { compared, expected } = paperSum(lines);
  return compared === 0 ? {} : { paper: Math.round((compared - expected) * 1000) / 1000 };
}

interface PaperFacts {
  readonly stage?: "CORRUGATING";
  readonly shift?: string;
  readonly mill?: string;
}

/** Reads the waste of a period in the groups of the query, each with its entries. */
async function readGroups(db: Database, { by, ...range }: WasteQuery) {
  const { first, last, since, until } = parsePeriod(range, usualWasteDays);
  const made = await readMade(db, since, until);
  const shiftOf = await readShiftOf(db);
  const groupOf = by === "GROUP" ? await readGroupOf(db, since, until) : () => undefined;
  const factsOf = ({ id, machineId, machine, stage, reason, unit, at, mill }: MadeRow) => {
    const group = groupOf(id);
    const shift = by === "SHIFT" ? shiftOf(unit, at) : undefined;
    return {
      ...(by === "MACHINE" && { machineId, machine }),
      ...((by === "MACHINE" || by === "STAGE") && { stage }),
      ...((by === "MACHINE" || by === "REASON") && reason !== null && { reason }),
      ...(shift !== undefined && { shift }),
      ...(group !== undefined && { group }),
      ...(by === "MILL" && mill !== null && { mill }),
    };
  };
  const keyOf = (row: MadeRow) => Object.values(factsOf(row)).join(" ");
  const wasted = made.filter(({ waste }) => waste > 0);
  /** Adds the pieces by which a group's waste is divided. */
  const shareKeyOf = (row: MadeRow) => {
    if (by === "REASON") return "";
    return by === "MACHINE" ? `${row.machineId} ${row.stage}` : keyOf(row);
  };
  const shared = groupBy(made, shareKeyOf);
  const groups = [...groupBy(wasted, keyOf)].flatMap(([key, entries]) => {
    const [row] = entries;
    return row ? [{ key, row, entries, base: shared.get(shareKeyOf(row)) ?? [] }] : [];
  });
  return { period: { first, last, since, until }, made, wasted, groups, factsOf, shiftOf };
}

/** Reads the wasted pieces by machine, stage, reason, shift, people or mill, and the wasted paper where it is known. */
export async function readPieceWaste(db: Database, query: WasteQuery): Promise<PieceWaste> {
  const { by } = query;
  const { period, made, groups, factsOf, shiftOf } = await readGroups(db, query);
  const { lines } = await readUsesBetween(db, period.since, period.until);
  const paperOrders = await readPaperOrders(db, lines);
  /** Returns the group of a line of paper. Undefined for groups that paper has not: machine, reason and people. */
  const paperFactsOf = ({ use }: Line): PaperFacts | undefined => {
    if (by === "STAGE") return { stage: "CORRUGATING" };
    const { unit, mill } = paperOrders.get(use.orderId) ?? { unit: "", mill: null };
    if (by === "MILL") return mill === null ? {} : { mill };
    if (by !== "SHIFT") return undefined;
    const shift = shiftOf(unit, use.endedAt);
    return shift === undefined ? {} : { shift };
  };
  const papers = new Map<string, { readonly facts: PaperFacts; readonly lines: Line[] }>();
  for (const line of lines) {
    const facts = paperFactsOf(line);
    if (!facts) continue;
    const key = Object.values(facts).join(" ");
    papers.set(key, { facts, lines: [...(papers.get(key)?.lines ?? []), line] });
  }
  const linesOf = (key: string) => papers.get(key)?.lines ?? [];
  const pieceKeys = new Set(groups.map(({ key }) => key));
  /** Groups that wasted paper and no piece. */
  const paperRows = [...papers]
    .filter(([key]) => !pieceKeys.has(key))
    .map(([key, { facts, lines: own }]) => ({ key, ...facts, ...paperOf(own) }))
    .filter(({ paper }) => paper !== undefined)
    .map((row) => ({ ...row, entries: 0, entryIds: [], good: 0, waste: 0 }));
  const figures = (base: readonly MadeRow[], waste: number) => {
    const share = wasteShare(base, waste);
    return { good: addPieces(base).good, waste, ...(share !== undefined && { share }) };
  };
  return {
    from: period.first,
    to: period.last,
    total: {
      ...figures(made, addPieces(made).waste),
      ...paperOf([...papers.values()].flatMap((group) => group.lines)),
    },
    rows: [
      ...groups.map(({ key, row, entries, base }) => ({
        key,
        ...factsOf(row),
        entries: entries.length,
        entryIds: entries.map(({ id }) => id),
        ...figures(base, addPieces(entries).waste),
        ...paperOf(linesOf(key)),
      })),
      ...paperRows,
    ].sort((one, other) => other.waste - one.waste),
  };
}

/** Reads the unit and all mills of the orders of paper lines. */
async function readPaperOrders(db: Database, lines: readonly Line[]) {
  const ids = [...new Set(lines.map(({ use }) => use.orderId))];
  const { rows } = await db.execute<{ id: number; unit: string; mill: string | null }>(sql`
    select ${orders.id} as id, ${orders.unit} as unit, mills.mill
    from ${orders} left join (${millsOf(sql`select unnest(${sql.param(ids)}::int[])`)}) mills on mills.order_id = ${orders.id}
    where ${orders.id} = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, ...order }) => [id, order]));
}

/** Computes the costs of the wasted pieces by the groups of the report. `pieceCostPaise` has the cost of a piece. */
export async function readPieceWasteCost(db: Database, query: WasteQuery): Promise<PieceWasteCost> {
  const { wasted, groups } = await readGroups(db, query);
  const costs = new Map<number, number | undefined>();
  for (const entries of groupBy(wasted, (row) => `${row.orderId} ${row.versionId}`).values()) {
    const [first] = entries;
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, first?.orderId ?? 0));
    if (!order || !first) continue;
    // Older entries of an order without a specification have no version.
    const specificationVersionId = first.versionId ?? order.specificationVersionId;
    const made = { ...order, specificationVersionId };
    const box = await readVersion(db, specificationVersionId);
    const pieceCosts = box && (await readPieceCosts(db, made));
    for (const { id, stage, gives, waste } of entries) {
      const paise = pieceCosts && pieceCostPaise(stagesOf(box, gives ?? 1), stage, pieceCosts);
      // Each entry's cost is rounded once, so that the rows sum to the total.
      costs.set(id, paise === undefined ? undefined : Math.round(paise * waste));
    }
  }
  const sum = (entries: readonly MadeRow[]) => ({
    cost: rupeesOf(entries.reduce((all, { id }) => all + (costs.get(id) ?? 0), 0)),
    uncosted: addPieces(entries.filter(({ id }) => costs.get(id) === undefined)).waste,
  });
  return {
    total: sum(wasted),
    rows: groups.map(({ key, entries }) => ({ key, ...sum(entries) })),
  };
}
