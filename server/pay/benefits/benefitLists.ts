import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Bonus, bonusYearOf, type Gratuity } from "../../../contract/benefits";
import { indiaDate, monthAfter, monthsBefore } from "../../../domain/indiaTime";
import type { Reader } from "../../db/connect";
import { adjustments, employees, payRuns, payslips, settlements } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import { groupBy } from "../../groupBy";
import { readLastClosedMonth, readOpeningMonth } from "../../payLocks/lockedMonths";
import { employedIn, hasLeftBy, readEmployments } from "../../shifts/datedFacts";
import { paiseOf, rupeesOf } from "../../units";
import { readPayTerms } from "../monthDays";
import { computeOpenMonth } from "../openMonth";
import { arrearsMonths } from "../payRuns";
import {
  computeBonus,
  computeGratuity,
  findLastService,
  monthsOfBonusYear,
  readBenefitRules,
} from "./benefitRules";

/** The wages of a person in an accounting year, by days and by pay components that are wages. */
interface YearWages {
  /** The wages of each month. Arrears count in the month that they belong to. */
  readonly earnedPaise: Map<string, number>;
  /** The days with a scan that counts, and the days of paid leave. */
  daysWorked: number;
}

interface WageLine {
  readonly month: string;
  readonly paise: number;
}

const Lines = z.array(
  z.object({ kind: z.string(), label: z.optional(z.string()), amount: z.number() }),
);

/** Reads the earned wages and the days worked of locked payslips. Their days stay in the database. */
async function readLocked(
  db: Reader,
  { first, last, until }: Readonly<Record<"first" | "last" | "until", string>>,
  ids: readonly number[] | undefined,
) {
  const { document } = payslips;
  const rows = await db
    .select({
      employeeId: payslips.employeeId,
      month: payRuns.month,
      lines: sql`jsonb_path_query_array(${document},
        '$.lines[*] ? (@.kind == "EARNED" || @.isWages == true || (@.kind == "ARREARS" && !exists(@.of)))')`,
      daysWorked: sql<number>`case when ${payRuns.month} <= ${last} then jsonb_array_length(
        jsonb_path_query_array(${document},
          '$.days[*] ? (exists(@.spans[0]) || (@.share > 0 && !exists(@.dayOff)))')) else 0 end`,
    })
    .from(payslips)
    .innerJoin(payRuns, eq(payRuns.id, payslips.runId))
    .where(
      and(
        isNull(payRuns.unlockedAt),
        gte(payRuns.month, first),
        lte(payRuns.month, until),
        ids && inArray(payslips.employeeId, [...ids]),
      ),
    );
  return rows.map(({ employeeId, month, lines, daysWorked }) => ({
    employeeId,
    daysWorked,
    lines: Lines.parse(lines).map(
      ({ kind, label, amount }): WageLine => ({
        month: kind === "ARREARS" && label !== undefined ? label : month,
        paise: paiseOf(amount),
      }),
    ),
  }));
}

/** Computes the earned wages and the days worked of an open month. */
async function readOpen(
  db: Reader,
  month: string,
  { last, now, ids }: { last: string; now: Date; ids: readonly number[] | undefined },
) {
  const { people } = await computeOpenMonth(db, month, now, ids);
  return people.map(({ person, pay }) => ({
    employeeId: person.id,
    daysWorked:
      month > last
        ? 0
        : person.days.filter(
            ({ spans, share, dayOff }) => spans.length > 0 || (share > 0 && !dayOff),
          ).length,
    lines: pay.lines.flatMap(({ kind, label, of, isWages = false, paise }): WageLine[] => {
      if (kind === "EARNED" || isWages) return [{ month, paise }];
      return kind === "ARREARS" && of === undefined && label !== undefined
        ? [{ month: label, paise }]
        : [];
    }),
  }));
}

/**
 * Reads the wages of an accounting year by employee: from the payslips of locked months, and computed for open ones.
 * Later months pay arrears of the year. Months before the opening were paid elsewhere, and their wages are not known.
 */
async function readYearWages(db: Reader, year: number, now: Date, ids?: readonly number[]) {
  const months = monthsOfBonusYear(year);
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const present = indiaDate(now).slice(0, 7);
  const closed = await readLastClosedMonth(db);
  const firstOpen = closed === undefined || closed < first ? first : monthAfter(closed);
  // The first open month pays the arrears of all locked ones.
  const open = monthsBefore(monthAfter(present), firstOpen).filter(
    (month) => month <= last || month === firstOpen,
  );
  const found = await readLocked(db, { first, last, until: monthAfter(last, arrearsMonths) }, ids);
  for (const month of open) found.push(...(await readOpen(db, month, { last, now, ids })));
  const people = new Map<number, YearWages>();
  for (const { employeeId, daysWorked, lines } of found) {
    const person = people.get(employeeId) ?? { earnedPaise: new Map(), daysWorked: 0 };
    people.set(employeeId, person);
    person.daysWorked += daysWorked;
    for (const { month, paise } of lines)
      person.earnedPaise.set(month, (person.earnedPaise.get(month) ?? 0) + paise);
  }
  const opening = await readOpeningMonth(db);
  const knownFrom =
    opening !== undefined && opening > first && opening <= last ? opening : undefined;
  return { people, knownFrom };
}

type Ids = readonly number[] | undefined;

const personColumns = pickColumns(employees, "id", "name", "barcodeId", "unit");

/** Reads the additions that pay the bonus of a year, by employee. An addition of a settlement has the last day. */
async function readPaidBonuses(db: Reader, ids: Ids, year: number) {
  const rows = await db
    .select({
      ...pickColumns(adjustments, "employeeId", "month", "amountPaise"),
      leftOn: settlements.leftOn,
    })
    .from(adjustments)
    .leftJoin(settlements, eq(settlements.id, adjustments.settlementId))
    .where(
      and(
        isNull(adjustments.cancelledAt),
        eq(adjustments.bonusYear, year),
        ids && inArray(adjustments.employeeId, [...ids]),
      ),
    )
    .orderBy(adjustments.id);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** Reads the gratuities that final settlements have paid, in paise with the last day, by employee. */
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
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** Reads the bonuses of an accounting year of all people who are employed in it. */
export async function readBonuses(
  db: Reader,
  { year: chosenYear, now, ids }: { year?: number | undefined; now: Date; ids?: Ids },
): Promise<Bonus[]> {
  const today = indiaDate(now);
  const year = chosenYear ?? bonusYearOf(today);
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
    const periods = employments.get(person.id) ?? [];
    const isOver = today > end || hasLeftBy(periods, today);
    const payments = paid.get(person.id) ?? [];
    const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    // A person who rejoined in the year after each settlement gets what the settlements have not paid.
    const isOfRejoined = payments.every(({ leftOn }) =>
      periods.some(({ joinedOn }) => leftOn !== null && leftOn < joinedOn && joinedOn <= end),
    );
    const { wagesPaise, countedPaise, paise, ...bonus } = computeBonus(year, {
      rules,
      terms: terms.get(person.id) ?? [],
      earnedPaise,
      daysWorked,
      isOver,
      earlierPaise: isOfRejoined ? paidPaise : 0,
    });
    const payment = isOfRejoined && paise > 0 ? undefined : payments.at(-1);
    return {
      ...person,
      ...bonus,
      daysWorked,
      wages: rupeesOf(wagesPaise),
      countedWages: rupeesOf(countedPaise),
      amount: rupeesOf(payment ? paidPaise : paise),
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
    // The service of a person who rejoined on the next day continues. An earlier settlement may have paid a part.
    const ofService = (paid.get(person.id) ?? []).filter((one) => one.leftOn >= service.joinedOn);
    const paidPaise = ofService.find((one) => one.leftOn === leftOn)?.paise;
    const earlierPaise = ofService.reduce((sum, { paise }) => sum + paise, 0) - (paidPaise ?? 0);
    const facts = { rules, terms: terms.get(person.id) ?? [], service, today, earlierPaise };
    const { lastPaise, paise, ...gratuity } = computeGratuity(facts);
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
