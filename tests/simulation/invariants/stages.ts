import { wasteGroups } from "../../../contract/stages";
import { indiaDate } from "../../../domain/indiaTime";
import { type KnownEntry, type KnownOrder, type KnownRun, runOf } from "../plant";
import { expectEqual } from "../violation";
import { dayBefore, type Invariant, of } from "./invariant";

const sumOf = (entries: readonly KnownEntry[], field: "good" | "waste") =>
  entries.reduce((sum, entry) => sum + entry[field], 0);

/**
 * Returns the cuts of a combined run that have blanks of an order. The cuts that were entered for one order fill its patterns
 * one after the other, and those beyond the plan are of its last pattern. A pattern has the cuts of the order that was entered
 * most. An order has at least the cuts that were entered for the order itself.
 */
function cutsOf(
  { patterns, ...run }: KnownRun,
  { id }: KnownOrder,
  entries: readonly KnownEntry[],
) {
  const entered = (orderId: number) =>
    sumOf(
      entries.filter((entry) => entry.run?.id === run.id && entry.order.id === orderId),
      "good",
    );
  const planned = patterns.map((lanes) =>
    Math.max(...lanes.map(({ ups, blanks }) => Math.ceil(blanks / ups))),
  );
  const filledBy = (orderId: number) => {
    let rest = entered(orderId);
    const own = patterns.flatMap((lanes, place) =>
      lanes.some((lane) => lane.orderId === orderId) ? [place] : [],
    );
    return patterns.map((_, place) => {
      if (!own.includes(place)) return 0;
      const cuts = place === own.at(-1) ? rest : Math.min(rest, planned[place] ?? 0);
      rest -= cuts;
      return cuts;
    });
  };
  const shared = patterns.map((lanes, place) =>
    lanes.some(({ orderId }) => orderId === id)
      ? Math.max(...lanes.map(({ orderId }) => filledBy(orderId)[place] ?? 0))
      : 0,
  );
  return Math.max(
    entered(id),
    shared.reduce((sum, cuts) => sum + cuts, 0),
  );
}

/** Every report sums the good and the wasted pieces of a stage's entries, without the reversed entries. */
export const stagePieces: Invariant = async (plant) => {
  const name = "stagePieces";
  const { orders, entries, machines, host } = plant;
  const counted = entries.filter(({ isReversed }) => !isReversed);
  for (const order of orders.filter(({ box }) => box).slice(-20)) {
    const { body } = await host.call("staff", "getOrderStages", of(order.id));
    const made = counted.filter((entry) => entry.order === order);
    const kinds = new Set(made.map(({ stage }) => stage));
    for (const { kind, good, waste } of body.stages) {
      const ofStage = made.filter(({ stage }) => stage === kind);
      const where = `pieces of order ${order.id} at ${kind}`;
      const run = kind === "CORRUGATING" ? runOf(plant, order) : undefined;
      const cuts = run ? cutsOf(run, order, counted) : sumOf(ofStage, "good");
      const outside = run
        ? sumOf(
            ofStage.filter((entry) => entry.run !== run),
            "good",
          )
        : 0;
      expectEqual(name, `good ${where}`, good, outside + cuts);
      expectEqual(name, `wasted ${where}`, waste, sumOf(ofStage, "waste"));
      kinds.delete(kind);
    }
    expectEqual(name, `stages without a place in order ${order.id}`, kinds.size, 0);
  }
  const query = { from: "2027-01-01", to: host.today() };
  // A report has a year at most.
  if (query.to > "2027-12-31") return;
  for (const machine of machines) {
    const { body } = await host.call("staff", "getMachineFigures", of(machine.id, query));
    const made = counted.filter((entry) => entry.machine === machine);
    expectEqual(name, `good pieces of ${machine.id}`, body.good, sumOf(made, "good"));
    expectEqual(name, `wasted pieces of ${machine.id}`, body.waste, sumOf(made, "waste"));
  }
  for (const by of wasteGroups) {
    const { body } = await host.call("staff", "getPieceWaste", { query: { ...query, by } });
    const waste = sumOf(counted, "waste");
    const rows: readonly { readonly waste: number }[] = body.rows;
    expectEqual(name, `wasted pieces by ${by}`, body.total.waste, waste);
    const inRows = rows.reduce((sum, row) => sum + row.waste, 0);
    expectEqual(name, `wasted pieces in the rows by ${by}`, inRows, waste);
  }
};

/** The real stops of a machine never overlap each other, and neither do its planned stops. */
export const stopsNeverOverlap: Invariant = async ({ host }) => {
  const query = { sort: ["startedAt", "ASC"] };
  const { body } = await host.call("staff", "getMachineStops", { query });
  const until = new Map<string, number>();
  for (const { id, machineId, kind, startedAt, endedAt } of body) {
    if (kind === "CANCELLED") continue;
    const before = until.get(`${machineId} ${kind}`) ?? 0;
    expectEqual("stopsNeverOverlap", `stop ${id} overlaps`, Date.parse(startedAt) < before, false);
    until.set(`${machineId} ${kind}`, endedAt === undefined ? Infinity : Date.parse(endedAt));
  }
};

/** The pieces of a machine on yesterday's date are those of the entries of that day: no machine runs over midnight. */
export const piecesOfDay: Invariant = async ({ entries, machines, host }) => {
  const name = "piecesOfDay";
  const day = dayBefore(host.today(), 1);
  const counted = entries.filter(
    ({ isReversed, at }) => !isReversed && indiaDate(new Date(at)) === day,
  );
  for (const machine of machines) {
    const query = { from: day, to: day };
    const { body } = await host.call("staff", "getMachineFigures", of(machine.id, query));
    const made = counted.filter((entry) => entry.machine === machine);
    expectEqual(name, `good pieces of ${machine.id} on ${day}`, body.good, sumOf(made, "good"));
    expectEqual(name, `wasted pieces of ${machine.id} on ${day}`, body.waste, sumOf(made, "waste"));
  }
};
