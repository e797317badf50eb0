import { inArray } from "drizzle-orm";
import type { Database } from "../db/connect";
import { employees } from "../db/schema";

/** A person's numbers with the provident fund and the state insurance. */
export interface StatutoryNumbers {
  readonly uan?: string;
  readonly esiNumber?: string;
  /** A calendar date. */
  readonly dob: string;
}

/** Reads the present numbers of all or some employees, by employee id. */
export async function readStatutoryNumbers(
  db: Pick<Database, "select">,
  employeeIds?: readonly number[],
): Promise<Map<number, StatutoryNumbers>> {
  const rows = await db
    .select({
      id: employees.id,
      uan: employees.uan,
      esiNumber: employees.esiNumber,
      dob: employees.dob,
    })
    .from(employees)
    .where(employeeIds && inArray(employees.id, [...employeeIds]));
  return new Map(
    rows.map(({ id, uan, esiNumber, dob }) => [
      id,
      { ...(uan !== null && { uan }), ...(esiNumber !== null && { esiNumber }), dob },
    ]),
  );
}
