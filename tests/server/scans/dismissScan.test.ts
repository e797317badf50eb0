import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { employees } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

const host = plant();
let badge = "";
let reel = "";

beforeAll(async () => {
  await host.tokenOf("station");
  const person = await host.call("owner", "registerEmployee", exampleOf("registerEmployee", 1));
  badge = person.body.barcodeId;
  // A scan of ten minutes ago may be of the day before.
  await host.db.update(employees).set({ joinedAt: new Date("2020-01-01T03:00:00Z") });
  reel = (await host.call("staff", "registerReel", exampleOf("registerReel", 1))).body.barcodeId;
});

/** Returns the dismissal of a scan of ten minutes ago that the host has refused. */
const dismissal = (barcodeId: string, more: object = {}) => ({
  ...scanBody(new Date(Date.now() - 600_000)),
  queued: true,
  barcodeId,
  dismissedScanId: randomUUID(),
  dismissedCall: "punch",
  label: barcodeId,
  refusal: `The badge ${barcodeId} was not found`,
  ...more,
});

const dismiss = (body: object) => host.call("station", "dismissScan", { body });

const exceptionsOf = async (barcodeId: string) => {
  const { body } = await host.call("owner", "getExceptions");
  return body.filter((exception: { barcodeId: string }) => exception.barcodeId === barcodeId);
};

test("a dismissed scan of an unknown badge is an exception until the office confirms it", async () => {
  const body = dismissal("EMP-A-99999");
  const first = await dismiss(body);
  expect(first).toMatchObject({ status: 200, body: { outcome: "DISMISSED" } });
  expect((await dismiss({ ...body, queued: false })).text).toBe(first.text);
  const [found, ...others] = await exceptionsOf("EMP-A-99999");
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    id: `DISMISSED_SCAN:${body.scanId}`,
    kind: "DISMISSED_SCAN",
    name: "EMP-A-99999",
    detail: "Dismissed at the station. It was refused: The badge EMP-A-99999 was not found",
  });
  expect(Math.abs(Date.parse(found.at) - Date.parse(body.scannedAt))).toBeLessThan(10_000);

  const { body: activity } = await host.call("owner", "getActivity");
  expect(JSON.stringify(activity)).toContain("dismissScan");

  const confirm = { action: "CONFIRM", exceptionId: found.id, reason: "A visitor's badge" };
  expect((await host.call("owner", "proposeCorrection", { body: confirm })).status).toBe(200);
  expect(await exceptionsOf("EMP-A-99999")).toEqual([]);
});

test("a dismissed scan of an employee counts once a correction adds it", async () => {
  await dismiss(dismissal(badge, { label: "Chaitra Gowda", refusal: "Refused by mistake" }));
  const [found] = await exceptionsOf(badge);
  expect(found).toMatchObject({ kind: "DISMISSED_SCAN", name: "Chaitra Gowda" });
  const body = {
    action: "ADD",
    exceptionId: found.id,
    barcodeId: badge,
    at: found.at,
    reason: "It was right",
  };
  expect((await host.call("owner", "proposeCorrection", { body })).status).toBe(200);
  const kinds = (await exceptionsOf(badge)).map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain("DISMISSED_SCAN");
});

test("the entered values about a reel are in the exception and in the reel's history", async () => {
  const entered = "240.5 kg, 400 boxes";
  const more = { dismissedCall: "returnReel", refusal: "Reel 48001 is not in use", entered };
  await dismiss(dismissal(reel, more));
  expect(await exceptionsOf(reel)).toMatchObject([
    {
      kind: "DISMISSED_SCAN",
      detail:
        "Dismissed at the station. It was refused: Reel 48001 is not in use (entered: 240.5 kg, 400 boxes)",
    },
  ]);
  const { body } = await host.call("staff", "getHistory", { params: { kind: "reel", id: "1" } });
  expect(JSON.stringify(body)).toContain("dismissScan");
});
