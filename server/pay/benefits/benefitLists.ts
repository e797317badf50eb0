import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Bonus, bonusYearOf, type Gratuity } from "../../../contract/benefits";
import { PayLine, type PayLineKind } from "../../../contract/payroll";
import { beginningOfTimes, rowOn } from "../../../domain/datedRows";
import { indiaDate, lastDateOfMonth, monthAfter, monthsBefore } from "../../../domain/indiaTime";
import { overtimePaiseOf, remunerationOf, type WageLine } from "../../../domain/lineWages";
import { rupeesOf } from "../../../domain/storedUnits";
import { computeWagesByCode } from "../../../domain/wagesByCode";
import type { Reader } from "../../db/connect";
import { adjustments, employees, payRuns, payslips, settlements } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import { groupBy } from "../../groupBy";
import { readLastClosedMonth, readOpeningMonth } from "../../payLocks/lockedMonths";
import { employedIn, hasLeftBy, readAssignments, readEmployments } from "../../shifts/datedFacts";
import { readComponents, readPayTerms } from "../monthDays";
import { computeOpenMonth } from "../openMonth";
import { findMonthlyAdditions } from "../payComponents";
import { arrearsMonths } from "../payRuns";
import type { Line } from "../payslipDocument";
import { toWageLine } from "../payslipWages";
import {
  computeBonus,
  computeGratuity,
  findLastService,
  monthsOfBonusYear,
  type Rule,
  readBenefitRules,
} from "./benefitRules";

/** The lines of a person in an accounting year that may be wages of the bonus. */
interface YearWages {
  /** The lines of each month. Arrears count in the month that they belong to. */
  readonly linesOfMonth: Map<string, MonthLine[]>;
  /** The days with a scan that counts, and the days of paid leave. */
  daysWorked: number;
}

type MonthLine = WageLine & Pick<Line, "label">;

const Lines = z.array(
  z.pick(PayLine, {
    kind: true,
    label: true,
    amount: true,
    of: true,
    benefit: true,
    isWages: true,
    wageKind: true,
    overtimeAmount: true,
  }),
);

/** Returns the month of a line: arrears are of the month that they name. */
const monthOf = ({ kind, label }: MonthLine, month: string) =>
  kind === "ARREARS" && label !== undefined ? label : month;

/** Adds the lines of a month that are wages by the base of a rule, in paise. */
function sumWages(lines: readonly WageLine[], base: Rule["wageBase"]): number {
  if (base === "CODE") return computeWagesByCode(lines.flatMap(remunerationOf)).wagesPaise;
  return lines
    .filter(
      ({ kind, of, isWages = false }) =>
        kind === "EARNED" || isWages || (kind === "ARREARS" && of === undefined),
    )
    .reduce((sum, line) => sum + line.paise - overtimePaiseOf(line), 0);
}

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
        '$.lines[*] ? (@.kind == "EARNED" || @.kind == "OVERTIME" || @.kind == "ADDITION" || (@.kind == "ARREARS" && !exists(@.of)))')`,
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
    month,
    daysWorked,
    lines: Lines.parse(lines).map(
      ({ label, ...line }): MonthLine => ({
        ...toWageLine(line),
        ...(label !== undefined && { label }),
      }),
    ),
  }));
}

const wageLines: readonly PayLineKind[] = ["EARNED", "OVERTIME", "ADDITION", "ARREARS"];

/** Computes the earned wages and the days worked of an open month. */
async function readOpen(
  db: Reader,
  month: string,
  { last, now, ids }: { last: string; now: Date; ids: readonly number[] | undefined },
) {
  const { people } = await computeOpenMonth(db, month, now, ids);
  return people.map(({ person, pay }) => ({
    employeeId: person.id,
    month,
    daysWorked:
      month > last
        ? 0
        : person.days.filter(
            ({ spans, share, dayOff }) => spans.length > 0 || (share > 0 && !dayOff),
          ).length,
    lines: pay.lines.filter(
      ({ kind, of }) => wageLines.includes(kind) && (kind !== "ARREARS" || of === undefined),
    ),
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
  for (const { employeeId, month, daysWorked, lines } of found) {
    const person = people.get(employeeId) ?? { linesOfMonth: new Map(), daysWorked: 0 };
    people.set(employeeId, person);
    person.daysWorked += daysWorked;
    for (const line of lines) {
      const of = monthOf(line, month);
      person.linesOfMonth.set(of, [...(person.linesOfMonth.get(of) ?? []), line]);
    }
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
    const { linesOfMonth = new Map<string, WageLine[]>(), daysWorked = 0 } =
      wages.people.get(person.id) ?? {};
    const earnedPaise = new Map(
      [...linesOfMonth].map(([month, lines]) => {
        const rule = rowOn(rules, lastDateOfMonth(month)) ?? rules[0];
        return [month, sumWages(lines, rule?.wageBase ?? "BASE")];
      }),
    );
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
  const isByCode = rules.some(({ wageBase }) => wageBase === "CODE");
  const components = isByCode ? await readComponents(db) : [];
  const range = { first: beginningOfTimes, last: today, employeeIds: ids };
  const assignments = isByCode ? await readAssignments(db, range) : undefined;
  return people.flatMap((person): Gratuity[] => {
    const service = findLastService(employments.get(person.id) ?? [], today);
    if (!service) return [];
    const payee = { ...person, assignments: assignments?.get(person.id) ?? [] };
    const additions = findMonthlyAdditions(payee, components, service.leftOn ?? today);
    const { leftOn, ...joined } = service;
    // The service of a person who rejoined on the next day continues. An earlier settlement may have paid a part.
    const ofService = (paid.get(person.id) ?? []).filter((one) => one.leftOn >= service.joinedOn);
    const paidPaise = ofService.find((one) => one.leftOn === leftOn)?.paise;
    const earlierPaise = ofService.reduce((sum, { paise }) => sum + paise, 0) - (paidPaise ?? 0);
    const facts = {
      rules,
      terms: terms.get(person.id) ?? [],
      service,
      today,
      additions,
      earlierPaise,
    };
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
