import { eq } from "drizzle-orm";
import { monthText } from "../../domain/momentText";
import type { WriteDatabase } from "../db/connect";
import { employees } from "../db/schema";
import { badRequest } from "../errors";
import { employmentsOf } from "../shifts/datedFacts";

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
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  if (!employee) throw badRequest({ barcodeId: "No employee has this barcode" });
  const { id } = employee;
  const periods = (await employmentsOf(tx, [id])).get(id) ?? [];
  const joined = periods[0]?.joinedOn.slice(0, 7);
  if (joined !== undefined && month < joined) {
    throw badRequest({ [field]: `Must not be before they joined, in ${monthText(joined)}` });
  }
  const left = periods.at(-1)?.leftOn?.slice(0, 7);
  if (left !== undefined && month > left) {
    throw badRequest({ [field]: `Must not be after they left, in ${monthText(left)}` });
  }
  return id;
}
