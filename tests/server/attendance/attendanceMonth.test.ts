import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { AttendanceMonth } from "../../../contract/attendance";
import { readMissingPeople } from "../../../server/attendance/presence";
import { assignments, holidays, leaves, punches, shifts } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { at } from "./correctionCalls";

const host = plant();

/** Hires a person from 2026 on, with a shift or without. @returns the number */
async function hireFor(name: string, unit: "A" | "B", shiftId?: number, joined = "01-01 08:00") {
  const person = { name, unit, barcodeId: `EMP-${unit}-${name}` };
  const id = await hire(host.db, { ...person, joinedAt: new Date(at(joined)) });
  if (shiftId !== undefined)
    await host.db.update(assignments).set({ shiftId }).where(eq(assignments.employeeId, id));
  return id;
}

const scan = (employeeId: number, ...moments: string[]) =>
  host.db
    .insert(punches)
    .values(moments.map((moment) => ({ employeeId, punchedAt: new Date(at(moment)) })));

const rest = (employeeId: number, day: string, kind: "PAID" | "UNPAID", isHalfDay = false) =>
  host.db.insert(leaves).values({
    employeeId,
    firstDate: `2026-${day}`,
    lastDate: `2026-${day}`,
    kind,
    isHalfDay,
    createdBy: "owner@example.com",
  });

beforeAll(async () => {
  await host.db.insert(holidays).values({ date: "2026-03-04", name: "Holi" });
  const rows = await host.db
    .insert(shifts)
    .values([
      { unit: "A", name: "C", startsAt: 22 * 60, endsAt: 6 * 60 },
      { unit: "A", name: "A", startsAt: 6 * 60, endsAt: 14 * 60 },
      { unit: "B", name: "A", startsAt: 6 * 60, endsAt: 14 * 60 },
    ])
    .returning({ id: shifts.id });
  const [night = 0, morning = 0, inB = 0] = rows.map(({ id }) => id);

  const asha = await hireFor("00001", "A", night, "03-02 08:00");
  // A night belongs to the date on which its shift starts.
  await scan(asha, "03-02 22:00", "03-03 06:05", "03-05 21:58");
  const again = new Date(Date.parse(at("03-05 21:58")) + 30_000);
  await host.db.insert(punches).values({ employeeId: asha, punchedAt: again });
  await scan(asha, "03-06 01:00");
  await scan(asha, "03-09 22:01");
  await rest(asha, "03-10", "PAID");
  await rest(asha, "03-11", "UNPAID");
  await rest(asha, "03-12", "PAID", true);

  const late = await hireFor("00002", "A", morning);
  const present = await hireFor("00003", "A", morning);
  const left = await hireFor("00004", "A", morning);
  const away = await hireFor("00005", "A", morning);
  await hireFor("00006", "A");
  await hireFor("00007", "B", inB);
  await scan(present, "04-01 05:50");
  await scan(left, "04-01 05:55", "04-01 09:30");
  await rest(away, "04-01", "PAID");
  await scan(late, "03-31 06:00", "03-31 14:00");
});

const monthOf = async (month: string) => {
  const params = { barcodeId: "EMP-A-00001", month };
  const reply = await host.call("owner", "getAttendanceMonth", { params });
  expect(reply.status, reply.text).toBe(200);
  return AttendanceMonth.parse(reply.body);
};

test("a person's month has all its days: leave, rest, half days, nights, scans and what is open", async () => {
  const { name, days } = await monthOf("2026-03");
  expect(name).toBe("00001");
  expect(days).toHaveLength(31);
  const on = (day: number) => days[day - 1];
  expect(on(1)).toMatchObject({ date: "2026-03-01", isEmployed: false, spans: [] });
  expect(on(2)).toMatchObject({
    shift: "C 10:00 pm – 6:00 am",
    workedMinutes: 485,
    overtimeMinutes: 5,
    spans: [{ checkIn: at("03-02 22:00"), checkOut: at("03-03 06:05") }],
    scans: [
      { at: at("03-02 22:00"), is: "IN", isCorrection: false },
      { at: at("03-03 06:05"), is: "OUT", isCorrection: false },
    ],
    exceptions: [],
  });
  expect(on(3)).toMatchObject({ spans: [], workedMinutes: 0 });
  expect(on(3)).not.toHaveProperty("kind");
  expect(on(4)).toMatchObject({ kind: "HOLIDAY", holiday: "Holi" });
  expect(on(5)).toMatchObject({
    kind: "HALF_DAY",
    scans: [{ is: "IN" }, { is: "REPEATED" }, { is: "OUT" }],
  });
  expect(on(8)).toMatchObject({ kind: "WEEKLY_OFF" });
  expect(on(9)).toMatchObject({
    spans: [{ checkIn: at("03-09 22:01") }],
    exceptions: [{ kind: "OPEN_CHECK_OUT", detailCode: { code: "exception.openDay" } }],
  });
  expect([10, 11, 12].map((day) => on(day)?.kind)).toEqual([
    "PAID_LEAVE",
    "UNPAID_LEAVE",
    "HALF_LEAVE",
  ]);
});

test("an exception says in or out, the shift, and the scans around", async () => {
  const { body } = await host.call("staff", "getExceptions", { query: { month: "2026-03" } });
  expect(body).toMatchObject([
    {
      kind: "OPEN_CHECK_OUT",
      date: "2026-03-09",
      direction: "IN",
      shift: "C 10:00 pm – 6:00 am",
      scansAround: [{ at: at("03-09 22:01"), direction: "IN" }],
    },
  ]);
});

test("a coming month has its days of rest, and a wrong month or badge is refused", async () => {
  const { days } = await monthOf("2031-03");
  expect(days.filter(({ kind }) => kind === "WEEKLY_OFF")).toHaveLength(5);
  const ask = (barcodeId: string, month: string) =>
    host.call("owner", "getAttendanceMonth", { params: { barcodeId, month } });
  expect(await ask("EMP-A-00001", "2026-13")).toMatchObject({
    status: 404,
    body: { message: "This month was not found" },
  });
  expect(await ask("EMP-A-99999", "2026-03")).toMatchObject({
    status: 404,
    body: { message: "The badge EMP-A-99999 was not found" },
  });
});

test("a day's attendance has leave, holiday, weekly off and half day besides the specification's fields", async () => {
  const rowOn = async (date: string) => {
    const query = { date, filter: { barcodeId: "EMP-A-00001" } };
    return (await host.call("owner", "getAttendance", { query })).body[0];
  };
  expect(await rowOn("2026-03-04")).toMatchObject({
    status: "ABSENT",
    dayKind: "HOLIDAY",
    holiday: "Holi",
  });
  expect(await rowOn("2026-03-05")).toMatchObject({ status: "PRESENT", dayKind: "HALF_DAY" });
  expect(await rowOn("2026-03-08")).toMatchObject({ dayKind: "WEEKLY_OFF" });
  expect(await rowOn("2026-03-10")).toMatchObject({ status: "ABSENT", dayKind: "PAID_LEAVE" });
  expect(await rowOn("2026-03-02")).not.toHaveProperty("dayKind");
  const query = { date: "2026-03-08", filter: { dayKind: "WEEKLY_OFF", status: "ABSENT" } };
  expect((await host.call("owner", "getAttendance", { query })).body).toHaveLength(7);
});

test("the missing people are listed by unit, from the shift's start to its end, without those at rest", async () => {
  const missingAt = async (moment: string) => {
    const found = await readMissingPeople(host.db, new Date(at(moment)));
    return found.map(({ unit, expected, missing }) => ({
      unit,
      expected,
      missing: missing.map(({ name }) => name),
    }));
  };
  // 00005 is on leave, 00006 has no shift, 00004 came and went, 00001 has the night.
  expect(await missingAt("04-01 06:00")).toEqual([
    { unit: "A", expected: 3, missing: ["00002"] },
    { unit: "B", expected: 1, missing: ["00007"] },
  ]);
  expect(await missingAt("04-01 13:59")).toMatchObject([
    { missing: ["00002", "00004"] },
    { missing: ["00007"] },
  ]);
  // 00004 is in until the instant of the check-out.
  expect(await missingAt("04-01 09:29")).toMatchObject([{ missing: ["00002"] }, {}]);
  expect(await missingAt("04-01 09:30")).toMatchObject([{ missing: ["00002", "00004"] }, {}]);
  expect(await missingAt("04-01 05:59")).toMatchObject([{ unit: "A", missing: ["00001"] }]);
  expect(await missingAt("04-01 14:00")).toEqual([]);
  // The night of the 2nd is still running on the morning of the 3rd.
  expect(await missingAt("03-03 02:00")).toEqual([{ unit: "A", expected: 1, missing: [] }]);
  // A Sunday, and the holiday.
  expect(await missingAt("03-08 07:00")).toEqual([]);
  expect(await missingAt("03-04 07:00")).toEqual([]);
  const [unit] = await readMissingPeople(host.db, new Date(at("04-01 10:00")));
  expect(unit?.missing).toMatchObject([
    { shift: "A 6:00 am – 2:00 pm", since: at("04-01 06:00") },
    { name: "00004", leftAt: at("04-01 09:30") },
  ]);
});

test("the calls are for those who see attendance", async () => {
  expect((await host.call("owner", "getMissingPeople")).status).toBe(200);
  expect((await host.call("staff", "getMissingPeople")).status).toBe(403);
});
