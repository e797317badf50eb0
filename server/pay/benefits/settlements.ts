import { and, desc, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { bonusYearOf, bonusYearText } from "../../../contract/benefits";
import { SentMessage } from "../../../contract/errors";
import type { BalancedKind } from "../../../contract/leaves";
import { Settlement, SettlementLine } from "../../../contract/settlements";
import { rowOn } from "../../../domain/datedRows";
import { dateAfter, indiaDate, monthAfter } from "../../../domain/indiaTime";
import { type Message, say } from "../../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../../domain/storedUnits";
import { readLetterhead } from "../../company/plantSettings";
import type { Reader } from "../../db/connect";
import { employees, settlements } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import { conflict, notFound } from "../../errors";
import { computeBalances, readLeaveFacts } from "../../leave/readLeave";
import { readLastClosedMonth } from "../../payLocks/lockedMonths";
import { readEmployments } from "../../shifts/datedFacts";
import { storedSchema } from "../../storedSchema";
import { carriedComponents } from "../deductions";
import { computeEncashment } from "../leaveEntries";
import { readMonthsToLock } from "../lockState";
import { readPayTerms } from "../monthDays";
import { computeOpenMonth } from "../openMonth";
import { readOwed } from "../readOwed";
import { readBonuses, readGratuities } from "./benefitLists";
import { computeService, findLastService } from "./benefitRules";

const DocumentLine = z.extend(z.omit(SettlementLine, { formulaCode: true }), {
  formula: SentMessage,
});
const Document = z.extend(z.omit(Settlement, { obstacle: true, obstacleCode: true }), {
  lines: z.array(DocumentLine),
});
/** The stored and printed form of a settlement. A formula is a code with its values. */
export type SettlementDocument = z.infer<typeof Document>;

export const settlementSchema = storedSchema("A settlement", 1, (stored) => Document.parse(stored));

/** An addition of a settlement, in the last of the settled months. */
export interface Benefit {
  readonly kind: "LEAVE" | "BONUS" | "GRATUITY";
  readonly label?: string;
  readonly paise: number;
  readonly formula: Message;
  /** The days of leave that the addition encashes. */
  readonly leave?: { readonly kind: BalancedKind; readonly days: number };
  readonly bonusYear?: number;
}

/** The pay of a person in the open months, by month. */
interface SettledMonth {
  readonly month: string;
  readonly paise: number;
}

interface ComputedSettlement {
  readonly document: SettlementDocument;
  readonly benefits: readonly Benefit[];
  readonly months: readonly SettledMonth[];
  /** The reason why the leaver cannot be settled yet. */
  readonly obstacle: Message | undefined;
}

/** Reads the stored settlement of the last day, or the latest one. */
export async function findSettlement(db: Reader, employeeId: number, leftOn?: string) {
  const [stored] = await db
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.employeeId, employeeId),
        isNull(settlements.cancelledAt),
        leftOn === undefined ? undefined : eq(settlements.leftOn, leftOn),
      ),
    )
    .orderBy(desc(settlements.leftOn))
    .limit(1);
  return stored;
}

/** The most open months that one settlement pays. The months before them are locked first. */
const mostMonths = 3;

/** Returns the open months up to the month of leaving, or the first open month after it. */
async function findOpenMonths(db: Reader, joinedOn: string, leftOn: string): Promise<string[]> {
  const closed = await readLastClosedMonth(db);
  const leaving = leftOn.slice(0, 7);
  const last = closed !== undefined && closed >= leaving ? monthAfter(closed) : leaving;
  const months = await readMonthsToLock(db, last);
  return months.filter((month) => month >= joinedOn.slice(0, 7));
}

/** Reads the leave to pay out, the bonuses of the last two years and the gratuity of a leaver. */
async function readBenefits(db: Reader, employeeId: number, leftOn: string, now: Date) {
  const ids = [employeeId];
  const benefits: Benefit[] = [];
  const date = dateAfter(leftOn);
  const facts = (await readLeaveFacts(db, { until: date, employeeIds: ids })).get(employeeId);
  const terms = rowOn((await readPayTerms(db, leftOn, ids)).get(employeeId) ?? [], leftOn);
  for (const { kind, toPayOut: days } of facts && terms ? computeBalances(facts, date) : []) {
    if (days <= 0 || !terms) continue;
    benefits.push({ kind: "LEAVE", leave: { kind, days }, ...computeEncashment(days, terms) });
  }
  const year = bonusYearOf(leftOn);
  for (const bonusYear of [year - 1, year]) {
    const [bonus] = await readBonuses(db, { year: bonusYear, now, ids });
    if (bonus?.state !== "PAYABLE" || bonus.amount === 0) continue;
    const formula = say("plain", { text: bonus.formula });
    const label = bonusYearText(bonusYear);
    benefits.push({ kind: "BONUS", label, bonusYear, paise: paiseOf(bonus.amount), formula });
  }
  const [gratuity] = await readGratuities(db, now, ids);
  if (gratuity?.state === "PAYABLE" && gratuity.amount > 0) {
    const formula = say("plain", { text: gratuity.formula });
    benefits.push({ kind: "GRATUITY", paise: paiseOf(gratuity.amount), formula });
  }
  return benefits;
}

/** Returns the number of a planned addition on a line. A stored addition has a positive number. */
const plannedId = (index: number) => -1 - index;

/** Reads the advances and deductions that a person still owes after the locked months, in paise. */
async function readOwedPaise(db: Reader, employeeId: number): Promise<number> {
  const owed = (await readOwed(db, "9999-12", [employeeId])).people.get(employeeId);
  return [
    ...(owed?.advances ?? []).map(({ restPaise }) => restPaise),
    ...(owed?.deductions ?? []).map(({ paise }) => paise),
  ].reduce((sum, paise) => sum + paise, 0);
}

/**
 * Computes the settlement of a leaver: the payslips of the open months, with the benefits as additions of the last one.
 * @throws HttpError 404 without such an employee, 409 if the person has not left
 */
export async function computeSettlement(
  db: Reader,
  employeeId: number,
  now: Date,
): Promise<ComputedSettlement> {
  const [person] = await db
    .select(pickColumns(employees, "name", "barcodeId", "unit"))
    .from(employees)
    .where(eq(employees.id, employeeId));
  if (!person) throw notFound(say("this.employee"));
  const today = indiaDate(now);
  const employments = (await readEmployments(db, [employeeId])).get(employeeId) ?? [];
  const service = findLastService(employments, today);
  const { leftOn } = service ?? {};
  if (!service || leftOn === undefined)
    throw conflict(say("employee.hasNotLeft", { name: person.name }));
  const openMonths = await findOpenMonths(db, employments[0]?.joinedOn ?? leftOn, leftOn);
  const months = openMonths.slice(-mostMonths);
  const benefits = await readBenefits(db, employeeId, leftOn, now);
  const additions = benefits.map(({ kind, paise }, index) => ({
    id: plannedId(index),
    reason: "",
    paise,
    ...(kind === "LEAVE" ? { wageKind: "LEAVE_ENCASHMENT" as const } : { benefit: kind }),
  }));
  const lines: SettlementDocument["lines"] = [];
  const settled: SettledMonth[] = [];
  let grossPaise = 0;
  let restPaise = await readOwedPaise(db, employeeId);
  for (const month of months) {
    const planned = month === months.at(-1) ? { employeeId, additions } : undefined;
    const { people } = await computeOpenMonth(db, month, now, [employeeId], planned);
    const pay = people.find(({ person: { id } }) => id === employeeId)?.pay;
    if (!pay) continue;
    // A month takes over the carried deductions of the month before, so the last month has all carried deductions.
    if (planned)
      restPaise += carriedComponents(pay.lines).reduce((sum, { paise }) => sum + paise, 0);
    settled.push({ month, paise: pay.netPaise });
    grossPaise += pay.grossPaise;
    for (const { kind, label, of, paise, formula, sourceId = 0 } of pay.lines) {
      const benefit = sourceId < 0 ? benefits[plannedId(sourceId)] : undefined;
      const amount = rupeesOf(paise);
      if (sourceId > 0 && paise < 0) restPaise += paise;
      if (benefit) {
        const { leave } = benefit;
        lines.push({
          kind: benefit.kind,
          month,
          amount,
          formula: benefit.formula,
          ...(benefit.label !== undefined && { label: benefit.label }),
          ...(leave && { leave: leave.kind }),
        });
      } else
        lines.push({
          kind,
          month,
          amount,
          formula,
          ...(label !== undefined && { label }),
          ...(of !== undefined && { of }),
        });
    }
  }
  const netPaise = settled.reduce((sum, { paise }) => sum + paise, 0);
  const company = await readLetterhead(db);
  const { years, months: moreMonths } = computeService(service.joinedOn, leftOn);
  const [earlier] = openMonths.slice(0, -mostMonths);
  return {
    benefits,
    months: settled,
    obstacle:
      leftOn >= today
        ? say("settlement.tooEarly", { date: { date: dateAfter(leftOn) } })
        : earlier === undefined
          ? undefined
          : say("settlement.lockFirst", { month: { month: months[0] ?? "" } }),
    document: {
      employeeId,
      ...person,
      companyName: company.name,
      companyAddress: company.address,
      joinedOn: service.joinedOn,
      leftOn,
      years,
      months: moreMonths,
      lines,
      gross: rupeesOf(grossPaise),
      deductions: rupeesOf(grossPaise - netPaise),
      net: rupeesOf(netPaise),
      rest: rupeesOf(Math.max(0, restPaise)),
    },
  };
}
