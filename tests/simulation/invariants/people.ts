import { expectEqual } from "../violation";
import type { Invariant } from "./invariant";

/** The payslips of a locked month never change by one byte. */
export const lockedPayslipsStay: Invariant = async (plant) => {
  for (const [key, before] of [...plant.lockedPayslips].slice(-30)) {
    const [month = "", employeeId = ""] = key.split(" ");
    const sent = { params: { month, employeeId } };
    const { body } = await plant.host.call("owner", "getPayslip", sent);
    expectEqual("lockedPayslipsStay", `payslip ${key}`, JSON.stringify(body), before);
  }
};
