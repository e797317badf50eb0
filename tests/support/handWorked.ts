import { expect, test } from "vitest";
import { payOf, type WorkedMonth } from "./workedMonth";

/** The work of every day of September 2026 but the Sundays. The month begins on a Tuesday, so these are 26 days. */
export const wholeMonth = ["1-5,7-12,14-19,21-26,28-30 09:00-17:00"];

/** Returns an advance. The amounts are in rupees. */
export const advance = (id: number, instalment: number, rest: number, carriedOver = 0) => ({
  id,
  reason: "School fees",
  instalmentPaise: instalment * 100,
  restPaise: rest * 100,
  carriedOverPaise: carriedOver * 100,
});

/** The name of a case, the rupees of each kind of line, and the net amount. All are computed by hand. */
type Case = readonly [
  what: string,
  month: WorkedMonth,
  lines: readonly (readonly [kind: string, rupees: number, carriedOver?: number])[],
  net: number,
];

/** Makes a test of each case. */
export const testCases = (cases: readonly Case[]) =>
  test.each(cases)("%s", (_, month, lines, net) => {
    const pay = payOf(month);
    const shown = pay.lines.map(({ kind, paise, carriedOverPaise }) => [
      kind,
      paise / 100,
      ...(carriedOverPaise === undefined ? [] : [carriedOverPaise / 100]),
    ]);
    expect(shown).toEqual(lines);
    expect(pay.netPaise / 100).toBe(net);
  });
