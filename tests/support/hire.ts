import type { Database } from "../../server/db/connect";
import { employees } from "../../server/db/schema";

type NewEmployee = typeof employees.$inferInsert;

/** Writes an employee who joined before the test's calls. @returns the number */
export async function hire(
  db: Pick<Database, "insert">,
  person: Pick<NewEmployee, "name" | "barcodeId" | "joinedAt"> & Partial<NewEmployee>,
): Promise<number> {
  const [row] = await db
    .insert(employees)
    .values({
      email: `${person.name.toLowerCase()}@example.com`,
      unit: "A",
      gender: "female",
      phoneNumber: "+91 90000 12345",
      bloodGroup: "O+",
      dob: "1990-02-28",
      ...person,
    })
    .returning({ id: employees.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}
