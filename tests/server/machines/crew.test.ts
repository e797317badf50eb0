import { expect, test } from "vitest";
import { assignments, crewTimes, shifts } from "../../../server/db/schema";
import { at } from "../../support/at";
import { crewsOf } from "../../support/crews";
import { plant } from "../../support/plant";

const host = plant();
const { idOf, machineIdOf, make, crew } = crewsOf(host, {
  people: ["Asha", "Bala", "Devi", "Esha"],
  machines: ["Gluer 1", "Gluer 2"],
});

test("a person is at one machine at a time, and a wrong time is a sentence at the field", async () => {
  expect((await crew("Gluer 1", ["Asha", "Bala"], "05-04 08:00")).status).toBe(200);
  const errorsOf = async (...time: Parameters<typeof crew>) => (await crew(...time)).body.errors;
  expect(await errorsOf("Gluer 2", ["Devi", "Asha"], "05-04 15:00", "05-04 18:00")).toEqual({
    barcodeIds: expect.stringMatching(/^Asha was at Gluer 1 from 4 May 2026, 8:00.am to /),
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 17:00")).toEqual({
    endedAt: "Enter the end: the planned time of Gluer 1 is over by then",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 09:00", "05-04 08:00")).toEqual({
    endedAt: "The end must be after the start",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "05-04 09:00", "05-05 09:01")).toEqual({
    endedAt: "A time at a machine is at most 24 hours",
  });
  expect(await errorsOf("Gluer 1", ["Devi"], "03-31 09:00", "03-31 10:00")).toEqual({
    barcodeIds: "Devi is not employed on 31 Mar 2026",
  });
  const week = await host.call("owner", "getMachineCrew", {
    params: { id: String(machineIdOf("Gluer 1")) },
    query: { from: "2026-05-04", to: "2026-05-04" },
  });
  expect(week.body.times).toMatchObject([
    { name: "Asha", startedAt: at("05-04 08:00").toISOString() },
    { name: "Bala", endedAt: at("05-04 16:00").toISOString() },
  ]);
  const free = await crew("Gluer 1", ["Devi"], "05-04 08:00");
  const [{ id }] = free.body.times;
  const cancel = () => host.call("owner", "cancelCrewTime", { params: { id: String(id) } });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).body.message).toBe("This time is already cancelled");
  expect((await crew("Gluer 1", ["Devi"], "05-04 12:00")).status).toBe(200);
  const twice = {
    machineId: machineIdOf("Gluer 2"),
    employeeId: idOf("Devi"),
    createdBy: "x",
  };
  const overlapping = { startedAt: at("05-04 15:59"), endedAt: at("05-04 16:01") };
  await expect(host.db.insert(crewTimes).values({ ...twice, ...overlapping })).rejects.toThrow();
  const last = (await crew("Gluer 2", ["Devi"], "05-04 17:00", "05-04 18:00")).body.times[0];
  expect(last).toMatchObject({ name: "Devi" });
});

test("waste is grouped by the shifts of the people who were at the machine", async () => {
  const times = { unit: "A" as const, startsAt: 360, endsAt: 840 };
  await host.db.insert(shifts).values(["Morning", "Evening"].map((name) => ({ ...times, name })));
  const assigned = { unit: "A" as const, validFrom: "2026-05-18" };
  await host.db.insert(assignments).values([
    { ...assigned, employeeId: idOf("Devi"), shiftId: 1 },
    { ...assigned, employeeId: idOf("Esha"), shiftId: 2 },
    { ...assigned, employeeId: idOf("Esha"), shiftId: 1, validFrom: "2026-05-20" },
  ]);
  const wasted = { waste: 10, reason: "JOINT" as const };
  await crew("Gluer 1", ["Devi", "Esha"], "05-19 08:00", "05-19 12:00");
  await crew("Gluer 1", ["Esha"], "05-20 08:00", "05-20 12:00");
  await make("Gluer 1", "05-19 10:00", 90, wasted);
  await make("Gluer 1", "05-19 13:00", 90, { ...wasted, waste: 30 });
  await make("Gluer 1", "05-20 10:00", 80, { ...wasted, waste: 20 });
  const query = { from: "2026-05-18", to: "2026-05-24", by: "GROUP" };
  const { rows } = (await host.call("staff", "getPieceWaste", { query })).body;
  expect(rows).toMatchObject([
    { waste: 30, share: 0.25, entries: 1 },
    { group: "Morning", waste: 20, share: 0.2, entries: 1 },
    { group: "Evening + Morning", waste: 10, share: 0.1, entries: 1 },
  ]);
  expect(rows[0]).not.toHaveProperty("group");
});
