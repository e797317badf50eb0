import { eq } from "drizzle-orm";
import { month as monthField } from "../../contract/fields";
import { say } from "../../domain/messages/say";
import { employees } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { SentPaper } from "../records/sentPaper";
import { readLockedPayslips } from "./lockedPayslips";

const Month = monthField();

/** The payslip of a locked month. It goes only to the employee. */
export const sentPayslip: SentPaper = {
  seenBy: "getPayslip",
  isOwnOnly: true,
  async read(db, { id, part, language }) {
    const month = Month.safeParse(part);
    if (!month.success) throw notFound(say("this.payslip"));
    const payslips = await readLockedPayslips(db, month.data, [id]);
    if (!payslips) throw conflict(say("sending.monthOpen", { month: { month: month.data } }));
    const [person] = await db
      .select({ name: employees.name, email: employees.email, phone: employees.phoneNumber })
      .from(employees)
      .where(eq(employees.id, id));
    if (payslips.length === 0 || !person) throw notFound(say("this.payslipOfMonth"));
    return {
      number: month.data,
      record: `employee ${id}`,
      recipient: person,
      async makePdf() {
        const { payslipsPdf } = await import("./payslipsPdf");
        return payslipsPdf(month.data, payslips, language);
      },
    };
  },
};
