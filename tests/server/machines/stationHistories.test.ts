import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { machineStops, machines, scans, stageEntries } from "../../../server/db/schema";
import { readOrderStages } from "../../../server/machines/readStages";
import { cardOf } from "../../../src/station/queue/machineAtStation";
import { runSender } from "../../../src/station/queue/runSender";
import type { NewScan } from "../../../src/station/queue/scan";
import { memoryScanStore } from "../../../src/station/queue/scanStore";
import { storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const stages = ["CORRUGATING", "PRINTING", "JOINING"] as const;
const minuteMs = 60_000;
const tokens: string[] = [];
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  for (const name of stages) {
    const made = await host.call("owner", "createDevice", { body: { name, unit: "A" } });
    const code = made.body.pairingCode;
    tokens.push((await host.call("visitor", "pairDevice", { body: { code } })).body.token);
  }
});

/** A step of an operator: the action, and the minutes that pass before it. */
const step = fc.record({
  minutes: fc.integer({ min: 1, max: 14 }),
  act: fc.constantFrom("enter", "enter", "takeBack", "stop", "start"),
  good: fc.nat(200),
  waste: fc.nat(20),
});

/** A station: its clock's error in minutes, and which of its requests and replies are lost. */
const station = fc.record({
  clockOff: fc.constantFrom(0, 0, 60, -180),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  chances: fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }),
});
type Station = typeof station extends fc.Arbitrary<infer S> ? S : never;

interface Line {
  readonly scanId: string;
  readonly minute: number;
  readonly good: number;
  readonly waste: number;
  isStruck: boolean;
}

/** The foreman's sheet of one machine: struck lines do not count, and a stop runs from one minute to another. */
interface Sheet {
  readonly lines: Line[];
  readonly stops: { readonly from: number; to?: number; readonly scanId: string }[];
}

/** Writes a station's steps on the sheet, and returns the scans that the station stores for them. */
function play({ steps, clockOff }: Station, machineId: number, orderId: number, begun: number) {
  const sheet: Sheet = { lines: [], stops: [] };
  const made: NewScan[] = [];
  let minute = 0;
  for (const { minutes, act, good, waste } of steps) {
    minute += minutes;
    const scanId = crypto.randomUUID();
    // A station can take back an entry for ten minutes. At exactly ten minutes the delay of the two requests would
    // decide, so the person presses half a minute earlier.
    const pressed = act === "takeBack" ? minute - 0.5 : minute;
    const scannedAt = new Date(begun + (pressed + clockOff) * minuteMs).toISOString();
    const store = (content: NewScan["content"]) =>
      made.push({ scanId, scannedAt, label: "", content });
    const ofMachine = { barcodeId: `MACHINE-${machineId}`, machineId };
    const last = sheet.lines.at(-1);
    const open = sheet.stops.find(({ to }) => to === undefined);
    if (act === "enter" && good + waste > 0) {
      const reason = waste > 0 ? { reason: "CUT" as const } : {};
      const body = { barcodeId: cardOf(orderId), machineId, good, waste, ...reason };
      store({ call: "enterStage", body });
      sheet.lines.push({ scanId, minute, good, waste, isStruck: false });
    } else if (act === "takeBack" && last) {
      const body = { barcodeId: cardOf(orderId), machineId, entryId: last.scanId };
      store({ call: "reverseStage", body });
      if (pressed - last.minute <= 10) last.isStruck = true;
    } else if (act === "stop") {
      store({ call: "stopMachine", body: { ...ofMachine, reason: "PAPER" } });
      if (!open) sheet.stops.push({ from: minute, scanId });
    } else if (act === "start" && open) {
      store({ call: "startMachine", body: { ...ofMachine, stopId: open.scanId } });
      open.to = minute;
    }
  }
  return { sheet, made };
}

/** Sends a station's scans by the product's own sender. 15 % of the requests do not arrive, and 15 % lose the reply. */
async function send({ clockOff, chances }: Station, token: string, made: readonly NewScan[]) {
  const store = memoryScanStore();
  for (const scan of made) await store.add(scan);
  const ending = new AbortController();
  let requests = 0;
  await runSender({
    store,
    signal: ending.signal,
    now: () => Date.now() + clockOff * minuteMs,
    random: () => 0,
    pause: async () => {
      if ((await store.next()) === undefined) ending.abort();
    },
    report: () => {},
    post: async (call, body) => {
      const chance = chances[requests] ?? 99;
      requests += 1;
      if (chance < 15) throw new Error("No network");
      const headers = { authorization: `Bearer ${token}` };
      const { status, body: reply } = await host.call("visitor", call, { body, headers });
      if (chance < 30) throw new Error("The reply is lost");
      return { status, body: reply };
    },
  });
  expect(await store.listWaiting()).toEqual([]);
  expect(await store.listParked()).toEqual([]);
  return requests;
}

const sumOf = (lines: readonly Line[], name: "good" | "waste") =>
  lines.reduce((sum, line) => sum + (line.isStruck ? 0 : line[name]), 0);

test("in 200 histories of three stations nothing is lost and nothing counts twice", async () => {
  let histories = 0;
  let repeated = 0;
  let struck = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(station, station, station), async (played) => {
      histories += 1;
      const ids = await host.db
        .insert(machines)
        .values(
          stages.map((stage) => ({
            name: `${stage} ${histories}`,
            unit: "A" as const,
            stage,
            ratePerHour: 1000,
            runsFrom: "08:00",
            runsTo: "16:00",
          })),
        )
        .returning({ id: machines.id });
      const orderId = await storeOrder(host.db, versionId);
      // All scans are late: the stations began three hours ago, and send at the same time now.
      const begun = Date.now() - 180 * minuteMs;
      const shifts = played.map((one, index) => ({
        one,
        token: tokens[index] ?? "",
        machineId: ids[index]?.id ?? 0,
        ...play(one, ids[index]?.id ?? 0, orderId, begun),
      }));
      const sent = await Promise.all(shifts.map(({ one, token, made }) => send(one, token, made)));
      const made = shifts.flatMap((shift) => shift.made);
      repeated += sent.reduce((sum, requests) => sum + requests, 0) - made.length;

      const read = await readOrderStages(host.db, orderId);
      const lines = shifts.map(({ sheet }) => sheet.lines);
      expect(read.stages.slice(0, 3)).toMatchObject(
        lines.map((all) => ({ good: sumOf(all, "good"), waste: sumOf(all, "waste") })),
      );
      struck += lines.flat().filter(({ isStruck }) => isStruck).length;
      const rows = await host.db
        .select()
        .from(stageEntries)
        .where(eq(stageEntries.orderId, orderId));
      expect(rows.filter(({ reversesId }) => reversesId === null)).toHaveLength(
        lines.flat().length,
      );
      const scanIds = made.map(({ scanId }) => scanId);
      const stored = await host.db.select().from(scans).where(inArray(scans.id, scanIds));
      expect(stored).toHaveLength(scanIds.length);
      for (const { machineId, sheet } of shifts) {
        const stops = await host.db
          .select()
          .from(machineStops)
          .where(eq(machineStops.machineId, machineId))
          .orderBy(machineStops.startedAt);
        const minutes = (at: Date | null) =>
          at === null ? undefined : Math.round((at.getTime() - begun) / minuteMs);
        expect(stops.map((row) => [minutes(row.startedAt), minutes(row.endedAt)])).toEqual(
          sheet.stops.map(({ from, to }) => [from, to]),
        );
      }
    }),
    { numRuns: 200, endOnFailure: true },
  );
  expect(histories).toBe(200);
  expect(repeated).toBeGreaterThan(0);
  expect(struck).toBeGreaterThan(0);
});
