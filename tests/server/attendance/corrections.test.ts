import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { corrections, employments, punches } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { exampleOf } from "../../support/examples";
import { plant, type Who } from "../../support/plant";
import { at, badge, correctionCalls, hireTwo } from "./correctionCalls";

const host = plant();
const { exceptionsOf, kindsOf, propose, decide } = correctionCalls(host);

/** The scans of the two people. Each test has a month of its own. */
const scanned = {
  1: ["02-02 08:30", "02-03 08:30", "02-03 17:30", "03-02 08:30", "03-02 21:00", "03-03 09:00"],
  2: ["04-01 08:30", "04-02 08:30", "04-03 08:30", "06-01 08:30"],
};

beforeAll(() => hireTwo(host, scanned));

const attendanceOf = async (moment: string, barcodeId: string) => {
  const query = { date: `2026-${moment}`, filter: { barcodeId } };
  return (await host.call("owner", "getAttendance", { query })).body[0];
};

test("an admin proposes the forgotten check-out, a super admin approves it, and the day is whole", async () => {
  const [open] = await exceptionsOf("2026-02");
  expect(open).toMatchObject({ kind: "OPEN_CHECK_OUT", date: "2026-02-02", isProposed: false });

  const correction = { action: "ADD", exceptionId: open?.id, barcodeId: badge(1) };
  const proposed = await propose("staff", { ...correction, at: at("02-02 18:30") });
  expect(proposed).toMatchObject({
    status: 200,
    body: {
      status: "PROPOSED",
      name: "Chaitra Gowda",
      barcodeId: badge(1),
      proposedBy: "staff@example.com",
    },
  });
  expect(await exceptionsOf("2026-02")).toMatchObject([{ id: open?.id, isProposed: true }]);
  expect(await attendanceOf("02-02", badge(1))).not.toHaveProperty("checkOutTime");

  expect((await decide(proposed.body.id, "APPROVED", "staff")).status).toBe(403);
  expect(await decide(proposed.body.id, "APPROVED")).toMatchObject({
    status: 200,
    body: { status: "APPROVED", decidedBy: "owner@example.com" },
  });
  expect(await exceptionsOf("2026-02")).toEqual([]);
  expect(await attendanceOf("02-02", badge(1))).toMatchObject({
    checkOutTime: at("02-02 18:30"),
    overtimeHours: 2,
  });
});

test("a superfluous scan is removed by its minute, and the day's pairs are right again", async () => {
  await host.db
    .insert(punches)
    .values({ employeeId: 1, punchedAt: new Date(Date.parse(at("03-03 09:20")) + 23_000) });
  expect(await kindsOf("2026-03")).toEqual(["2026-03-02 LONG_SPAN"]);
  const done = await propose("owner", {
    action: "VOID",
    barcodeId: badge(1),
    at: at("03-03 09:20"),
  });
  expect(done).toMatchObject({ status: 200, body: { status: "APPROVED" } });
  expect(Date.parse(done.body.at) - Date.parse(at("03-03 09:20"))).toBe(23_000);
  expect(await kindsOf("2026-03")).toEqual(["2026-03-02 LONG_SPAN", "2026-03-03 OPEN_CHECK_OUT"]);
  const again = { action: "VOID", barcodeId: badge(1), at: done.body.at };
  expect(await propose("owner", again)).toMatchObject({
    status: 400,
    body: { errors: { at: "There is no scan of this badge at this time" } },
  });
});

test("a super admin's confirmation settles immediately, and a rejection opens the exception again", async () => {
  const [first, second, third] = await exceptionsOf("2026-04");
  const confirm = (who: Who, exceptionId: string | undefined) =>
    propose(who, { action: "CONFIRM", exceptionId });
  expect(await confirm("owner", first?.id)).toMatchObject({
    status: 200,
    body: { status: "APPROVED", decidedBy: "owner@example.com", barcodeId: badge(2) },
  });
  const { body } = await confirm("staff", second?.id);
  expect((await decide(body.id, "REJECTED")).body).toMatchObject({ status: "REJECTED" });
  expect(await exceptionsOf("2026-04")).toEqual([
    { ...second, isProposed: false },
    { ...third, isProposed: false },
  ]);
  expect(await confirm("staff", first?.id)).toMatchObject({
    status: 400,
    body: { errors: { exceptionId: expect.stringContaining("settled") } },
  });
  // A rejected correction may be proposed again.
  expect((await confirm("staff", second?.id)).status).toBe(200);
});

test("one of two simultaneous proposals for an exception is accepted, and a super admin's waits too", async () => {
  const exceptionId = (await exceptionsOf("2026-06"))[0]?.id;
  const confirm = { action: "CONFIRM", exceptionId };
  const replies = await Promise.all([propose("staff", confirm), propose("staff", confirm)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const reply of [
    replies.find(({ status }) => status === 409),
    await propose("owner", confirm),
  ]) {
    expect(reply).toMatchObject({
      status: 409,
      body: { errors: { exceptionId: expect.stringContaining("proposed already") } },
    });
  }
});

test("if two super admins decide together one succeeds, and the other gets the decision", async () => {
  const add = { action: "ADD", barcodeId: badge(1), at: at("08-03 08:30") };
  const { body } = await propose("staff", add);
  const replies = await Promise.all([decide(body.id, "APPROVED"), decide(body.id, "REJECTED")]);
  const [done, late] = replies.toSorted((one, other) => one.status - other.status);
  expect([done?.status, late?.status]).toEqual([200, 409]);
  const what = done?.body.status === "APPROVED" ? "approved" : "rejected";
  expect(late?.body.message).toBe(`owner@example.com has ${what} this correction already`);
});

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

test.each([
  ["in the future", { action: "ADD", barcodeId: badge(1), at: inAnHour }, "at"],
  ["beside another scan", { action: "ADD", barcodeId: badge(1), at: "2026-02-03T03:00:59Z" }, "at"],
  ["of no scan", { action: "VOID", barcodeId: badge(1), at: at("02-03 08:31") }, "at"],
  ["of nobody", { action: "ADD", barcodeId: badge(9), at: at("02-05 08:30") }, "barcodeId"],
  ["of nothing", { action: "CONFIRM" }, "exceptionId"],
  ["of no exception", { action: "CONFIRM", exceptionId: "LONG_SPAN:1" }, "exceptionId"],
  [
    "of an exception of somebody else",
    { action: "ADD", exceptionId: "OPEN_CHECK_OUT:9", barcodeId: badge(1), at: at("04-03 17:30") },
    "barcodeId",
  ],
])("a correction %s is not taken, and the field says why", async (_, body, field) => {
  const before = await contentOf(host.db);
  const reply = await propose("staff", body);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errors)).toEqual([field]);
  expect(await contentOf(host.db)).toEqual(before);
});

test("a scan may be added a minute beside another one, and not sooner", async () => {
  const add = (moment: string) =>
    propose("owner", { action: "ADD", barcodeId: badge(1), at: moment });
  expect((await add("2026-02-03T03:01:00Z")).status).toBe(200);
  expect((await add("2026-02-03T02:59:01Z")).status).toBe(400);
  expect((await add("2026-02-03T02:59:00Z")).status).toBe(200);
});

test("a scan outside employment is not added, but the check-out after the last night is", async () => {
  await host.db
    .update(employments)
    .set({ leftOn: "2026-04-10" })
    .where(eq(employments.employeeId, 2));
  const add = (moment: string) =>
    propose("owner", { action: "ADD", barcodeId: badge(2), at: at(moment) });
  for (const moment of ["04-11 14:01", "04-12 08:30"]) {
    expect(await add(moment)).toMatchObject({
      status: 400,
      body: {
        errors: { at: expect.stringMatching(/^This person is not employed on 1[12] Apr 2026$/) },
      },
    });
  }
  expect((await add("04-11 06:00")).status).toBe(200);
  expect((await add("04-10 22:00")).status).toBe(200);
});

test.each(["0", "99999", "first"])("there is no correction %s to decide on", async (id) => {
  const request = { params: { id }, body: { status: "APPROVED" } };
  expect(await host.call("owner", "decideCorrection", request)).toMatchObject({ status: 404 });
});

test("visitors see and propose nothing", async () => {
  for (const name of ["getExceptions", "getCorrections", "proposeCorrection"] as const) {
    expect((await host.call("visitor", name, exampleOf(name, 1))).status).toBe(401);
  }
  expect(await host.db.select().from(corrections)).not.toEqual([]);
});
