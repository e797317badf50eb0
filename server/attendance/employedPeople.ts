import { and, inArray, lte, or } from "drizzle-orm";
import type { Database } from "../db/connect";
import { employees, payTerms } from "../db/schema";
import { groupBy } from "../groupBy";
import {
  type DatedAssignment,
  type DatedEmployment,
  employedIn,
  employmentsOf,
} from "../shifts/datedFacts";
import type { PayTerms } from "./dayPay";
import { workAssignments } from "./workDays/readScans";

export interface Person {
  id: number;
  name: string;
  barcodeId: string;
  /** The present one. */
  unit: string;
  /** In the order of their dates. */
  employments: readonly DatedEmployment[];
  /** In the order of their dates: those that hold on the days asked for. */
  assignments: readonly DatedAssignment[];
  /** In the order of their dates; none until a salary is set up. */
  terms: readonly PayTerms[];
}

/** Who is asked for: everybody who was employed then, or of them the given ones alone. */
export interface PeopleOptions {
  readonly employeeIds?: readonly number[] | undefined;
  /** These are given whether they were employed or not. */
  readonly alsoIds?: readonly number[] | undefined;
}

/** Terms of pay that have begun by a date, by employee, in the order of their dates. */
async function payTermsUntil(
  db: Pick<Database, "select">,
  date: string,
  employeeIds: readonly number[] | undefined,
): Promise<Map<number, PayTerms[]>> {
  const rows: (PayTerms & { employeeId: number })[] = await db
    .select({
      employeeId: payTerms.employeeId,
      validFrom: payTerms.validFrom,
      monthlyBasePaise: payTerms.monthlyBasePaise,
      workingDays: payTerms.workingDays,
      otMultiplierFactor: payTerms.otMultiplierFactor,
    })
    .from(payTerms)
    .where(
      and(
        lte(payTerms.validFrom, date),
        employeeIds && inArray(payTerms.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(payTerms.employeeId, payTerms.validFrom);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** Who was employed on some day from `first` to `last`, calendar dates in India, by their numbers. */
export async function employedBetween(
  db: Pick<Database, "select">,
  first: string,
  last: string,
  { employeeIds, alsoIds = [] }: PeopleOptions = {},
): Promise<Person[]> {
  const ids = employeeIds && [...employeeIds, ...alsoIds];
  const terms = await payTermsUntil(db, last, ids);
  const employments = await employmentsOf(db, ids);
  const assignments = await workAssignments(db, { first, last, employeeIds: ids });
  const employed = and(
    employedIn(first, last),
    employeeIds && inArray(employees.id, [...employeeIds]),
  );
  const people = await db
    .select({
      id: employees.id,
      name: employees.name,
      barcodeId: employees.barcodeId,
      unit: employees.unit,
    })
    .from(employees)
    .where(alsoIds.length > 0 ? or(employed, inArray(employees.id, [...alsoIds])) : employed)
    .orderBy(employees.id);
  return people.map((person) => ({
    ...person,
    employments: employments.get(person.id) ?? [],
    assignments: assignments.get(person.id) ?? [],
    terms: terms.get(person.id) ?? [],
  }));
}
