import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Bonus, bonusYearOf, type Gratuity } from "../../../contract/benefits";
import { indiaDate } from "../../../domain/indiaTime";
import type { Reader } from "../../db/connect";
import { adjustments, benefitRules, employees, settlements } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import { employedIn, hasLeftBy, readEmployments } from "../../shifts/datedFacts";
import { rupeesOf } from "../../units";
import { readPayTerms } from "../monthDays";
import { computeBonus, computeGratuity, findLastService, type Rule } from "./benefitRules";
import { readYearWages } from "./readYearWages";

type Ids = readonly number[] | undefined;

const personColumns = pickColumns(employees, "id", "name", "barcodeId", "unit");

/** Reads the rules of bonus and gratuity, in the order of their dates. */
async function readBenefitRules(db: Reader): Promise<Rule[]> {
  const rows = await db.select().from(benefitRules).orderBy(benefitRules.validFrom);
  return rows.map(
    ({ bonusCeilingPaise, bonusWagesUpToPaise, gratuityMaximumPaise, ...figures }) => ({
      ...figures,
      bonusCeiling: rupeesOf(bonusCeilingPaise),
      bonusWagesUpTo: rupeesOf(bonusWagesUpToPaise),
      gratuityMaximum: rupeesOf(gratuityMaximumPaise),
    }),
  );
}

/** Reads the additions that pay the bonus of a year, by employee. */
async function readPaidBonuses(db: Reader, ids: Ids, year: number) {
  const rows = await db
    .select(pickColumns(adjustments, "employeeId", "month", "amountPaise"))
    .from(adjustments)
    .where(
      and(
        isNull(adjustments.cancelledAt),
        eq(adjustments.bonusYear, year),
        ids && inArray(adjustments.employeeId, [...ids]),
      ),
    );
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** Reads the gratuities that final settlements have paid, in paise by employee and last day. */
async function readPaidGratuities(db: Reader, ids: Ids) {
  const rows = await db
    .select({
      employeeId: adjustments.employeeId,
      leftOn: settlements.leftOn,
      paise: adjustments.amountPaise,
    })
    .from(adjustments)
    .innerJoin(settlements, eq(settlements.id, adjustments.settlementId))
    .where(
      and(
        isNull(adjustments.cancelledAt),
        eq(adjustments.benefit, "GRATUITY"),
        ids && inArray(adjustments.employeeId, [...ids]),
      ),
    );
  return new Map(rows.map(({ employeeId, leftOn, paise }) => [`${employeeId} ${leftOn}`, paise]));
}

/** Reads the bonuses of an accounting year of all people who are employed in it. */
export async function readBonuses(
  db: Reader,
  { year: asked, now, ids }: { year?: number | undefined; now: Date; ids?: Ids },
): Promise<Bonus[]> {
  const today = indiaDate(now);
  const year = asked ?? bonusYearOf(today);
  const end = `${year + 1}-03-31`;
  const rules = await readBenefitRules(db);
  const wages = await readYearWages(db, year, now, ids);
  const terms = await readPayTerms(db, end, ids);
  const employments = await readEmployments(db, ids);
  const paid = await readPaidBonuses(db, ids, year);
  const people = await db
    .select(personColumns)
    .from(employees)
    .where(and(employedIn(`${year}-04-01`, end), ids && inArray(employees.id, [...ids])))
    .orderBy(employees.barcodeId);
  return people.map((person): Bonus => {
    const { earnedPaise = new Map(), daysWorked = 0 } = wages.people.get(person.id) ?? {};
    const isOver = today > end || hasLeftBy(employments.get(person.id) ?? [], today);
    const facts = { rules, terms: terms.get(person.id) ?? [], earnedPaise, daysWorked, isOver };
    const { wagesPaise, countedPaise, paise, ...bonus } = computeBonus(year, facts);
    const payment = paid.get(person.id);
    return {
      ...person,
      ...bonus,
      daysWorked,
      wages: rupeesOf(wagesPaise),
      countedWages: rupeesOf(countedPaise),
      amount: rupeesOf(payment?.amountPaise ?? paise),
      ...(wages.knownFrom !== undefined && { knownFrom: wages.knownFrom }),
      ...(payment && { state: "PAID", paidIn: payment.month }),
    };
  });
}

/** Reads the gratuity of each person who has joined, by the last service. */
export async function readGratuities(db: Reader, now: Date, ids?: Ids): Promise<Gratuity[]> {
  const today = indiaDate(now);
  const rules = await readBenefitRules(db);
  const terms = await readPayTerms(db, today, ids);
  const employments = await readEmployments(db, ids);
  const paid = await readPaidGratuities(db, ids);
  const people = await db
    .select(personColumns)
    .from(employees)
    .where(ids && inArray(employees.id, [...ids]))
    .orderBy(employees.barcodeId);
  return people.flatMap((person): Gratuity[] => {
    const service = findLastService(employments.get(person.id) ?? [], today);
    if (!service) return [];
    const { leftOn, ...joined } = service;
    const facts = { rules, terms: terms.get(person.id) ?? [], service, today };
    const { lastPaise, paise, ...gratuity } = computeGratuity(facts);
    const paidPaise = paid.get(`${person.id} ${leftOn}`);
    return [
      {
        ...person,
        ...joined,
        ...gratuity,
        ...(leftOn !== undefined && { leftOn }),
        ...(lastPaise !== undefined && { lastWages: rupeesOf(lastPaise) }),
        amount: rupeesOf(paidPaise ?? paise),
        ...(paidPaise !== undefined && { state: "PAID" }),
      },
    ];
  });
}
