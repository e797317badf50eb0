import { expect, test } from "vitest";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { minuteOf, readMachines } from "../../../server/schedule/planInputs";
import { makeMachine } from "../../support/machines";
import { plant } from "../../support/plant";

const host = plant();
const today = indiaDate(new Date());
const noon = (date: string) => minuteOf(startOfIndiaDate(date)) + 12 * 60;
const weekdayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`)
    .toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })
    .toUpperCase();

async function changeMachine(id: number, more: object) {
  const of = { params: { id: String(id) } };
  const { body } = await host.call("owner", "getMachine", of);
  const { name, unit, stage, ratePerHour, runsFrom, runsTo, version } = body;
  const edit = { name, unit, stage, ratePerHour, runsFrom, runsTo, version, ...more };
  const reply = await host.call("owner", "updateMachine", { ...of, body: edit });
  expect(reply.status, reply.text).toBe(200);
}

async function readMachine(id: number) {
  const machine = (await readMachines(host.db, noon(today))).find((row) => row.id === id);
  if (!machine) throw new Error(`The plan has no machine ${id}`);
  const worksOn = (date: string) =>
    machine.time.some(({ from, to }) => from <= noon(date) && noon(date) < to);
  return { ...machine, worksOn };
}

test("the plan reads the rate, the hours and the weekly offs of each day", async () => {
  const id = await makeMachine(host, "Corrugator", "CORRUGATING", { ratePerHour: 6000 });
  const [changed, later] = [dateAfter(today, 10), dateAfter(today, 20)];
  await changeMachine(id, { ratePerHour: 3000, changesFrom: changed });
  await changeMachine(id, { runsFrom: "13:00", changesFrom: later });
  const { body: calendar } = await host.call("owner", "getCalendar");
  const { weeklyOffs, halfDayHours, holidays, version, ...others } = calendar;
  const off = { unit: "A", weekday: weekdayOf(dateAfter(today, 15)) };
  const reply = await host.call("owner", "updateCalendar", {
    body: {
      ...others,
      halfDayHours,
      holidays,
      version,
      weeklyOffs: [off],
      validFrom: changed,
    },
  });
  expect(reply.status, reply.text).toBe(200);
  const machine = await readMachine(id);
  expect(machine.ratePerHour).toBe(6000);
  const first = [10, 11].map((days) => dateAfter(today, days)).find(machine.worksOn) ?? changed;
  expect(machine.laterRates?.[0]).toEqual({
    from: minuteOf(startOfIndiaDate(first)) + 8 * 60,
    ratePerHour: 3000,
  });
  expect(machine.worksOn(dateAfter(today, 15))).toBe(false);
  expect(machine.worksOn(dateAfter(today, 16))).toBe(true);
  // From the twentieth day on the machine begins at one o'clock.
  expect(machine.worksOn(dateAfter(today, 21))).toBe(false);
});
