import { sql } from "drizzle-orm";
import { wasteGroups } from "../../contract/stages";
import { ageingColumns } from "../../domain/receivables/account";
import { Violation } from "./host";
import { type KnownClient, type Plant, paise } from "./plant";

/** Something that holds at the end of each simulated day. @throws Violation if it does not */
type Invariant = (plant: Plant) => Promise<void>;

const of = (id: number, query?: object) => ({
  params: { id: String(id) },
  ...(query && { query: { ...query } }),
});

const owedOn = ({ ledger }: Plant, client: KnownClient, date: string) =>
  ledger
    .filter((entry) => entry.client === client && entry.date <= date)
    .reduce((sum, entry) => sum + entry.paise, 0);

function expectEqual(invariant: string, what: string, found: unknown, expected: unknown) {
  if (found !== expected)
    throw new Violation(invariant, `${what}: the host has ${found}, expected ${expected}`);
}

const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Invoices, less credits and receipts, are what each client owes: on the account, in the list of what clients owe, and
 * as the sum of its six columns. Today and on past days.
 */
const whatClientsOwe: Invariant = async (plant) => {
  const name = "whatClientsOwe";
  const today = plant.host.today();
  for (const date of [today, dayBefore(today, 3), dayBefore(today, 40)]) {
    const list = await plant.host.call("owner", "getOutstanding", { query: { date } });
    const rows: readonly { readonly id: number; readonly outstanding: number }[] = list.body;
    for (const client of plant.clients) {
      const expected = owedOn(plant, client, date);
      const { body } = await plant.host.call("owner", "getClientAccount", of(client.id, { date }));
      const where = `${client.name} on ${date}`;
      expectEqual(name, `the account of ${where}`, paise(body.outstanding), expected);
      const columns = ageingColumns.reduce((sum, column) => sum + paise(body.ageing[column]), 0);
      expectEqual(name, `the columns of ${where}`, columns, expected);
      const row = rows.find(({ id }) => id === client.id);
      expectEqual(name, `the list's row of ${where}`, paise(row?.outstanding ?? 0), expected);
    }
  }
};

/** Boxes that have left by an order's dispatches are the sum of those that are not cancelled. */
const dispatchedBoxes: Invariant = async (plant) => {
  for (const order of plant.orders.slice(-20)) {
    const { body } = await plant.host.call("staff", "getOrderDispatches", of(order.id));
    expectEqual("dispatchedBoxes", `order ${order.id}`, body.dispatched, order.dispatched);
  }
};

/** The movements of a reel add up to its weight, and each balance is the one before plus the movement. */
const reelWeights: Invariant = async (plant) => {
  for (const { id, grams, state } of plant.reels.slice(-15)) {
    const { body } = await plant.host.call("staff", "getReelMovements", of(id));
    let balance = 0;
    for (const movement of body.movements) {
      balance += Math.round(movement.weight * 1000);
      const after = Math.round(movement.balance * 1000);
      expectEqual("reelWeights", `reel ${id} after movement ${movement.id}`, after, balance);
    }
    if (state === "STORE") expectEqual("reelWeights", `reel ${id} in the store`, balance, grams);
  }
};

/** The payslips of a locked month never change by one byte. */
const lockedPayslipsStay: Invariant = async (plant) => {
  for (const [key, before] of [...plant.lockedPayslips].slice(-30)) {
    const [month = "", employeeId = ""] = key.split(" ");
    const sent = { params: { month, employeeId } };
    const { body } = await plant.host.call("owner", "getPayslip", sent);
    expectEqual("lockedPayslipsStay", `payslip ${key}`, JSON.stringify(body), before);
  }
};

/** The numbers of a series have no gap and no twin in a year. */
const serialsFollowEachOther: Invariant = async (plant) => {
  const months = new Set(plant.ledger.map(({ date }) => date.slice(0, 7)));
  const serials: string[] = [];
  for (const month of months) {
    const { body } = await plant.host.call("owner", "getInvoices", { query: { month } });
    serials.push(...body.map(({ serial }: { readonly serial: string }) => serial));
  }
  const series = new Map<string, number[]>();
  for (const serial of serials) {
    const at = serial.lastIndexOf("/");
    const numbers = series.get(serial.slice(0, at)) ?? [];
    series.set(serial.slice(0, at), numbers);
    numbers.push(Number(serial.slice(at + 1)));
  }
  for (const [name, numbers] of series) {
    numbers.sort((a, b) => a - b);
    for (const [index, number] of numbers.entries())
      expectEqual("serialsFollowEachOther", `series ${name}`, number, index + 1);
  }
};

/** The good and the wasted pieces of each stage are those of its entries that are not reversed, in every report. */
const stagePieces: Invariant = async ({ orders, entries, machines, host }) => {
  const name = "stagePieces";
  const counted = entries.filter(({ isReversed }) => !isReversed);
  const sumOf = (of: typeof counted, field: "good" | "waste") =>
    of.reduce((sum, entry) => sum + entry[field], 0);
  for (const order of orders.filter(({ box }) => box).slice(-20)) {
    const { body } = await host.call("staff", "getOrderStages", of(order.id));
    const made = counted.filter((entry) => entry.order === order);
    const kinds = new Set(made.map(({ stage }) => stage));
    for (const { kind, good, waste } of body.stages) {
      const ofStage = made.filter(({ stage }) => stage === kind);
      const where = `pieces of order ${order.id} at ${kind}`;
      expectEqual(name, `good ${where}`, good, sumOf(ofStage, "good"));
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

/** Stops of a machine never overlap, those that are planned apart from the others. */
const stopsNeverOverlap: Invariant = async ({ host }) => {
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

/** A revision that was sent never changes by one byte, and its accepted lines are orders at its prices. */
const sentRevisionsStay: Invariant = async ({ quotations, host }) => {
  const name = "sentRevisionsStay";
  for (const { id, sent, accepted } of quotations.filter((one) => one.sent.size > 0).slice(-20)) {
    const { body } = await host.call("staff", "getQuotation", of(id));
    for (const revision of body.revisions) {
      const before = sent.get(revision.number);
      const text = revision.sentAt === undefined ? undefined : JSON.stringify(revision);
      expectEqual(name, `revision ${revision.number} of quotation ${id}`, text, before);
    }
    const orders: readonly Readonly<Record<string, number>>[] = body.orders;
    const made = orders.map((one) => `${one.id} ${one.line} ${one.quantity} ${one.pricePaise}`);
    expectEqual(name, `orders of quotation ${id}`, made.join(), accepted.join());
  }
};

/** All that is checked at the end of each day. */
export const invariants: readonly Invariant[] = [
  whatClientsOwe,
  dispatchedBoxes,
  reelWeights,
  lockedPayslipsStay,
  serialsFollowEachOther,
  stagePieces,
  stopsNeverOverlap,
  sentRevisionsStay,
];

/** Tables that a refused call may write: sign-ins and the times of requests. */
const besideRecords: readonly string[] = [
  "admin_sessions",
  "devices",
  "idempotency_keys",
  "list_versions",
  "sign_in_attempts",
];

/** Returns a digest of the rows of each table but those beside the records. */
async function digestRows({ host }: Plant): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await host.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const digests = tables
    .filter(({ name }) => !besideRecords.includes(name))
    .map(({ name }) => {
      const table = sql.identifier(name);
      return sql`select ${name} as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as digest
        from ${table} row`;
    });
  const { rows } = await host.db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

const countHistory = async ({ host }: Plant) =>
  Number(
    (await host.db.execute<{ count: string }>(sql`select count(*) from audit`)).rows[0]?.count,
  );

/**
 * Watches one action: each accepted write adds to the history, and refused writes alone change no row. To compare all
 * rows takes long, so `isCompared` chooses the actions.
 */
export async function watchAction(
  plant: Plant,
  isCompared: boolean,
  act: () => Promise<void>,
): Promise<void> {
  plant.host.takeOutcomes();
  const history = await countHistory(plant);
  const rows = isCompared ? await digestRows(plant) : undefined;
  await act();
  const { accepted, refused } = plant.host.takeOutcomes();
  const added = (await countHistory(plant)) - history;
  if (added < accepted)
    throw new Violation("writesAreInTheHistory", `${accepted} writes added ${added} rows`);
  if (rows === undefined || refused === 0 || accepted > 0) return;
  const after = await digestRows(plant);
  const changed = [...rows].filter(([name, digest]) => after.get(name) !== digest);
  const names = changed.map(([name]) => name).join(", ");
  expectEqual("refusalsLeaveNothing", "changed tables", names, "");
}
