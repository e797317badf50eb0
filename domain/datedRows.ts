/** A row that holds from a date on, until the next row of the same fact. */
export interface DatedRow {
  /** A calendar date in India. */
  readonly validFrom: string;
}

/**
 * Returns the row that holds on a date, undefined before the first one. `rows` are in the order of their dates. Source:
 * docs/trade/dated-facts.md#the-rule-of-reading.
 */
export const rowOn = <Row extends DatedRow>(rows: readonly Row[], date: string): Row | undefined =>
  rows.findLast(({ validFrom }) => validFrom <= date);

/** The first day of the rows that hold since the beginning: no scan and no entry is older. */
export const beginningOfTimes = "1970-01-01";
