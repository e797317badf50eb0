import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { machineStops, machines, stageEntries } from "../../../server/db/schema";
import { readMachineStates } from "../../../server/machines/machineStates";
import { storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const minuteMs = 60_000;
/** The planned time of yesterday, which began at eight and ended at four. */
const eight = startOfIndiaDate(indiaDate(new Date())).getTime() + (8 - 24) * 60 * minuteMs;
const at = (minutes: number) => new Date(eight + minutes * minuteMs);

test("a wall's machine has its state, job, speed beside the rate, stops by reason and OEE of its day", async () => {
  const specificationVersionId = await specifiedBox(host.db, "Plain");
  const made = await host.db
    .insert(machines)
    .values(
      ["Corrugator", "Idle"].map((name) => ({
        name,
        unit: "A" as const,
        stage: "CORRUGATING" as const,
        ratePerHour: 3600,
        runsFrom: "08:00",
        runsTo: "16:00",
      })),
    )
    .returning({ id: machines.id });
  const orderId = await storeOrder(host.db, specificationVersionId, { quantity: 20_000 });
  const machineId = made[0]?.id ?? 0;
  // 480 min after eight: 60 min stopped, 18,900 made of 25,200, of which 18,500 good.
  await host.db.insert(machineStops).values({
    stopId: randomUUID(),
    machineId,
    reason: "MECHANICAL",
    startedAt: at(100),
    endedAt: at(160),
    createdBy: "a@example.com",
  });
  await host.db.insert(stageEntries).values({
    entryId: randomUUID(),
    machineId,
    orderId,
    stage: "CORRUGATING",
    good: 18_500,
    waste: 400,
    reason: "WARP",
    at: at(470),
    createdBy: "a@example.com",
  });
  const [running, idle] = await readMachineStates(host.db, at(479.999).getTime());
  expect(running).toMatchObject({
    name: "Corrugator",
    state: "RUNNING",
    since: at(160).toISOString(),
    job: { orderId, client: "Kaveri Weaves", left: 1500 },
    good: 18_500,
    waste: 400,
    ratePerHour: 3600,
    speed: 2700,
    stops: [{ reason: "MECHANICAL", minutes: 60 }],
  });
  expect(running?.oee).toBeCloseTo(0.642, 3);
  expect(idle).toMatchObject({ name: "Idle", state: "IDLE", good: 0 });
  await host.db.insert(machineStops).values({
    stopId: randomUUID(),
    machineId,
    reason: "SETTING",
    startedAt: at(472),
    createdBy: "a@example.com",
  });
  const [stopped] = await readMachineStates(host.db, at(475).getTime());
  expect(stopped).toMatchObject({
    state: "SETTING",
    reason: "SETTING",
    since: at(472).toISOString(),
  });
});
