import type { BenefitKind } from "../../contract/benefits";
import type { ArrearsKind } from "../../contract/payroll";
import { type Message, say } from "../../domain/messages/say";
import type { WageKind } from "../../domain/wagesByCode";
import { amountFormula, halfOf, joinParts, type Line, rupeesText } from "./payslipDocument";

/** An amount that is due to be deducted, as far as the wages allow. Amounts in paise. */
export interface Recovery {
  readonly kind: "ARREARS" | "ADVANCE" | "DEDUCTION";
  readonly label: string;
  readonly duePaise: number;
  /** The parts of the calculation. */
  readonly formula: readonly Message[];
  readonly sourceId?: number;
  readonly origins?: Message[];
  /** The lines that arrears belong to, if they are not wages. */
  readonly of?: ArrearsKind;
  /** The part of arrears of wages that is overtime. */
  readonly overtimePaise?: number;
  /** The number, the days and the own month's amount of a deduction by a pay component. */
  readonly componentId?: number;
  readonly dates?: readonly string[];
  readonly monthPaise?: number;
}

/** Something that is added to a month's pay, or deducted from it, in paise. */
export interface OpenAdjustment {
  readonly id: number;
  readonly reason: string;
  readonly paise: number;
  /** Absent for an amount that counts as wages. */
  readonly benefit?: BenefitKind;
  /** Absent for an addition that was entered before additions had kinds. */
  readonly wageKind?: WageKind;
}

export interface OpenAdvance {
  readonly id: number;
  readonly reason: string;
  readonly instalmentPaise: number;
  readonly restPaise: number;
  /** The amount that earlier months should have taken and did not take. */
  readonly carriedOverPaise: number;
  /** True if no later pay is expected, because the person has left. */
  readonly isLastPay?: boolean;
}

/** Computes the part of an advance that is due in a month: the instalment and the amount carried over, or the rest. */
export function toAdvanceRecovery(advance: OpenAdvance): Recovery {
  const { id, reason, instalmentPaise, restPaise, carriedOverPaise, isLastPay = false } = advance;
  const source = { kind: "ADVANCE", label: reason, sourceId: id } as const;
  if (isLastPay) {
    const formula = [say("formula.lastPay", { rest: rupeesText(restPaise) })];
    return { ...source, duePaise: restPaise, formula };
  }
  const duePaise = instalmentPaise + carriedOverPaise;
  const carried = say("formula.carried", { amount: rupeesText(carriedOverPaise) });
  return {
    ...source,
    duePaise: Math.min(restPaise, duePaise),
    formula: [
      say("formula.instalment", { amount: rupeesText(instalmentPaise) }),
      ...(carriedOverPaise > 0 ? [carried] : []),
      say(restPaise < duePaise ? "formula.onlyLeft" : "formula.leftBefore", {
        rest: rupeesText(restPaise),
      }),
    ],
  };
}

export const toDeductionRecovery = ({ id, reason, paise }: OpenAdjustment): Recovery => ({
  kind: "DEDUCTION",
  label: reason,
  duePaise: paise,
  formula: [amountFormula(paise)],
  sourceId: id,
});

/** The rest of a component's deductions that earlier months could not take, in paise. */
export interface CarriedComponent {
  readonly id: number;
  readonly name: string;
  readonly paise: number;
}

/** Returns the deductions of a month by components, with the amounts that were carried over to it. */
export function toComponentRecoveries(
  deductions: readonly Recovery[],
  carried: readonly CarriedComponent[],
): Recovery[] {
  const amounts = new Map(carried.map(({ id, paise }) => [id, paise]));
  const recoveries = deductions.map((deduction): Recovery => {
    const paise = amounts.get(deduction.componentId ?? 0);
    if (paise === undefined) return deduction;
    const formula = [...deduction.formula, say("formula.carried", { amount: rupeesText(paise) })];
    return { ...deduction, duePaise: deduction.duePaise + paise, formula };
  });
  const componentIds = new Set(deductions.map(({ componentId }) => componentId));
  const left = carried.filter(({ id }) => !componentIds.has(id));
  return [
    ...recoveries,
    ...left.map(({ id, name, paise }) => ({
      kind: "DEDUCTION" as const,
      label: name,
      componentId: id,
      monthPaise: 0,
      duePaise: paise,
      formula: [say("formula.onlyCarried", { amount: rupeesText(paise) })],
    })),
  ];
}

/**
 * Returns the lines of recoveries. They take at most half of the wages after `statutoryPaise` (Code on Wages, s. 18), in the
 * order of `dues`. The rest is carried over. Source: docs/trade/pay.md#deductions.
 */
export function computeRecoveryLines(
  dues: readonly Recovery[],
  grossPaise: number,
  statutoryPaise: number,
): Line[] {
  const half = Math.floor(grossPaise / 2);
  let room = Math.max(0, half - statutoryPaise);
  return dues.map(({ duePaise, formula, ...recovery }): Line => {
    const deductedPaise = Math.min(duePaise, room);
    const before = half - room;
    room -= deductedPaise;
    const isWhole = deductedPaise === duePaise;
    return {
      ...recovery,
      paise: deductedPaise === 0 ? 0 : -deductedPaise,
      formula: joinParts(isWhole ? formula : [...formula, ...halfOf(grossPaise, before)]),
      ...(!isWhole && { carriedOverPaise: duePaise - deductedPaise }),
    };
  });
}

interface FromMonth {
  readonly firstMonth: string;
}

/** The open advances and deductions of one person, the oldest first. */
export interface Owed {
  readonly advances: readonly (OpenAdvance & FromMonth)[];
  readonly deductions: readonly (OpenAdjustment & FromMonth)[];
  readonly carried: readonly CarriedComponent[];
}

export const nothingOwed: Owed = { advances: [], deductions: [], carried: [] };

export const owedIn = ({ advances, deductions, carried }: Owed, month: string): Owed => ({
  carried,
  advances: advances.filter(({ firstMonth }) => firstMonth <= month),
  deductions: deductions.filter(({ firstMonth }) => firstMonth <= month),
});

/** Returns the amounts that a month's deductions by components carry over. */
export const carriedComponents = (lines: readonly Line[]): CarriedComponent[] =>
  lines.flatMap(({ componentId: id, label: name = "", carriedOverPaise: paise = 0 }) =>
    id === undefined || paise === 0 ? [] : [{ id, name, paise }],
  );

export function owedAfter({ advances, deductions }: Owed, lines: readonly Line[]): Owed {
  const lineOf = (kind: Line["kind"], id: number) =>
    lines.find((line) => line.kind === kind && line.sourceId === id);
  return {
    advances: advances
      .map((advance) => {
        const line = lineOf("ADVANCE", advance.id);
        if (line === undefined) return advance;
        const { paise, carriedOverPaise = 0 } = line;
        return { ...advance, restPaise: advance.restPaise + paise, carriedOverPaise };
      })
      .filter(({ restPaise }) => restPaise > 0),
    deductions: deductions
      .map((deduction) => ({
        ...deduction,
        paise: deduction.paise + (lineOf("DEDUCTION", deduction.id)?.paise ?? 0),
      }))
      .filter(({ paise }) => paise > 0),
    carried: carriedComponents(lines),
  };
}
