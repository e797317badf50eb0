import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { indiaDate, monthAfter, monthsBefore } from "../../../domain/indiaTime";
import type { Reader } from "../../db/connect";
import { payRuns, payslips } from "../../db/schema";
import { readLastClosedMonth, readOpeningMonth } from "../../payLocks/lockedMonths";
import { paiseOf } from "../../units";
import { computeOpenMonth } from "../openMonth";
import { arrearsMonths } from "../payRuns";
import { monthsOfBonusYear } from "./benefitRules";

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
export async function readYearWages(db: Reader, year: number, now: Date, ids?: readonly number[]) {
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
