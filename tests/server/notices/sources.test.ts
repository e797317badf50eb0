import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import { admins, clientFollows, notices, operationRuns, orders } from "../../../server/db/schema";
import { renewNotices } from "../../../server/notices/runNotices";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant, type Who } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { correctionCalls, hireTwo } from "../attendance/correctionCalls";

const host = plant();
const { exceptionsOf } = correctionCalls(host);

beforeEach(async () => {
  await host.db.delete(operationRuns);
  await host.db.delete(notices);
});

const bellOf = async (who: Who) => (await host.call(who, "getNotices")).body.notices;
const messagesOf = async (who: Who) =>
  (await bellOf(who)).map(({ message }: { message: string }) => message);

const renew = (now = new Date()) => renewNotices(host.callsDb, { now, sendsEmails: false });

const today = indiaDate(new Date());
/** Returns noon in India, `days` after today. */
const noon = (days: number) =>
  new Date(startOfIndiaDate(dateAfter(today, days)).getTime() + 12 * 3_600_000);

test("an assigned exception is told to the admin, once for each assignment", async () => {
  await hireTwo(host, { 1: ["02-03 09:00"], 2: [] });
  const [exception] = await exceptionsOf("2026-02");
  const assign = (who: Who, adminId: number | null, exceptionId = exception?.id) =>
    host.call(who, "assignException", { body: { exceptionId, adminId } });
  expect((await assign("staff", 1)).body).toEqual({ assignedTo: expect.any(String) });
  expect(await bellOf("owner")).toMatchObject([
    {
      kind: "EXCEPTION",
      message: expect.stringMatching(/assigned an exception to you: .+, 3 Feb 2026$/),
      exception: { month: "2026-02", q: exception?.id },
    },
  ]);
  expect(await bellOf("staff")).toEqual([]);
  const { admins: assignees } = (await host.call("staff", "getAssignees")).body;
  expect(assignees.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 2]);
  const staffName = assignees.find(({ id }: { id: number }) => id === 2).name;
  expect((await assign("owner", 2)).status).toBe(200);
  expect(await bellOf("staff")).toHaveLength(1);
  expect(await exceptionsOf("2026-02")).toMatchObject([{ assignedTo: staffName }]);
  expect(await assign("owner", 99)).toMatchObject({
    status: 400,
    body: { errors: { adminId: "There is no such active admin" } },
  });
  expect((await assign("owner", 2, "LONG_SPAN:1")).status).toBe(400);

  for (const _ of [1, 2])
    expect(await assign("staff", null)).toMatchObject({ status: 200, body: {} });
  expect((await exceptionsOf("2026-02"))[0]).not.toHaveProperty("assignedTo");
  const { body } = await host.call("owner", "getActivity");
  const [last, previous] = body.entries.filter(
    ({ kind }: { kind: string }) => kind === "exception",
  );
  expect([last.after, previous.after]).toEqual([{ assignedTo: null }, { assignedTo: staffName }]);
  expect(await bellOf("staff")).toHaveLength(1);
});

test("a refused scan is told to the admins who may see exceptions, once although it is sent twice", async () => {
  const scan = { ...exampleOf("dismissScan", 1).body, ...scanBody() };
  for (const _ of [1, 2])
    expect((await host.call("station", "dismissScan", { body: scan })).status).toBe(200);
  for (const who of ["owner", "staff"] as const)
    expect(await messagesOf(who)).toEqual([
      expect.stringMatching(/^A scan was refused: .*was not found/),
    ]);
  const [notice] = await bellOf("owner");
  // The office asks for the month, and filters the list by the text.
  const { body } = await host.call("owner", "getExceptions", {
    query: { month: notice.exception.month, filter: JSON.stringify({ q: notice.exception.q }) },
  });
  expect(body.map(({ id }: { id: string }) => id)).toEqual([`DISMISSED_SCAN:${scan.scanId}`]);
});

test("a late order of a followed client is told once to its followers", async () => {
  const { id } = (await host.call("staff", "createClient", { body: { name: "Late Silks" } })).body;
  const follow = (who: Who, isFollowed: boolean) =>
    host.call(who, "followClient", { params: { id: String(id) }, body: { isFollowed } });
  const isFollowed = async (who: Who) =>
    (await host.call(who, "getClientRecords", { params: { id: String(id) } })).body.isFollowed;
  await follow("staff", true);
  expect([await isFollowed("staff"), await isFollowed("owner")]).toEqual([true, false]);
  await host.db.update(clientFollows).set({ createdAt: noon(-5) });
  const order = async (days: number, changes: object = {}) => {
    const { body } = await host.call("staff", "createOrder", { body: newOrder("Late Silks") });
    const promised = { expectedCompletionDate: noon(days), clientId: id, ...changes };
    await host.db.update(orders).set(promised).where(sql`id = ${body.id}`);
    return body.id;
  };
  const shipped = { status: "SHIPPED", shippedAt: noon(-1), transportNumber: "KA-1" };
  await order(-1, shipped);
  await order(-1, { cancelledAt: noon(-1), cancelReason: "Not needed" });
  // The order was already late when the admin began to follow the client.
  await order(-6);
  const dueToday = await order(0);
  await renew();
  expect(await bellOf("staff")).toEqual([]);

  await renew(noon(1));
  await renew(noon(1));
  await renew(noon(2));
  expect(await bellOf("staff")).toMatchObject([
    {
      kind: "LATE_ORDER",
      message: expect.stringContaining(`Order #${dueToday} of Late Silks is late`),
      record: { kind: "order", recordId: dueToday },
    },
  ]);
  expect(await bellOf("owner")).toEqual([]);

  await host.db
    .update(orders)
    .set({ expectedCompletionDate: noon(3) })
    .where(sql`id = ${dueToday}`);
  await renew(noon(4));
  expect(await bellOf("staff")).toHaveLength(2);
  await follow("staff", false);
  await order(2);
  await renew(noon(4));
  expect(await bellOf("staff")).toHaveLength(2);
});

test("failed backups and drills and restores are told to super admins: a repeated failure once", async () => {
  const run = (kind: string, isFailed: boolean) =>
    host.db.insert(operationRuns).values({
      kind,
      trigger: "schedule",
      finishedAt: new Date(),
      file: "plant.tar.gz",
      failure: isFailed ? say("backup.unknown") : null,
    });
  await run("backup", false);
  for (const _ of [1, 2]) await run("backup", true);
  await renew();
  await run("backup", true);
  await run("drill", true);
  await run("restore", false);
  await Promise.all([renew(), renew()]);
  expect(await messagesOf("owner")).toEqual([
    "The backup plant.tar.gz was restored",
    expect.stringMatching(/^A drill failed\. /),
    expect.stringMatching(/^A backup failed\. /),
  ]);
  expect(await bellOf("staff")).toEqual([]);
  await run("backup", false);
  await run("backup", true);
  await renew();
  expect(await bellOf("owner")).toHaveLength(4);
});

test("a run with the number of an earlier one is told after a restore onto an empty server", async () => {
  const fail = async () => {
    await host.db.execute(sql`truncate operation_runs restart identity`);
    await host.db.insert(operationRuns).values({
      kind: "backup",
      trigger: "schedule",
      finishedAt: sql`now()`,
      failure: say("backup.unknown"),
    });
    await renew();
  };
  await fail();
  await renew();
  expect(await bellOf("owner")).toHaveLength(1);
  await fail();
  expect(await bellOf("owner")).toHaveLength(2);
  // An earlier version made one notice before the restore and one after it.
  await host.db
    .update(notices)
    .set({ event: "run 1", createdAt: noon(-9) })
    .where(sql`id = (select min(id) from notices)`);
  await host.db.delete(notices).where(sql`event <> 'run 1'`);
  await fail();
  expect(await bellOf("owner")).toHaveLength(2);
  await host.db.delete(notices);
  await fail();
  await host.db.update(notices).set({ event: "run 1" });
  await renew();
  expect(await bellOf("owner")).toHaveLength(1);
});

test("a notice is deleted after 90 days, and an order that is still late is not told again", async () => {
  const notice = (days: number) => ({
    adminId: 1,
    kind: "RESTORE" as const,
    access: "super" as const,
    message: say("backup.unknown"),
    event: `of day ${days}`,
    createdAt: new Date(Date.now() + days * 86_400_000),
  });
  await host.db.insert(notices).values([notice(-91), notice(-89)]);
  await renew();
  expect(await host.db.select().from(notices)).toMatchObject([{ event: "of day -89" }]);
  await host.db.insert(clientFollows).values({ adminId: 2, clientId: 1, createdAt: noon(-300) });
  await host.call("staff", "createOrder", { body: newOrder("Late Silks") });
  await host.db.update(orders).set({ expectedCompletionDate: noon(-95), clientId: 1 });
  await renew();
  expect(await bellOf("staff")).toEqual([]);
  expect(await host.db.select().from(admins)).toHaveLength(2);
});
