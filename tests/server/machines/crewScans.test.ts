import { isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, crewTimes, pieceRates, shifts } from "../../../server/db/schema";
import { readPieces } from "../../../server/pay/pieces";
import { at } from "../../support/at";
import { barcodeOf, crewsOf } from "../../support/crews";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

const host = plant();
const people = ["Asha", "Bala", "Devi", "Esha", "Gita", "Hari"] as const;
const { idOf, machineIdOf, make, crew } = crewsOf(host, {
  people,
  machines: ["Gluer 1", "Gluer 2"],
});
type Name = (typeof people)[number];
type Machine = "Gluer 1" | "Gluer 2";

const bodyOf = (name: Name, moment: string, more: object = {}) => ({
  ...scanBody(at(moment)),
  queued: true,
  barcodeId: barcodeOf(idOf(name)),
  ...more,
});
const send = (body: object) => host.call("station", "scanCrew", { body });
const scan = async (name: Name, machine: Machine, moment: string, more: object = {}) =>
  (await send({ ...bodyOf(name, moment, more), machineId: machineIdOf(machine) })).body;
const gate = (name: Name, moment: string) =>
  host.call("station", "punch", { body: bodyOf(name, moment) });

/** Reads the times of a person, such as `Gluer 1 08:00-12:30 SCAN`. */
async function timesOf(name: Name) {
  const rows = await host.db.select().from(crewTimes).where(isNull(crewTimes.cancelledAt));
  const time = (instant: Date) =>
    instant.toLocaleTimeString("en-GB", { timeZone: "Asia/Kolkata", timeStyle: "short" });
  return rows
    .filter(({ employeeId }) => employeeId === idOf(name))
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .map(({ machineId, startedAt, endedAt, endKind }) => {
      const machine = machineId === machineIdOf("Gluer 1") ? "Gluer 1" : "Gluer 2";
      return `${machine} ${time(startedAt)}-${time(endedAt)} ${endKind}`;
    });
}

test("an unknown badge and one of a person who is not employed are refused with a sentence", async () => {
  const machineId = machineIdOf("Gluer 1");
  const unknown = await send({ ...scanBody(), barcodeId: "EMP-A-99999", machineId });
  expect(unknown).toMatchObject({ status: 409, body: { code: "crew.unknown" } });
  expect(await scan("Asha", "Gluer 1", "03-20 08:00")).toMatchObject({
    outcome: "EXCEPTION",
    code: "crew.notEmployed",
  });
});

test("a badge at a machine brings the person and lets the person go, once each, and pays the minutes", async () => {
  const terms = { stage: "JOINING" as const, validFrom: "2026-05-01", createdBy: "owner" };
  await host.db.insert(pieceRates).values(
    ["Asha", "Bala"].map((_, index) => ({
      ...terms,
      employeeId: index + 1,
      ratePerThousandPaise: 30_000,
    })),
  );
  expect(await scan("Asha", "Gluer 1", "05-04 08:00")).toMatchObject({
    outcome: "CAME",
    person: "Asha",
    name: "Gluer 1",
  });
  expect(await timesOf("Asha")).toEqual(["Gluer 1 08:00-16:00 SHIFT"]);
  expect(await scan("Bala", "Gluer 1", "05-04 10:00")).toMatchObject({ outcome: "CAME" });
  const leaving = {
    ...bodyOf("Bala", "05-04 12:00"),
    machineId: machineIdOf("Gluer 1"),
  };
  expect((await send(leaving)).body).toMatchObject({ outcome: "LEFT", person: "Bala" });
  // The reply is lost, and the station sends the scan again.
  expect((await send(leaving)).body).toMatchObject({ outcome: "LEFT" });
  expect(await timesOf("Bala")).toEqual(["Gluer 1 10:00-12:00 SCAN"]);
  await make("Gluer 1", "05-04 12:00", 3000);
  const options = { machines: [], employeeIds: undefined };
  const paid = await readPieces(host.db, "2026-05", options);
  // 240 of 360 minutes and 120 of 360, at ₹300.00 for 1,000 pieces.
  expect([1, 2].map((id) => paid.get(id)?.lines.map(({ paise }) => paise))).toEqual([
    [60_000],
    [30_000],
  ]);
});

test("another machine, or the gate, ends the time", async () => {
  await scan("Devi", "Gluer 1", "05-05 08:00");
  await scan("Devi", "Gluer 2", "05-05 09:30");
  expect(await timesOf("Devi")).toEqual(["Gluer 1 08:00-09:30 SCAN", "Gluer 2 09:30-16:00 SHIFT"]);
  await gate("Devi", "05-05 07:55");
  expect((await gate("Devi", "05-05 13:10")).body).toMatchObject({ outcome: "CHECKED_OUT" });
  expect((await timesOf("Devi"))[1]).toBe("Gluer 2 09:30-13:10 SCAN");
  await gate("Devi", "05-05 13:40");
  expect(await timesOf("Devi")).toHaveLength(2);
});

test("a scan of a machine that arrives after the one of the gate ends there too", async () => {
  await gate("Esha", "05-06 07:50");
  await gate("Esha", "05-06 12:00");
  await gate("Esha", "05-06 12:30");
  await scan("Esha", "Gluer 1", "05-06 08:00");
  expect(await timesOf("Esha")).toEqual(["Gluer 1 08:00-12:00 SCAN"]);
  await scan("Esha", "Gluer 1", "05-06 12:35");
  expect((await timesOf("Esha"))[1]).toBe("Gluer 1 12:35-16:00 SHIFT");
});

test("a check-out ends the time although the check-in before it arrives later", async () => {
  await scan("Bala", "Gluer 1", "05-07 08:10");
  expect((await gate("Bala", "05-07 12:30")).body).toMatchObject({ outcome: "CHECKED_IN" });
  expect((await gate("Bala", "05-07 13:00")).body).toMatchObject({ outcome: "CHECKED_OUT" });
  await scan("Bala", "Gluer 2", "05-07 13:05");
  expect((await gate("Bala", "05-07 15:30")).body).toMatchObject({ outcome: "CHECKED_IN" });
  const before = ["Gluer 1 08:10-13:00 SCAN", "Gluer 2 13:05-16:00 SHIFT"];
  expect((await timesOf("Bala")).slice(-2)).toEqual(before);
  expect((await gate("Bala", "05-07 07:55")).body).toMatchObject({ outcome: "CHECKED_IN" });
  const after = ["Gluer 1 08:10-12:30 SCAN", "Gluer 2 13:05-15:30 SCAN"];
  expect((await timesOf("Bala")).slice(-2)).toEqual(after);
});

test("the shift of the person ends the time before the machine's planned time", async () => {
  const times = { unit: "A" as const, startsAt: 360, endsAt: 840 };
  await host.db.insert(shifts).values({ ...times, name: "Morning" });
  const of = { employeeId: idOf("Gita"), unit: "A" as const, validFrom: "2026-05-01" };
  await host.db.insert(assignments).values({ ...of, shiftId: 1 });
  await scan("Gita", "Gluer 1", "05-07 09:00");
  expect(await timesOf("Gita")).toEqual(["Gluer 1 09:00-14:00 SHIFT"]);
});

test("the office's time stays, and the scan waits for the office", async () => {
  await crew("Gluer 1", ["Hari"], "05-08 08:00", "05-08 12:00");
  const scanned = await scan("Hari", "Gluer 2", "05-08 09:00");
  expect(scanned).toMatchObject({ outcome: "EXCEPTION", name: "Gluer 2" });
  expect(scanned.message).toMatch(/^Hari was at Gluer 1 from 8 May 2026, 8:00.am to /);
  expect(await timesOf("Hari")).toEqual(["Gluer 1 08:00-12:00 OFFICE"]);
  // If the office entered a time without an end, a scan may still end it.
  await crew("Gluer 1", ["Hari"], "05-09 08:00");
  await scan("Hari", "Gluer 1", "05-09 11:00");
  expect((await timesOf("Hari"))[1]).toBe("Gluer 1 08:00-11:00 SCAN");
});

test("the station gets the names of the people at its machine", async () => {
  await host.call("station", "scanCrew", {
    body: { ...scanBody(), barcodeId: barcodeOf(idOf("Asha")), machineId: machineIdOf("Gluer 2") },
  });
  const { machines } = (await host.call("station", "getStationData")).body;
  expect(machines.map(({ crew: names }: { crew: string[] }) => names)).toEqual([[], ["Asha"]]);
});
