import { eq } from "drizzle-orm";
import { indiaDate } from "../../contract/indiaTime";
import { monthText } from "../../contract/momentText";
import type { WriteDatabase } from "../db/connect";
import { employees } from "../db/schema";
import { badRequest } from "../errors";

const monthIn = (instant: Date) => indiaDate(instant).slice(0, 7);

/**
 * Whose pay something belongs to. Whoever has left is paid a last time for the month in which they left.
 * @param field that of the month
 * @throws HttpError 400 by the field where there is nobody, or who was not employed in the month
 */
export async function payeeIn(
  tx: Pick<WriteDatabase, "select">,
  barcodeId: string,
  field: string,
  month: string,
): Promise<number> {
  const [employee] = await tx
    .select({
      id: employees.id,
      joinedAt: employees.joinedAt,
      deactivatedAt: employees.deactivatedAt,
    })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  if (!employee) throw badRequest({ barcodeId: "No employee has this barcode" });
  const { id, joinedAt, deactivatedAt } = employee;
  const joined = monthIn(joinedAt);
  if (month < joined) {
    throw badRequest({ [field]: `Must not be before they joined, in ${monthText(joined)}` });
  }
  if (deactivatedAt !== null && month > monthIn(deactivatedAt)) {
    const left = monthText(monthIn(deactivatedAt));
    throw badRequest({ [field]: `Must not be after they left, in ${left}` });
  }
  return id;
}
