import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { CombinedRun } from "../../../contract/combinedRuns";
import type { Schedule, ScheduledOrder } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { makeMachine } from "../../support/machines";
import { plant } from "../../support/plant";
import { combineCalls } from "../paper/combineCalls";

const host = plant();
const { newBlanks, combination, newReel } = combineCalls(host);
const liner = { gsm: 120, burstFactor: 18 };
let corrugator = 0;

beforeAll(async () => {
  const times = { runsFrom: "18:00", runsTo: "17:00" };
  corrugator = await makeMachine(host, "Corrugator", "CORRUGATING", times);
  for (const stage of ["CUTTING", "BUNDLING"]) await makeMachine(host, stage, stage, times);
  for (const deckle of [110, 110, 140, 140]) await newReel({ deckle, ...liner });
});

async function plansOf(...ids: readonly number[]): Promise<ScheduledOrder[]> {
  const { orders }: Schedule = (await host.call("staff", "getSchedule")).body;
  return ids.flatMap((id) => orders.find(({ orderId }) => orderId === id) ?? []);
}

const corrugations = async (...ids: readonly number[]) =>
  (await plansOf(...ids)).map(({ placements }) =>
    placements.find(({ stage }) => stage === "CORRUGATING"),
  );

/** Makes two orders that run together. @returns their numbers and the runs */
async function newPair() {
  const ids = [
    await newBlanks(`Wide ${randomUUID()}`, 6000, [430, 1300]),
    await newBlanks(`Narrow ${randomUUID()}`, 4000, [640, 1300]),
  ] as const;
  const { groups } = await combination();
  const element = groups
    .flatMap(({ elements }) => elements)
    .find(({ orderIds }) => ids.every((id) => orderIds.includes(id)));
  if (!element) throw new Error("The two orders do not run together");
  return { ids, runs: element.runs };
}

const cutsOf = (runs: readonly CombinedRun[]) =>
  runs.reduce(
    (sum, { lanes }) => sum + Math.max(...lanes.map(({ ups, blanks }) => Math.ceil(blanks / ups))),
    0,
  );

const enter = (orderId: number, good: number) =>
  host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), machineId: corrugator, orderId, good },
  });

const pin = (id: number, body: object) =>
  host.call("staff", "pinStage", {
    params: { id: String(id) },
    body: { stage: "CORRUGATING", ...body },
  });

test("an accepted run is one job on the corrugator until it is undone, and a pin of one order moves it", async () => {
  const { ids, runs } = await newPair();
  const apart = await corrugations(...ids);
  expect(apart.map((one) => one?.run)).toEqual([undefined, undefined]);
  const accepted = await host.call("staff", "acceptCombinedRun", { body: { runs, under: [] } });
  expect(accepted.status, accepted.text).toBe(200);
  const run = { id: accepted.body.id, orderIds: [...ids] };
  const [job, same] = await corrugations(...ids);
  // The machine makes 3,600 cuts an hour.
  expect(job).toMatchObject({ run, runMinutes: Math.ceil(cutsOf(runs) / 60) });
  expect(job?.changeOverMinutes).toBe(20 + 5 * (runs.length - 1));
  expect(same).toEqual(job);
  for (const { placements, projected } of await plansOf(...ids)) {
    expect(Date.parse(placements[1]?.from ?? "")).toBeGreaterThanOrEqual(Date.parse(job?.to ?? ""));
    expect(projected).toBe(placements.at(-1)?.to);
  }
  const from = `${dateAfter(indiaDate(new Date()), 2)}T20:00:00.000Z`;
  const later = `${dateAfter(indiaDate(new Date()), 10)}T20:00:00.000Z`;
  await pin(ids[0], { machineId: corrugator, from: later });
  await pin(ids[1], { machineId: corrugator, from });
  const pinned = await corrugations(...ids);
  expect(pinned[0]).toMatchObject({ isPinned: true, wait: { kind: "PIN" } });
  expect(Date.parse(pinned[0]?.from ?? "")).toBeGreaterThanOrEqual(Date.parse(from));
  expect(Date.parse(pinned[0]?.from ?? "")).toBeLessThan(Date.parse(later));
  expect(pinned[1]).toEqual(pinned[0]);
  await pin(ids[0], {});
  expect(await corrugations(...ids)).toMatchObject([{ isPinned: false }, { isPinned: false }]);

  const undone = await host.call("staff", "undoCombinedRun", { params: { id: String(run.id) } });
  expect(undone.status).toBe(200);
  expect((await corrugations(...ids)).map((one) => one?.runMinutes)).toEqual(
    apart.map((one) => one?.runMinutes),
  );
  await host.db.execute("update orders set status = 'COMPLETED'");
});

test("the entries of one order shorten the run of both, and the end of the run feeds both", async () => {
  const { ids, runs } = await newPair();
  await host.call("staff", "acceptCombinedRun", { body: { runs, under: [] } });
  const [before] = await corrugations(...ids);
  const [lane] = runs[0]?.lanes.filter(({ orderId }) => orderId === ids[0]) ?? [];
  const cuts = Math.ceil((lane?.blanks ?? 0) / (lane?.ups ?? 1));
  await enter(ids[0], Math.floor(cuts / 2));
  const [half, same] = await corrugations(...ids);
  expect(same).toEqual(half);
  expect(half?.changeOverMinutes).toBe(5 * (runs.length - 1));
  expect(half?.runMinutes).toBeLessThan(before?.runMinutes ?? 0);
  for (const id of ids) await enter(id, 6000);
  expect(await corrugations(...ids)).toEqual([undefined, undefined]);
  expect((await plansOf(...ids)).map(({ placements }) => placements[0]?.stage)).toEqual([
    "CUTTING",
    "CUTTING",
  ]);
});
