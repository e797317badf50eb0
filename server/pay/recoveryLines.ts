import type { StatutoryKind } from "../../contract/statutoryRates";
import { halfOf, type Line, rupeesText } from "./payLineText";

/** Something that is due to be deducted, as far as the wages allow. Amounts in paise. */
export interface Due {
  readonly kind: "ARREARS" | "ADVANCE" | "DEDUCTION";
  readonly label: string;
  readonly duePaise: number;
  /** How what is due was worked out. */
  readonly formula: string;
  /** The advance or adjustment. */
  readonly sourceId?: number;
  readonly origins?: string[];
  /** Of arrears of what the law deducts: which. */
  readonly of?: StatutoryKind;
}

/** An advance as a month finds it. */
export interface OpenAdvance {
  readonly id: number;
  readonly reason: string;
  readonly instalmentPaise: number;
  /** What was not given back yet. */
  readonly restPaise: number;
  /** What earlier months should have taken and did not. */
  readonly carriedOverPaise: number;
  /** No later pay is expected, as the person has left. */
  readonly isLastPay?: boolean;
}

/** What a month is to take back of an advance: its instalment and what was carried over, or the rest. */
export function advanceDue(advance: OpenAdvance): Due {
  const { id, reason, instalmentPaise, restPaise, carriedOverPaise, isLastPay = false } = advance;
  const source = { kind: "ADVANCE", label: reason, sourceId: id } as const;
  if (isLastPay) {
    const formula = `${rupeesText(restPaise)} left, all of it due with the last pay`;
    return { ...source, duePaise: restPaise, formula };
  }
  const carried = carriedOverPaise > 0 ? ` + ${rupeesText(carriedOverPaise)} carried over` : "";
  const duePaise = instalmentPaise + carriedOverPaise;
  const rest = rupeesText(restPaise);
  const left = restPaise < duePaise ? `but only ${rest} is left` : `${rest} left before it`;
  return {
    ...source,
    duePaise: Math.min(restPaise, duePaise),
    formula: `Instalment of ${rupeesText(instalmentPaise)}${carried}, ${left}`,
  };
}

/**
 * What is deducted of what is due, in its order. All deductions together are at most half of the wages
 * (Code on Wages, s. 18): what is beyond that is carried over.
 * @param statutoryPaise what the law has deducted, which comes first
 */
export function recoveryLines(
  dues: readonly Due[],
  grossPaise: number,
  statutoryPaise: number,
): Line[] {
  const half = Math.floor(grossPaise / 2);
  let room = Math.max(0, half - statutoryPaise);
  return dues.map(({ duePaise, formula, ...due }): Line => {
    const taken = Math.min(duePaise, room);
    const before = half - room;
    room -= taken;
    const isWhole = taken === duePaise;
    return {
      ...due,
      paise: taken === 0 ? 0 : -taken,
      formula: isWhole ? formula : `${formula}; ${halfOf(grossPaise, before)}`,
      ...(!isWhole && { carriedOverPaise: duePaise - taken }),
    };
  });
}
