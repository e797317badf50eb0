import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { audit, corrections, punches, scans } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { at, correctionCalls } from "./correctionCalls";

const host = plant();
const { exceptionsOf, settle, decideAll, propose } = correctionCalls(host);

const people = Array.from({ length: 70 }, (_, index) => index + 1);
const barcodeOf = (n: number) => `EMP-A-${String(n).padStart(5, "0")}`;

/** Enters a day of work of all people. The station sent the morning's scans twenty minutes late. */
async function outage(day: string) {
  const late = people.map((employeeId) => ({
    id: randomUUID(),
    call: "punch" as const,
    adminId: 1,
    sequence: employeeId,
    content: {},
    employeeId,
    scannedAt: new Date(at(`${day} 08:00`)),
    sentAt: new Date(at(`${day} 08:20`)),
    receivedAt: new Date(at(`${day} 08:20`)),
    at: new Date(at(`${day} 08:00`)),
    isLate: true,
    isClockOff: false,
    reply: {},
  }));
  await host.db.insert(scans).values(late);
  await host.db.insert(punches).values(
    late.flatMap(({ id, employeeId, at: punchedAt }) => [
      { employeeId, punchedAt, scanId: id },
      { employeeId, punchedAt: new Date(at(`${day} 16:00`)) },
    ]),
  );
}

/** Enters a morning of all people without an evening. */
const forgetCheckOuts = (day: string) =>
  host.db
    .insert(punches)
    .values(people.map((employeeId) => ({ employeeId, punchedAt: new Date(at(`${day} 08:00`)) })));

beforeAll(async () => {
  for (const n of people) {
    const person = { name: `Person ${n}`, barcodeId: barcodeOf(n), email: `p${n}@example.com` };
    await hire(host.db, { ...person, joinedAt: new Date(at("01-01 08:00")) });
  }
  await outage("01-05");
  await outage("02-03");
  await outage("03-03");
  await forgetCheckOuts("04-01");
  await forgetCheckOuts("05-05");
});

test("the 70 late scans of an outage are settled by one call for one reason in one transaction", async () => {
  const open = await exceptionsOf("2026-01");
  expect(open).toHaveLength(70);
  expect(await settle("owner", open)).toMatchObject({
    status: 200,
    body: { count: 70, status: "APPROVED" },
  });
  expect(await exceptionsOf("2026-01")).toEqual([]);
  const { rows } = await host.db.execute(sql`
    select count(*)::int as corrections, count(distinct xmin::text)::int as transactions,
      count(distinct reason)::int as reasons from ${corrections}`);
  expect(rows).toEqual([{ corrections: 70, transactions: 1, reasons: 1 }]);
  const records = await host.db
    .select({ record: audit.record, call: audit.call })
    .from(audit)
    .where(inArray(audit.call, ["settleExceptions"]));
  expect(new Set(records.map(({ record }) => record)).size).toBe(70);
});

test("if one of 70 was settled meanwhile, it is named and none is settled", async () => {
  const open = await exceptionsOf("2026-02");
  const [first, second] = open;
  if (!first || !second) throw new Error("Nothing is open");
  expect(await propose("staff", { action: "CONFIRM", exceptionId: first.id })).toMatchObject({
    status: 200,
  });
  expect(await settle("owner", [second])).toMatchObject({ status: 200 });
  const content = await contentOf(host.db);
  expect(await settle("owner", open)).toMatchObject({
    status: 409,
    body: {
      message: `Nothing was saved, because of 2 of 70. ${first.name}, 3 Feb 2026, 8:00 am: A correction of this exception is proposed already: it has to be decided first; ${second.name}, 3 Feb 2026, 8:00 am: This exception is settled, or never was one`,
      errors: {
        [first.id]:
          "A correction of this exception is proposed already: it has to be decided first",
        [second.id]: "This exception is settled, or never was one",
      },
    },
  });
  expect(await contentOf(host.db)).toEqual(content);
  expect(await settle("owner", open.slice(2))).toMatchObject({ status: 200, body: { count: 68 } });
});

test("an admin's 70 proposals are approved by one call, or none where one is decided already", async () => {
  const proposed = await settle("staff", await exceptionsOf("2026-03"));
  expect(proposed).toMatchObject({ status: 200, body: { count: 70, status: "PROPOSED" } });
  expect((await exceptionsOf("2026-03")).every(({ isProposed }) => isProposed)).toBe(true);
  const filter = { status: "PROPOSED", proposedBy: "staff@example.com" };
  const { body } = await host.call("owner", "getCorrections", { query: { filter } });
  const march = body.filter((row: { at: string }) => row.at.startsWith("2026-03"));
  const ids: number[] = march.map((row: { id: number }) => row.id);
  expect(ids).toHaveLength(70);
  expect((await decideAll(ids, "APPROVED", "staff")).status).toBe(403);

  expect(await decideAll(ids.slice(0, 1), "REJECTED")).toMatchObject({ status: 200 });
  const content = await contentOf(host.db);
  expect(await decideAll(ids, "APPROVED")).toMatchObject({
    status: 409,
    body: {
      message: `Nothing was saved, because of 1 of 70. ${march[0].name}, 3 Mar 2026, 8:00 am: owner@example.com has rejected this correction already`,
      errors: { [ids[0] ?? 0]: "owner@example.com has rejected this correction already" },
    },
  });
  expect(await decideAll([...ids.slice(1), 9_999], "APPROVED")).toMatchObject({
    status: 409,
    body: { message: "Nothing was saved, because of 1 of 70. Correction 9999: was not found" },
  });
  expect(await contentOf(host.db)).toEqual(content);
  expect(await decideAll(ids.slice(1), "APPROVED")).toMatchObject({ status: 200 });
  expect(await exceptionsOf("2026-03")).toMatchObject([{ isProposed: false }]);
});

test("70 forgotten check-outs are added at one time, and a time that settles nothing is refused", async () => {
  const open = await exceptionsOf("2026-04");
  const content = await contentOf(host.db);
  const late = await settle("owner", open, { action: "ADD", at: at("04-02 09:00") });
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/8:00 am: this does not settle it; .*; and 65 more$/) },
  });
  expect(await contentOf(host.db)).toEqual(content);
  const left = await settle("owner", open, { action: "ADD", at: at("04-01 16:00") });
  expect(left).toMatchObject({ status: 200, body: { count: 70 } });
  expect(await exceptionsOf("2026-04")).toEqual([]);
});

test("an exception that says something else by now is not settled", async () => {
  const [open] = await exceptionsOf("2026-05");
  if (!open) throw new Error("Nothing is open");
  // A Sunday's exception stays the same one when a check-out arrives late, with other hours.
  const sunday = { employeeId: 1, punchedAt: new Date(at("05-10 08:00")) };
  await host.db.insert(punches).values(sunday);
  const before = (await exceptionsOf("2026-05")).filter(({ kind }) => kind === "DAY_OFF");
  await host.db.insert(punches).values({ ...sunday, punchedAt: new Date(at("05-10 12:00")) });
  const changed = "This exception has changed. Now it says: Worked 4 h on the weekly off";
  expect(await settle("owner", before)).toMatchObject({
    status: 409,
    body: { errors: { [before[0]?.id ?? ""]: changed } },
  });
  const alone = { action: "CONFIRM", exceptionId: before[0]?.id };
  expect(await propose("owner", { ...alone, exceptionVersion: before[0]?.version })).toMatchObject({
    status: 409,
    body: { errors: { exceptionId: changed } },
  });
  expect(await propose("owner", alone)).toMatchObject({ status: 200 });
});

test("if two people settle the same exceptions together, one succeeds and the other gets the reason", async () => {
  const open = (await exceptionsOf("2026-05")).filter(({ kind }) => kind === "OPEN_CHECK_OUT");
  const add = { action: "ADD", at: at("05-05 16:00") };
  const replies = await Promise.all([
    settle("owner", open, add),
    settle("owner", [...open].reverse(), { ...add, at: at("05-05 16:30") }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await exceptionsOf("2026-05")).toEqual([]);
});
