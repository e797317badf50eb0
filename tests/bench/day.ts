import { sql } from "drizzle-orm";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import { connect, type Database } from "../../server/db/connect";
import { machines } from "../../server/db/schema";
import { storeOrder } from "../support/machines";
import { scanBody } from "../support/scanBody";
import { specifiedBox } from "../support/specifiedOrder";
import { badgeOf, hire, pair } from "./host/badges";
import { type KanbanPlant, withKanban } from "./host/kanbanPlant";
import { liveKanban } from "./host/liveKanban";
import { percentile } from "./host/median";
import type { Row } from "./host/row";

/** The people who scan in a shift change. As many others scan before, without the load. */
const people = 500;
/** Five times as dense as the ten minutes of a real shift change. */
const seconds = 120;
const stations = 8;
/** Each machine has a station, which tells its pieces that often. A real one tells them a few times an hour. */
const machineCount = 12;
const entries = 720;
const goodOfEntry = 50;
const officeUsers = 40;
const walls = 20;
const wallMillis = 20_000;
const moveMillis = 500;
const mostMillis = 300;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

interface Scans {
  readonly origin: string;
  readonly tokens: readonly string[];
  readonly call: CallName;
  readonly count: number;
  readonly bodyOf: (index: number) => object;
}

/** Sends scans evenly over the time. @returns the milliseconds of each scan */
async function scan({ origin, tokens, call, count, bodyOf }: Scans) {
  const took: number[] = [];
  const send = async (index: number) => {
    const sentAt = performance.now();
    const reply = await fetch(`${origin}/api${calls[call].path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${tokens[index % tokens.length]}`,
      },
      body: JSON.stringify({ ...scanBody(), ...bodyOf(index) }),
    });
    if (reply.status !== 200) throw new Error(`A scan was answered ${reply.status}`);
    await reply.arrayBuffer();
    took.push(performance.now() - sentAt);
  };
  const begun = performance.now();
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    await pause(begun + (index * seconds * 1_000) / count - performance.now());
    sending.push(send(index));
  }
  await Promise.all(sending);
  return took;
}

/** Stores the machines, and an order for each. @returns the numbers of machine and order */
async function startMachines(db: Database) {
  const versionId = await specifiedBox(db, "Plain");
  const stored = await db
    .insert(machines)
    .values(
      Array.from({ length: machineCount }, (_, index) => ({
        name: `Corrugator ${index}`,
        unit: "A" as const,
        stage: "CORRUGATING" as const,
        ratePerHour: 6_000,
        runsFrom: "00:00",
        runsTo: "00:00",
      })),
    )
    .returning({ id: machines.id });
  return Promise.all(
    stored.map(async ({ id }) => ({
      machineId: id,
      orderId: await storeOrder(db, versionId, { quantity: 1_000_000, status: "IN_PROGRESS" }),
    })),
  );
}

/** Repeats a request until the signal, the first time after a part of the interval. */
async function repeat(
  intervalMillis: number,
  signal: AbortSignal,
  request: () => Promise<Response>,
) {
  await pause(Math.random() * intervalMillis);
  while (!signal.aborted) {
    const reply = await request();
    if (reply.status !== 200) throw new Error(`${reply.url} was answered ${reply.status}`);
    await reply.arrayBuffer();
    await pause(intervalMillis);
  }
}

/** Opens the kanban of several office users. One user moves orders, and the walls read their figures. */
async function openOffice({ origin, token }: KanbanPlant, wallTokens: readonly string[]) {
  const kanbans = await Promise.all(
    Array.from({ length: officeUsers }, () => liveKanban(origin, token)),
  );
  const ending = new AbortController();
  const statuses = ["IN_PROGRESS", "TODO"];
  let moves = 0;
  const move = () => {
    const status = statuses[moves % 2];
    moves += 1;
    return fetch(`${origin}/api${calls.moveOrder.path.replace(":id", "1")}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ status }),
    });
  };
  const readWall = (wallToken: string) => () =>
    fetch(`${origin}/api${calls.getWall.path}`, {
      headers: { authorization: `Bearer ${wallToken}` },
    });
  const running = [
    repeat(moveMillis, ending.signal, move),
    ...wallTokens.map((wallToken) => repeat(wallMillis, ending.signal, readWall(wallToken))),
  ];
  return async () => {
    ending.abort();
    await Promise.all(running);
    for (const kanban of kanbans) kanban.close();
  };
}

const milliseconds = (times: readonly number[], part: number) =>
  `${Math.round(percentile(times, part))} ms`;

/** The scans of a shift change, while the office and the walls are open, beside the same without them. */
export default (): Promise<Row[]> =>
  withKanban(160, async (plant) => {
    const { db, close } = await connect(plant.databaseUrl);
    await hire(db, 2 * people);
    const stationTokens = await pair(db, "STATION", stations);
    const wallTokens = await pair(db, "WALL", walls);
    await db.$client.query("vacuum analyze");
    const machineTokens = await pair(db, "STATION", machineCount);
    const jobs = await startMachines(db);
    const { origin } = plant;
    const gate = (firstBadge: number) =>
      scan({
        origin,
        tokens: stationTokens,
        call: "punch",
        count: people,
        bodyOf: (index) => ({ barcodeId: badgeOf(firstBadge + index) }),
      });
    const alone = await gate(1);
    const closeOffice = await openOffice(plant, wallTokens);
    const [loaded, entered] = await Promise.all([
      gate(1 + people),
      scan({
        origin,
        tokens: machineTokens,
        call: "enterStage",
        count: entries,
        bodyOf: (index) => {
          const { machineId = 0, orderId = 0 } = jobs[index % jobs.length] ?? {};
          const barcodeId = `ORD-${String(orderId).padStart(6, "0")}`;
          return { barcodeId, machineId, good: goodOfEntry, waste: 0 };
        },
      }),
    ]);
    await closeOffice();
    const { rows } = await db.execute<{ stored: number; good: number }>(
      sql`select (select count(*)::int from scans where call = 'punch' and not is_exception) as stored,
        (select coalesce(sum(good), 0)::int from stage_entries) as good`,
    );
    await close();
    const lost = 2 * people - (rows[0]?.stored ?? 0);
    const lostGood = entries * goodOfEntry - (rows[0]?.good ?? 0);
    const p99 = percentile(loaded, 0.99);
    return [
      {
        what: `${people} scans in ${seconds} s, ${machineCount} machines, ${officeUsers} office users and ${walls} walls, 99th percentile`,
        measured: `${milliseconds(loaded, 0.99)} (median ${milliseconds(loaded, 0.5)}; without the load ${milliseconds(alone, 0.99)}, median ${milliseconds(alone, 0.5)})`,
        figure: `≤ ${mostMillis} ms`,
        reached: p99 <= mostMillis,
      },
      {
        what: `${entries} entries of ${machineCount} machines in the same time, 99th percentile`,
        measured: `${milliseconds(entered, 0.99)} (median ${milliseconds(entered, 0.5)})`,
        figure: `≤ ${mostMillis} ms`,
        reached: percentile(entered, 0.99) <= mostMillis,
      },
      {
        what: "good pieces lost",
        measured: String(lostGood),
        figure: "0",
        reached: lostGood === 0,
      },
      { what: "scans lost", measured: String(lost), figure: "0", reached: lost === 0 },
    ];
  });
