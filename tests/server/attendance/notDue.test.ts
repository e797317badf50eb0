import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { assignments, shifts } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant();
const date = "2026-11-10";

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${date}T10:00:00+05:30`) });
  for (const { name, startsAt } of [
    { name: "Asha", startsAt: 6 * 60 },
    { name: "Bala", startsAt: 14 * 60 },
  ]) {
    const times = { startsAt, endsAt: startsAt + 8 * 60 };
    const [shift] = await host.db
      .insert(shifts)
      .values({ unit: "A", name, ...times })
      .returning({ id: shifts.id });
    const barcodeId = `EMP-A-${String(startsAt).padStart(5, "0")}`;
    const joinedAt = new Date("2026-01-01T08:00:00+05:30");
    const employeeId = await hire(host.db, { name, barcodeId, joinedAt });
    await host.db
      .insert(assignments)
      .values({ employeeId, validFrom: "2026-02-01", unit: "A", shiftId: shift?.id ?? 0 });
  }
});
afterAll(() => void vi.useRealTimers());

test("at 10:00 the attendance says of the shift from 14:00 that it is not due, and of the shift from 6:00 not", async () => {
  const read = async (day: string) =>
    (await host.call("owner", "getAttendance", { query: { date: day } })).body;
  const [asha, bala] = await read(date);
  expect(asha).toMatchObject({ name: "Asha", status: "ABSENT" });
  expect(asha).not.toHaveProperty("isNotDue");
  expect(bala).toMatchObject({ name: "Bala", status: "ABSENT", isNotDue: true });
  for (const row of await read("2026-11-09")) expect(row).not.toHaveProperty("isNotDue");
});
