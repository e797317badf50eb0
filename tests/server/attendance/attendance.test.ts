import { beforeAll, expect, test } from "vitest";
import { employees, punches, salaries } from "../../../server/db/schema";
import { plant } from "../../support/plant";

const host = plant();

/** Instants by India's clock, `MM-dd HH:mm` of 2026. */
const at = (moment: string) => new Date(`2026-${moment.replace(" ", "T")}:00+05:30`);

beforeAll(async () => {
  const [person] = await host.db
    .insert(employees)
    .values({
      name: "Asha",
      email: "asha@example.com",
      unit: "A",
      gender: "female",
      phoneNumber: "+91 90000 12345",
      bloodGroup: "O+",
      dob: "1990-02-28",
      barcodeId: "EMP-A-00001",
      joinedAt: at("01-01 08:00"),
    })
    .returning({ id: employees.id });
  const employeeId = person?.id ?? 0;
  await host.db
    .insert(salaries)
    .values({ employeeId, monthlyBasePaise: 2_600_000, otMultiplierFactor: 1.5, workingDays: 26 });
  const scans = [
    // Two nights, the second over the month's end.
    "03-30 22:00",
    "03-31 06:00",
    "03-31 22:00",
    "04-01 06:00",
    // A forgotten check-out, and the day after it.
    "04-02 08:30",
    "04-03 08:30",
    "04-03 18:30",
    // The badge held twice.
    "04-04 08:30",
    "04-04 08:30",
    "04-04 16:30",
  ];
  await host.db.insert(punches).values(scans.map((scan) => ({ employeeId, punchedAt: at(scan) })));
});

const dayOf = async (date: string) => {
  const { body } = await host.call("owner", "getAttendance", { query: { date } });
  return body[0];
};

test("a night belongs whole to the day on which it began, over the month's end too", async () => {
  expect(await dayOf("2026-03-30")).toMatchObject({
    status: "PRESENT",
    checkInTime: at("03-30 22:00").toISOString(),
    checkOutTime: at("03-31 06:00").toISOString(),
    daySalary: 1000,
    overtimeHours: 0,
  });
  expect(await dayOf("2026-03-31")).toMatchObject({
    checkInTime: at("03-31 22:00").toISOString(),
    checkOutTime: at("04-01 06:00").toISOString(),
    daySalary: 1000,
  });
  expect(await dayOf("2026-04-01")).toMatchObject({ status: "ABSENT", daySalary: 0 });
});

test("a forgotten check-out has none, and does not turn the next day round", async () => {
  const forgotten = await dayOf("2026-04-02");
  expect(forgotten).toMatchObject({ status: "PRESENT", daySalary: 1000, overtimeHours: 0 });
  expect(forgotten).not.toHaveProperty("checkOutTime");
  expect(await dayOf("2026-04-03")).toMatchObject({
    checkInTime: at("04-03 08:30").toISOString(),
    checkOutTime: at("04-03 18:30").toISOString(),
    overtimeHours: 2,
    daySalary: 1375,
  });
});

test("a badge that is held twice is a check-in all the same", async () => {
  expect(await dayOf("2026-04-04")).toMatchObject({
    checkInTime: at("04-04 08:30").toISOString(),
    checkOutTime: at("04-04 16:30").toISOString(),
    overtimeHours: 0,
  });
});
