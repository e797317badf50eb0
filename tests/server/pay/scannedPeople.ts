import { beforeAll } from "vitest";
import { punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import type { plant } from "../../support/plant";

/** Returns the days from one to another of the same month, each as `MM-dd`. */
export const days = (first: string, last: string) => {
  const [month = "", from = ""] = first.split("-");
  return Array.from(
    { length: Number(last.slice(3)) - Number(from) + 1 },
    (_, index) => `${month}-${String(Number(from) + index).padStart(2, "0")}`,
  );
};

export const shifts = (dates: readonly string[], from = "09:00", to = "17:00") =>
  dates.flatMap((date) => [at(`${date} ${from}`), at(`${date} ${to}`)]);

/** Returns people with scans, and the calls that read their pay. */
export function scannedPeople(host: ReturnType<typeof plant>) {
  beforeAll(async () => {
    // Unit B has no weekly off.
    const calendar = (await host.call("owner", "getCalendar")).body;
    const weeklyOffs = [{ unit: "A", weekday: "SUNDAY" }];
    await host.call("owner", "updateCalendar", {
      body: { ...calendar, weeklyOffs, validFrom: "2020-01-01" },
    });
  });

  async function hireScanned(name: string, joined: string, scans: readonly Date[], left?: string) {
    const employeeId = await hire(host.db, {
      name,
      unit: "B",
      barcodeId: `EMP-B-${name.toUpperCase()}`,
      joinedAt: at(`${joined} 08:00`),
      ...(left !== undefined && { deactivatedAt: at(`${left} 18:00`) }),
    });
    await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId, punchedAt })));
    return employeeId;
  }

  const payslip = (month: string, employeeId: number) =>
    host.call("owner", "getPayslip", { params: { month, employeeId: String(employeeId) } });

  const salaries = async (month: string) =>
    (await host.call("owner", "getMonthlySalaries", { query: { month } })).body;

  return { hireScanned, payslip, salaries };
}
