import { calls } from "../../contract/calls";
import { startServer } from "../support/serverProcess";
import { benchSecret } from "./host/benchServer";
import { type KanbanPlant, withKanban } from "./host/kanbanPlant";
import { liveKanban, type Move } from "./host/liveKanban";
import type { Row } from "./host/row";

const kanbans = 200;
const cards = 160;
const movesPerSecond = 50;
const seconds = 20;
const warmUpSeconds = 5;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** The orders that are in progress now. */
const moved = new Set<number>();

/** The last move of each order, which the next one waits for. */
const latest = new Map<number, Promise<void>>();

/** Moves orders of To Do to and fro at a steady rate. Returns the time of each move. */
async function moveOrders(
  { origin, token }: KanbanPlant,
  forSeconds: number,
  onMoved: (move: Move) => void = () => undefined,
) {
  const ids = Array.from({ length: cards / 4 }, (_, index) => 1 + 4 * index);
  const took: number[] = [];
  const move = async (id: number) => {
    const isThere = moved.has(id);
    if (isThere) moved.delete(id);
    else moved.add(id);
    const status = isThere ? "TODO" : "IN_PROGRESS";
    const sentAt = performance.now();
    const reply = await fetch(`${origin}/api${calls.moveOrder.path.replace(":id", String(id))}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ status }),
    });
    if (reply.status !== 200) throw new Error(`A move was answered ${reply.status}`);
    const { version } = calls.moveOrder.reply.parse(await reply.json());
    took.push(performance.now() - sentAt);
    onMoved({ id, version: version ?? 0, sentAt });
  };
  const begun = performance.now();
  const moves: Promise<void>[] = [];
  for (let count = 0; count < movesPerSecond * forSeconds; count += 1) {
    await pause(begun + (count * 1_000) / movesPerSecond - performance.now());
    const id = ids[count % ids.length] ?? 1;
    const moving = (latest.get(id) ?? Promise.resolve()).then(() => move(id));
    latest.set(id, moving);
    moves.push(moving);
  }
  await Promise.all(moves);
  return { took, perSecond: moves.length / ((performance.now() - begun) / 1_000) };
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Kanbans on two instances of one database, while orders are moved at the first. */
export default (): Promise<Row[]> =>
  withKanban(cards, async (plant) => {
    const { origin, databaseUrl, token } = plant;
    const other = await startServer({
      DATABASE_URL: databaseUrl,
      JWT_SECRET: benchSecret,
    });
    try {
      await moveOrders(plant, warmUpSeconds);
      const alone = await moveOrders(plant, seconds);
      const open = await Promise.all(
        Array.from({ length: kanbans }, (_, index) =>
          liveKanban(index % 2 === 0 ? origin : other.origin, token),
        ),
      );
      await moveOrders(plant, warmUpSeconds);
      const before = open.reduce((sum, kanban) => sum + kanban.refreshes, 0);
      const followed = await moveOrders(plant, seconds, (move) => {
        for (const kanban of open) kanban.expect(move);
      });
      const refreshes = open.reduce((sum, kanban) => sum + kanban.refreshes, 0) - before;
      await pause(5_000);
      const latencies = open.flatMap((kanban) => kanban.latencies);
      const unseen = open.reduce((sum, { awaited }) => sum + awaited, 0);
      for (const kanban of open) kanban.close();
      const p95 = percentile(latencies, 0.95);
      return [
        {
          what: `${kanbans} kanbans see a move, 95th percentile`,
          measured: `${milliseconds(p95)} (median ${milliseconds(percentile(latencies, 0.5))}, slowest ${milliseconds(percentile(latencies, 1))}; ${latencies.length} times, ${followed.perSecond.toFixed(1)} moves a second)`,
          figure: "≤ 1000 ms",
          reached: p95 <= 1_000,
        },
        {
          what: "moves that a kanban never showed",
          measured: String(unseen),
          figure: "0",
          reached: unseen === 0,
        },
        {
          what: "a move meanwhile, 95th percentile",
          measured: `${milliseconds(percentile(followed.took, 0.95))} (without kanbans ${milliseconds(percentile(alone.took, 0.95))})`,
        },
        {
          what: "the list read by one kanban in a second",
          measured: (refreshes / kanbans / seconds).toFixed(1),
        },
      ];
    } finally {
      await other.end("SIGTERM");
    }
  });
