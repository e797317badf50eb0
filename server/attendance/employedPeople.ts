import { and, gte, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import type { Database } from "../db/connect";
import { employees, payTerms } from "../db/schema";
import { groupBy } from "../groupBy";
import type { PayTerms } from "./dayPay";

export interface Person {
  id: number;
  name: string;
  barcodeId: string;
  unit: string;
  joinedAt: Date;
  deactivatedAt: Date | null;
  /** In the order of their dates; none until a salary is set up. */
  terms: readonly PayTerms[];
}

/** Who is asked for: everybody who was employed then, or of them the given ones alone. */
export interface PeopleAsked {
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
  { employeeIds, alsoIds = [] }: PeopleAsked = {},
): Promise<Person[]> {
  const terms = await payTermsUntil(db, last, employeeIds && [...employeeIds, ...alsoIds]);
  const employed = and(
    lt(employees.joinedAt, endOfIndiaDate(last)),
    or(isNull(employees.deactivatedAt), gte(employees.deactivatedAt, startOfIndiaDate(first))),
    employeeIds && inArray(employees.id, [...employeeIds]),
  );
  const people = await db
    .select({
      id: employees.id,
      name: employees.name,
      barcodeId: employees.barcodeId,
      unit: employees.unit,
      joinedAt: employees.joinedAt,
      deactivatedAt: employees.deactivatedAt,
    })
    .from(employees)
    .where(alsoIds.length > 0 ? or(employed, inArray(employees.id, [...alsoIds])) : employed)
    .orderBy(employees.id);
  return people.map((person) => ({ ...person, terms: terms.get(person.id) ?? [] }));
}

/** Tells of calendar dates in India whether somebody was employed on them. */
export function employmentOf({
  joinedAt,
  deactivatedAt,
}: Pick<Person, "joinedAt" | "deactivatedAt">) {
  const joined = indiaDate(joinedAt);
  const left = deactivatedAt && indiaDate(deactivatedAt);
  return (date: string) => joined <= date && (left === null || date <= left);
}
