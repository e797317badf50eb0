import type { OpenAdjustment } from "./computePay";
import type { Line } from "./payLineText";
import type { OpenAdvance } from "./recoveryLines";

/** The month of whose pay the first part is taken. */
interface FromMonth {
  readonly firstMonth: string;
}

/** What one person is still to give back, or to have deducted, the oldest first. */
export interface Owed {
  readonly advances: readonly (OpenAdvance & FromMonth)[];
  readonly deductions: readonly (OpenAdjustment & FromMonth)[];
}

export const nothingOwed: Owed = { advances: [], deductions: [] };

/** What of it a month has to do with. */
export const owedIn = ({ advances, deductions }: Owed, month: string): Owed => ({
  advances: advances.filter(({ firstMonth }) => firstMonth <= month),
  deductions: deductions.filter(({ firstMonth }) => firstMonth <= month),
});

/** What is still owed after a month whose pay has these lines. */
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
  };
}
