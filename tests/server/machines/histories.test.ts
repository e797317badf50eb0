import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { mostPieces } from "../../../domain/stages/kinds";
import { machines, orders, stageEntries } from "../../../server/db/schema";
import { HttpError } from "../../../server/errors";
import { readOrderStages } from "../../../server/machines/readStages";
import { reverseEntry, writeEntry } from "../../../server/machines/writeEntry";
import { storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const author = { adminId: null, email: "operator@example.com" };
const stages = ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"] as const;
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  await host.db.insert(machines).values(
    stages.map((stage) => ({
      name: stage,
      unit: "A" as const,
      stage,
      ratePerHour: 1000,
      runsFrom: "08:00",
      runsTo: "16:00",
    })),
  );
});

const event = fc.oneof(
  fc.record({
    kind: fc.constant("enter" as const),
    stage: fc.nat(3),
    good: fc.nat(200),
    waste: fc.nat(20),
    isConfirmed: fc.boolean(),
    daysLate: fc.nat(3),
    isTwice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("repeat" as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant("reverse" as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant("ups" as const), ups: fc.integer({ min: 1, max: 4 }) }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** The foreman's list on paper: one line for each accepted entry, struck out if it was wrong. */
interface Sheet {
  readonly lines: {
    readonly id: number;
    readonly body: Parameters<typeof writeEntry>[2];
    readonly stage: number;
    isStruck: boolean;
  }[];
}

/** Returns the blanks that one cut of each entry gave, by the number of the entry. */
async function readGives(orderId: number) {
  const rows = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, orderId));
  return new Map(rows.map(({ id, gives }) => [id, gives ?? 1]));
}

const refused = (error: unknown) => {
  if (!(error instanceof HttpError)) throw error;
  return undefined;
};

async function post(orderId: number, sheet: Sheet, step: Event): Promise<void> {
  if (step.kind === "ups") {
    const { ups } = step;
    await host.db.update(orders).set({ ups }).where(eq(orders.id, orderId));
    return;
  }
  if (step.kind === "enter") {
    const { stage, good, waste, isConfirmed, daysLate } = step;
    if (good + waste === 0) return;
    const body = {
      entryId: crypto.randomUUID(),
      machineId: stage + 1,
      orderId,
      good,
      waste,
      isConfirmed,
      ...(waste > 0 && { reason: "SETTING" as const }),
      at: new Date(Date.now() - daysLate * 86_400_000).toISOString(),
    };
    const send = () => host.db.transaction((tx) => writeEntry(tx, author, body)).catch(refused);
    const ids = await Promise.all(step.isTwice ? [send(), send()] : [send()]);
    const [id = ids[1]] = ids;
    if (id !== undefined) sheet.lines.push({ id, body, stage, isStruck: false });
    return;
  }
  const line = sheet.lines[step.index % Math.max(1, sheet.lines.length)];
  if (!line) return;
  if (step.kind === "repeat") {
    const id = await host.db.transaction((tx) => writeEntry(tx, author, line.body));
    expect(id).toBe(line.id);
    return;
  }
  line.isStruck = true;
  await host.db.transaction((tx) => reverseEntry(tx, author, line.id, "Wrong")).catch(refused);
}

test("in 200 random histories, two people at once, each stage is the sum of its valid lines", async () => {
  let histories = 0;
  let over = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(event, event), { minLength: 2, maxLength: 4 }),
      async (ups, steps) => {
        histories += 1;
        const orderId = await storeOrder(host.db, versionId, { ups });
        const sheet: Sheet = { lines: [] };
        await post(orderId, sheet, {
          kind: "enter",
          stage: 0,
          good: 150,
          waste: 0,
          isConfirmed: false,
          daysLate: 0,
          isTwice: true,
        });
        for (const pair of steps) await Promise.all(pair.map((step) => post(orderId, sheet, step)));
        // Earlier entries still give as many pieces as before.
        const before = await readOrderStages(host.db, orderId);
        await host.db.update(orders).set({ ups: 5 }).where(eq(orders.id, orderId));
        const changed = await readOrderStages(host.db, orderId);
        expect(changed.stages.map(({ available }) => available)).toEqual(
          before.stages.map(({ available }) => available),
        );
        const gives = await readGives(orderId);
        const read = await readOrderStages(host.db, orderId);
        const sums = stages.map((_, place) => {
          const valid = sheet.lines.filter(({ stage, isStruck }) => stage === place && !isStruck);
          const add = (name: "good" | "waste") =>
            valid.reduce((sum, { body }) => sum + body[name], 0);
          return { good: add("good"), waste: add("waste") };
        });
        expect(read.stages).toMatchObject(sums);
        for (const [place, { available = mostPieces }] of read.stages.entries()) {
          const before = sums[place - 1];
          const { good = 0, waste = 0 } = sums[place] ?? {};
          const given = sheet.lines
            .filter(({ stage, isStruck }) => stage === place - 1 && !isStruck)
            .reduce((sum, { id, body }) => sum + body.good * (gives.get(id) ?? 0), 0);
          if (before) expect(available).toBe(given - good - waste);
          if (available < 0) over += 1;
          // Pieces beyond what was available are confirmed, or what gave them is reversed.
          const isExplained = sheet.lines.some(
            (line) => line.isStruck || (line.stage === place && line.body.isConfirmed),
          );
          if (available < 0) expect(isExplained).toBe(true);
        }
      },
    ),
    { numRuns: 200, endOnFailure: true },
  );
  expect(histories).toBe(200);
  expect(over).toBeGreaterThan(0);
});
