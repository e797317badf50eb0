import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Movement, movementError, movementKinds } from "../../../domain/reelLedger";
import { reelMovements, reels } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { people } from "../../support/people";
import { plant } from "../../support/plant";
import { moveReel, noReel } from "../../support/reelModel";
import { reelCalls } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack, change } = reelCalls(host);
let orderId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  orderId = (await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
});

test("a reel is adjusted and scrapped with a reason, and its ledger has author, reason and rest", async () => {
  const reel = await newReel({ coreWeight: 12.5 });
  expect(await change("adjustReel", reel, { weight: 600.5, version: 1 })).toMatchObject({
    status: 200,
    body: { currentWeight: 600.5, status: "AVAILABLE", version: 2 },
  });
  expect(await change("scrapReel", reel, { weight: 588, version: 2 })).toMatchObject({
    status: 200,
    body: { currentWeight: 12.5, status: "CONSUMED", version: 3 },
  });
  const params = { id: String(reel.id) };
  const by = people.owner.email;
  expect((await host.call("staff", "getReelMovements", { params })).body.movements).toMatchObject([
    { kind: "RECEIVE", weight: 612.5, balance: 612.5, by: people.staff.email },
    { kind: "ADJUST", weight: -12, balance: 600.5, reason: "Wet", by },
    { kind: "SCRAP", weight: -588, balance: 12.5, reason: "Wet", by },
  ]);
});

test("only a super admin adjusts, and an impossible weight is refused by the field with the figures", async () => {
  const reel = await newReel();
  const params = { id: String(reel.id) };
  const body = { weight: 600, reason: "Wet", version: 1 };
  expect((await host.call("staff", "adjustReel", { params, body })).status).toBe(403);
  const refused = (weight: string) => ({ status: 400, body: { errors: { weight } } });
  expect(await change("adjustReel", reel, { weight: 612.5, version: 1 })).toMatchObject(
    refused("The reel is written down with 612.5 kg already"),
  );
  expect(await change("adjustReel", reel, { weight: 700, version: 1 })).toMatchObject(
    refused("The reel came with 612.5 kg and cannot weigh 700 kg"),
  );
  expect(await change("scrapReel", reel, { weight: 612.501, version: 1 })).toMatchObject(
    refused("The reel weighs 612.5 kg: 612.501 kg cannot be scrapped"),
  );
  expect(await change("scrapReel", reel, { weight: 5, reason: " ", version: 1 })).toMatchObject({
    status: 400,
    body: { errors: { reason: "Required" } },
  });
  expect((await change("scrapReel", reel, { weight: 5, version: 1 })).status).toBe(200);
  expect(await change("scrapReel", reel, { weight: 5, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { currentWeight: 607.5, version: 2 } },
  });
  await issue(reel.barcodeId, { orderId });
  expect(await change("adjustReel", reel, { weight: 5, version: 2 })).toMatchObject({
    status: 409,
    body: { message: "The reel is at a machine: return it first" },
  });
});

test("after 10,000 random movements each reel weighs what its ledger comes to, row by row", async () => {
  const many = 20;
  const made = await Promise.all(Array.from({ length: many }, () => newReel()));
  const tries = fc.sample(
    fc.tuple(fc.constantFrom(...movementKinds), fc.integer({ min: 0, max: 60_000 })),
    { numRuns: 60_000, seed: 2006 },
  );
  const received = { kind: "RECEIVE", grams: 612_500 } as const;
  const states = made.map((reel) => ({ reel, state: moveReel(noReel, received) }));
  const written: { reelId: number; movement: Movement; balance: number }[] = [];
  for (const [kind, part] of tries) {
    if (written.length === 10_000) break;
    const place = states[part % many];
    if (place === undefined) continue;
    const sign = kind === "SCRAP" || (kind === "ADJUST" && part % 3 === 0) ? -1 : 1;
    const { balance, issued } = place.state;
    const amount = kind === "SCRAP" ? part % 40 : part % 2_000;
    const given = { ISSUE: -balance, RETURN: Math.max(0, (issued ?? 0) - amount) };
    const grams = kind === "ISSUE" || kind === "RETURN" ? given[kind] : sign * amount;
    const movement = { kind, grams };
    if (movementError(place.state, movement) !== undefined) continue;
    place.state = moveReel(place.state, movement);
    written.push({ reelId: place.reel.id, movement, balance: place.state.balance });
  }
  expect(written).toHaveLength(10_000);
  await host.db.transaction(async (tx) => {
    for (let from = 0; from < written.length; from += 1_000) {
      await tx.insert(reelMovements).values(
        written.slice(from, from + 1_000).map(({ reelId, movement }) => ({
          ...movement,
          reelId,
          reason: "Random",
          by: "me",
        })),
      );
    }
    for (const { reel, state } of states) {
      await tx
        .update(reels)
        .set({
          currentWeightGrams: state.issued ?? state.balance,
          status: state.issued === undefined ? "AVAILABLE" : "IN_USE",
        })
        .where(eq(reels.id, reel.id));
    }
  });
  const { rows } = await host.db.execute<{ balance: number }>(
    sql`select balance_after_grams as balance from reel_movements where reason = 'Random' order by id`,
  );
  expect(rows.map(({ balance }) => balance)).toEqual(written.map(({ balance }) => balance));
  const { rows: wrong } = await host.db.execute(sql`
    select from reels join (select reel_id, sum(grams) as grams from reel_movements group by 1) moved
      on moved.reel_id = reels.id
    where moved.grams <> case status when 'IN_USE' then 0 else current_weight_grams end`);
  expect(wrong).toEqual([]);
});

test("one of 50 simultaneous returns of a reel counts, and its ledger has it once", async () => {
  const reel = await newReel();
  await issue(reel.barcodeId, { orderId });
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => giveBack(reel.barcodeId, { weight: 500 + index })),
  );
  const outcomes = replies.map(({ body }) => body.outcome);
  expect(outcomes.filter((outcome) => outcome === "RETURNED")).toHaveLength(1);
  const ledger = await host.db
    .select({ kind: reelMovements.kind })
    .from(reelMovements)
    .where(eq(reelMovements.reelId, reel.id))
    .orderBy(reelMovements.id);
  expect(ledger.map(({ kind }) => kind)).toEqual(["RECEIVE", "ISSUE", "RETURN"]);
});
