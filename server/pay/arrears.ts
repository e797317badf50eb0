import type { ArrearsKind, PayLineKind } from "../../contract/payroll";
import { statutoryKinds } from "../../contract/statutoryRates";
import { type Message, say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { englishText } from "../errors";
import { groupBy } from "../groupBy";
import type { ChangedMonth } from "./changedMonths";
import type { Arrears } from "./computePay";
import { computeEarnedLines, type EarnedDay, type EarningTerms } from "./earnings";
import { computeComponents } from "./payComponents";
import {
  addLines,
  type DocumentLine,
  type Line,
  type PayslipWithoutDays,
  rupeesText,
} from "./payslipDocument";
import { payslipWages } from "./payslipWages";
import { computeStatutoryLines, findCoveredKinds } from "./statutoryLines";

const wages: readonly PayLineKind[] = ["EARNED", "OVERTIME"];

const amountOf = (lines: readonly DocumentLine[]) =>
  lines.reduce((sum, { amount }) => sum + paiseOf(amount), 0);

/**
 * Returns the paid arrears of a month, in paise. With `of` they are arrears of such lines, without it arrears of
 * wages.
 */
const arrearsPaid = (payslips: readonly PayslipWithoutDays[], month: string, of?: ArrearsKind) =>
  amountOf(
    payslips.flatMap(({ lines }) =>
      lines.filter((line) => line.kind === "ARREARS" && line.label === month && line.of === of),
    ),
  );

/** Returns the wages for days in some lines, in paise. */
const wagesIn = (lines: readonly DocumentLine[]): number =>
  amountOf(lines.filter(({ kind }) => wages.includes(kind)));

/** Returns the overtime in some lines, in paise. */
const overtimeIn = (lines: readonly DocumentLine[]): number =>
  amountOf(lines.filter(({ kind }) => kind === "OVERTIME"));

/**
 * Returns the overtime that a month's lock and later arrears have paid, in paise. Arrears of older versions count as
 * paid without overtime. So the next arrears of the month also count the overtime of the earlier arrears, up to their own
 * amount. If they are large enough, both arrears together count the right wages.
 */
function paidOvertime(payslips: readonly PayslipWithoutDays[], month: string): number {
  const locked = payslips.filter((payslip) => payslip.month === month);
  const arrears = payslips
    .flatMap(({ lines }) => lines)
    .filter(({ kind, label }) => kind === "ARREARS" && label === month);
  return (
    overtimeIn(locked.flatMap(({ lines }) => lines)) +
    arrears.reduce((sum, { overtimeAmount = 0 }) => sum + paiseOf(overtimeAmount), 0)
  );
}

/** Returns the pay of piece rates in some lines, in paise. */
const piecesIn = (lines: readonly DocumentLine[]): number =>
  amountOf(lines.filter(({ stage }) => stage !== undefined));

/** Returns the wages that a month's lock paid for its days and its pieces, in paise. */
function lockedWages(payslips: readonly PayslipWithoutDays[], month: string): number {
  const lines = payslips.filter((payslip) => payslip.month === month).flatMap((one) => one.lines);
  return wagesIn(lines) + piecesIn(lines) + componentsIn(lines);
}

/** Returns the wages that components have paid in some lines, in paise. */
const componentsIn = (lines: readonly DocumentLine[]): number =>
  amountOf(lines.filter(({ isWages }) => isWages === true));

/** Returns the reasons of arrears: the changes since the last lock, and the reasons of unpaid earlier arrears. */
function originsOf({ changes, left }: ChangedMonth, employeeId: number): Message[] {
  const earlier = left.filter((one) => one.employeeId === employeeId);
  const ofPerson = changes.filter((change) => (change.employeeId ?? employeeId) === employeeId);
  const later = ofPerson.filter((change) => change.isLater);
  const origins = [
    ...earlier.flatMap(({ line }) => line.origins ?? []),
    ...(earlier.length + later.length > 0 ? later : ofPerson).map(({ origin }) => origin),
  ];
  return [...new Map(origins.map((origin) => [englishText(origin), origin])).values()];
}

/** The pay for the days of a month and the overtime in this pay, in paise. */
interface DayWages {
  readonly paise: number;
  readonly overtimePaise: number;
}

function computeDayWages(days: readonly EarnedDay[], terms: readonly EarningTerms[]): DayWages {
  const lines = computeEarnedLines(days, terms);
  const overtime = lines.filter(({ kind }) => kind === "OVERTIME");
  return { paise: addLines(lines), overtimePaise: addLines(overtime) };
}

/** Computes the present pay of a locked month for its days, by employee. */
const computePresentWages = ({ people }: ChangedMonth): Map<number, DayWages> =>
  new Map(people.map(({ id, days, terms }) => [id, computeDayWages(days, terms)]));

type Found = readonly [employeeId: number, arrears: Arrears];

/** Computes what components pay and deduct in a locked month by the facts of today, by employee. */
const computePresentComponents = ({ people, components, run: { month } }: ChangedMonth) =>
  new Map(people.map((person) => [person.id, computeComponents(person, components, { month })]));

type PresentComponents = ReturnType<typeof computePresentComponents>;

/** Compares the deductions by components, and the additions that are not wages, with the locked amounts. */
function computeComponentArrears(changed: ChangedMonth, present: PresentComponents): Found[] {
  const { run, changedIds, payslips } = changed;
  if (changedIds?.length === 0) return [];
  const { month } = run;
  const paidTo = groupBy(payslips, ({ employeeId }) => employeeId);
  const ids = [...new Set([...present.keys(), ...paidTo.keys()])];
  return ids.flatMap((id): Found[] => {
    if (changedIds && !changedIds.includes(id)) return [];
    const all = paidTo.get(id) ?? [];
    const locked = all.find((payslip) => payslip.month === month)?.lines ?? [];
    const { additions = [], deductions = [] } = present.get(id) ?? {};
    const origins = originsOf(changed, id);
    const arrearsOf = (of: "ADDITION" | "DEDUCTION", now: number, then: number): Found[] => {
      const paid = then + (of === "ADDITION" ? 1 : -1) * arrearsPaid(all, month, of);
      if (now === paid) return [];
      const paise = of === "ADDITION" ? now - paid : paid - now;
      const formula =
        of === "ADDITION"
          ? say("formula.known", { due: rupeesText(now), paid: rupeesText(paid) })
          : say("formula.knownDue", { due: rupeesText(now), deducted: rupeesText(paid) });
      return [[id, { month, of, paise, formula, origins }]];
    };
    return [
      ...arrearsOf(
        "ADDITION",
        addLines(additions.filter(({ isWages }) => isWages === false)),
        amountOf(locked.filter(({ isWages }) => isWages === false)),
      ),
      ...arrearsOf(
        "DEDUCTION",
        deductions.reduce((sum, { monthPaise = 0 }) => sum + monthPaise, 0),
        locked.reduce((sum, { monthAmount = 0 }) => sum + paiseOf(monthAmount), 0),
      ),
    ];
  });
}

function computeWageArrears(changed: ChangedMonth, components: PresentComponents): Found[] {
  const { run, changedIds, payslips, pieces } = changed;
  if (changedIds?.length === 0) return [];
  const presentWages = computePresentWages(changed);
  const paidTo = groupBy(payslips, ({ employeeId }) => employeeId);
  const ids = new Set([...presentWages.keys(), ...pieces.keys(), ...paidTo.keys()]);
  return [...ids].flatMap((id): Found[] => {
    if (changedIds && !changedIds.includes(id)) return [];
    const paidLines = paidTo.get(id) ?? [];
    const paid = lockedWages(paidLines, run.month) + arrearsPaid(paidLines, run.month);
    const added = (components.get(id)?.additions ?? []).filter(({ isWages }) => isWages);
    const lines = [...(pieces.get(id)?.lines ?? []), ...added];
    const ofDays = presentWages.get(id) ?? { paise: 0, overtimePaise: 0 };
    const now = ofDays.paise + addLines(lines);
    if (now === paid) return [];
    const overtimePaise = ofDays.overtimePaise - paidOvertime(paidLines, run.month);
    const formula = say("formula.known", { due: rupeesText(now), paid: rupeesText(paid) });
    const origins = originsOf(changed, id);
    return [[id, { month: run.month, paise: now - paid, overtimePaise, formula, origins }]];
  });
}

/** Compares the deductions of a month's wages by old and new rates. Arrears of wages have deductions when paid. */
function computeRateArrears({ run, rates, payslips, dates }: ChangedMonth): Found[] {
  if (rates === undefined) return [];
  const { month } = run;
  const paidTo = groupBy(payslips, ({ employeeId }) => employeeId);
  const ofMonth = payslips.filter((payslip) => payslip.month === month);
  return ofMonth.flatMap(({ employeeId, lines }) => {
    const paid = { month, wages: payslipWages(lines), dates: dates.get(employeeId) };
    // The wages that limits count stay as at the lock, and so do the covered people.
    const coveredKinds = findCoveredKinds(run.rules.rates, paid, lines);
    const formerLines = computeStatutoryLines(run.rules.rates, paid, { coveredKinds });
    const presentLines = computeStatutoryLines(rates, paid, { coveredKinds });
    return statutoryKinds.flatMap((of): Found[] => {
      const amountIn = (some: readonly Line[]) =>
        Math.abs(addLines(some.filter(({ kind }) => kind === of)));
      const duePaise = amountIn(presentLines);
      const deducted = amountIn(formerLines) - arrearsPaid(paidTo.get(employeeId) ?? [], month, of);
      if (duePaise === deducted) return [];
      const figures = { due: rupeesText(duePaise), deducted: rupeesText(deducted) };
      const formula = say("formula.rates", figures);
      const origins = [say("arrears.rates")];
      return [[employeeId, { month, of, paise: deducted - duePaise, formula, origins }]];
    });
  });
}

/** Computes the pay of locked months by the facts of today, minus the paid amounts. The first open month pays it. */
export function computeArrears(
  changedMonths: readonly ChangedMonth[],
): ReadonlyMap<number, readonly Arrears[]> {
  const found = changedMonths.flatMap((month) => {
    const components = computePresentComponents(month);
    return [
      ...computeWageArrears(month, components),
      ...computeComponentArrears(month, components),
      ...computeRateArrears(month),
    ];
  });
  const byPerson = groupBy(found, ([employeeId]) => employeeId);
  return new Map([...byPerson].map(([id, group]) => [id, group.map(([, arrears]) => arrears)]));
}
