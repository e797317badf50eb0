import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayLine } from "../../../contract/payroll";
import { readDays } from "../../../server/attendance/readDays";
import { assignments, corrections, payTerms, punches, shifts } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
let asha = 0;

const arrears = async (): Promise<PayLine[]> => {
  const params = { month: "2026-06", employeeId: String(asha) };
  const { lines } = (await host.call("owner", "getPayslip", { params })).body;
  return lines.filter(({ kind }: PayLine) => kind === "ARREARS");
};

const correct = (moment: string, decidedAt: Date) =>
  host.db.insert(corrections).values({
    employeeId: asha,
    action: "ADD",
    at: at(moment),
    reason: "Told by the foreman",
    status: "APPROVED",
    proposedBy: "staff@example.com",
    decidedBy: "owner@example.com",
    decidedAt,
  });

beforeAll(async () => {
  const person = { name: "Asha", barcodeId: "EMP-A-00001", joinedAt: at("05-01 08:00") };
  asha = await hire(host.db, person);
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: asha });
  await host.db.insert(punches).values(
    ["05-04 08:00", "05-04 18:00", "05-05 08:00", "05-05 18:00"].map((moment) => ({
      employeeId: asha,
      punchedAt: at(moment),
    })),
  );
  const params = { month: "2026-05" };
  expect((await host.call("owner", "lockPayrollMonth", { params })).status).toBe(200);
  // The months before this version were locked without `hasWorkDays`.
  await host.db.execute(sql`update pay_runs set rules = rules - 'hasWorkDays'`);
});

test("a month that was locked before there were work days is worked out again by the pairing of then", async () => {
  // By this shift the two hours before 10:00 of each day would not count: 1,500 less.
  const [shift] = await host.db
    .insert(shifts)
    .values({ unit: "A", name: "Late", startsAt: 600, endsAt: 1080 })
    .returning({ id: shifts.id });
  if (!shift) throw new Error("An insert returned no row");
  await host.db
    .insert(assignments)
    .values({ employeeId: asha, validFrom: "2026-05-02", unit: "A", shiftId: shift.id });
  await correct("05-06 09:00", new Date());
  await correct("05-06 17:00", new Date());
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 1000 }]);
});

test("a month that was locked by work days is worked out again by its shifts", async () => {
  await host.db.execute(sql`update pay_runs set rules = rules || '{"hasWorkDays": true}'`);
  // Nor does the hour before 10:00 of the day that was added count. Two days lose 2 h of overtime each: 750.
  expect(await arrears()).toMatchObject([{ label: "2026-05", amount: 250 }]);
});

test("scans are paired from eleven days before on, as they were then", async () => {
  const nights = Array.from({ length: 40 }, (_, night) => {
    const evening = at("03-20 18:31").getTime() + night * 86_400_000;
    return [new Date(evening), new Date(evening + 718 * 60_000)];
  });
  const nightly = { name: "Bala", barcodeId: "EMP-A-00002", joinedAt: at("03-01 08:00") };
  const bala = await hire(host.db, nightly);
  await host.db
    .insert(punches)
    .values(nights.flat().map((punchedAt) => ({ employeeId: bala, punchedAt })));
  const checkIn = async (hasWorkDays: boolean) => {
    const query = { hasWorkDays, employeeIds: [bala] };
    const [person] = await readDays(host.db, ["2026-04-20"], query);
    return person?.days.get("2026-04-20")?.checkIn;
  };
  expect(await checkIn(false)).toEqual(at("04-20 06:29"));
  expect(await checkIn(true)).toEqual(at("04-20 18:31"));
});
