import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { boxSpecificationVersions } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const machineIds: number[] = [];
let [versionId, specificationId, orderId] = [0, 0, 0];

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  const [version] = await host.db
    .select()
    .from(boxSpecificationVersions)
    .where(eq(boxSpecificationVersions.id, versionId));
  specificationId = version?.specificationId ?? 0;
  for (const [name, stage] of [
    ["Corrugator", "CORRUGATING"],
    ["Printer", "PRINTING"],
  ]) {
    const body = { name, unit: "A", stage, ratePerHour: 3600, runsFrom: "08:00", runsTo: "16:00" };
    machineIds.push(Number((await host.call("owner", "createMachine", { body })).body.id));
  }
  const body = { ...newOrder("Kaveri Weaves"), quantity: 1000, specificationVersionId: versionId };
  orderId = Number((await host.call("staff", "createOrder", { body })).body.id);
});

const toolOf = (id: number, call: CallName, body: object) =>
  host.call("staff", call, { params: { id: String(id) }, body });

async function makeTool(more: object = {}) {
  const tool = {
    number: `P-${randomUUID().slice(0, 8)}`,
    kind: "PLATE_SET",
    owner: "PLANT",
    place: "Rack 3",
  };
  const reply = await host.call("staff", "createTool", { body: { ...tool, ...more } });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.body.id);
}

const enter = async (machine: number, more: object) => {
  const entry = {
    entryId: randomUUID(),
    machineId: machineIds[machine],
    orderId,
    isConfirmed: true,
  };
  return Number(
    (await host.call("staff", "createStageEntry", { body: { ...entry, ...more } })).body.id,
  );
};

const scanAt = (machine: number, id: number, more: object = {}) =>
  host.call("station", "scanTool", {
    body: {
      ...scanBody(),
      barcodeId: `TOOL-${String(id).padStart(6, "0")}`,
      machineId: machineIds[machine],
      ...more,
    },
  });

const toolNow = async (id: number) =>
  (await host.call("staff", "getTool", { params: { id: String(id) } })).body;

test("a tool's label brings it to the station's machine, and the next scan there back to its rack", async () => {
  const id = await makeTool();
  const { number } = await toolNow(id);
  const there = await scanAt(1, id);
  expect(there.body).toMatchObject({ outcome: "AT_MACHINE", name: "Printer", tool: number });
  expect(await toolNow(id)).toMatchObject({ state: "AT_MACHINE", machine: "Printer" });
  expect((await scanAt(0, id)).body).toMatchObject({ outcome: "AT_MACHINE", name: "Corrugator" });
  expect((await scanAt(0, id)).body).toMatchObject({ outcome: "IN_RACK", place: "Rack 3" });
  expect(await toolNow(id)).toMatchObject({ state: "IN_RACK", place: "Rack 3" });
});

test("a scan of a tool that is sent twice moves it once", async () => {
  const id = await makeTool();
  const scan = { scanId: randomUUID(), sequence: 900 };
  const scannedAt = new Date().toISOString();
  for (const _ of [1, 2])
    expect((await scanAt(1, id, { ...scan, scannedAt })).body).toMatchObject({
      outcome: "AT_MACHINE",
    });
  expect(await toolNow(id)).toMatchObject({ state: "AT_MACHINE" });
});

test("a label of no tool or of a scrapped one is refused in words, and a queued scan waits for the office", async () => {
  const id = await makeTool();
  await toolOf(id, "moveTool", { state: "SCRAPPED" });
  const { number } = await toolNow(id);
  const refused = await scanAt(1, id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${number} is scrapped. An undo in its history brings it back.`,
  ]);
  const unknown = await scanAt(1, 999_999);
  expect([unknown.status, unknown.body.message]).toEqual([
    409,
    "No tool has the label TOOL-999999",
  ]);
  expect((await scanAt(1, id, { queued: true })).body).toMatchObject({ outcome: "EXCEPTION" });
  expect(await toolNow(id)).toMatchObject({ state: "SCRAPPED" });
});

const impressionsOf = async (id: number) =>
  (await host.call("staff", "getTool", { params: { id: String(id) } })).body.impressions;

test("plates count good and waste of the printing while they have the box, and no reversed entry", async () => {
  const id = await makeTool({ impressionsBefore: 5000 });
  await enter(1, { good: 400 });
  expect(await impressionsOf(id)).toBe(5000);
  expect((await toolOf(id, "assignTool", { specificationId })).status).toBe(200);
  await enter(0, { good: 1000 });
  await enter(1, { good: 300, waste: 20, reason: "PRINT" });
  const wrong = await enter(1, { good: 7 });
  expect(await impressionsOf(id)).toBe(5327);
  const reversal = { params: { id: String(wrong) }, body: { reason: "Wrong order" } };
  await host.call("staff", "reverseStageEntry", reversal);
  expect(await impressionsOf(id)).toBe(5320);
  await toolOf(id, "releaseTool", { specificationId });
  await enter(1, { good: 50 });
  expect(await impressionsOf(id)).toBe(5320);
  await toolOf(id, "assignTool", { specificationId });
  await enter(1, { good: 11 });
  expect(await impressionsOf(id)).toBe(5331);
});

test("of two tools of one box the tool at the machine counts, and without a tool there both count", async () => {
  const [ran, other] = [await makeTool(), await makeTool()];
  for (const id of [ran, other]) await toolOf(id, "assignTool", { specificationId });
  const impressions = async () => [await impressionsOf(ran), await impressionsOf(other)];
  await scanAt(1, ran);
  const entry = await enter(1, { good: 100 });
  expect(await impressions()).toEqual([100, 0]);
  await scanAt(1, ran);
  await enter(1, { good: 10 });
  expect(await impressions()).toEqual([110, 10]);
  await scanAt(1, other);
  expect(await impressions()).toEqual([110, 10]);
  const reversal = { params: { id: String(entry) }, body: { reason: "Wrong order" } };
  expect((await host.call("staff", "reverseStageEntry", reversal)).status).toBe(200);
  expect(await impressions()).toEqual([10, 10]);
  for (const id of [ran, other]) await toolOf(id, "releaseTool", { specificationId });
});

test("a die counts no printing", async () => {
  const id = await makeTool({ kind: "DIE" });
  await toolOf(id, "assignTool", { specificationId });
  await enter(1, { good: 100 });
  expect(await impressionsOf(id)).toBe(0);
});

test("a tool moves to a machine and back to its place, and an undo moves it back", async () => {
  const id = await makeTool();
  const moved = await toolOf(id, "moveTool", { state: "AT_MACHINE", machineId: machineIds[1] });
  expect(moved.body).toMatchObject({ state: "AT_MACHINE", machine: "Printer", place: "Rack 3" });
  const nowhere = await toolOf(id, "moveTool", { state: "AT_MACHINE" });
  expect(nowhere.body.errors).toEqual({ machineId: "Choose a machine" });
  const back = await toolOf(id, "moveTool", { state: "IN_RACK", place: "Rack 4" });
  expect(back.body).toMatchObject({ state: "IN_RACK", place: "Rack 4" });
  expect(back.body.machine).toBeUndefined();
  expect((await toolOf(id, "moveTool", { state: "SCRAPPED" })).status).toBe(200);
  const refused = await toolOf(id, "moveTool", { state: "IN_RACK" });
  expect(refused.status).toBe(409);
  expect(refused.body.message ?? refused.text).toContain("is scrapped");
});

test("two tools have no number in common", async () => {
  await makeTool({ number: "P-12" });
  const body = { number: "p-12", kind: "DIE", owner: "PLANT" };
  const reply = await host.call("staff", "createTool", { body });
  expect(reply.body.errors).toEqual({ number: "There is a tool with this number" });
});
