import type { SalesRow } from "../../../contract/sales";
import { dispatchAddress } from "../addresses";

export const salesFigures = ["quoted", "won", "invoiced", "priced", "margin"] as const;
export type SalesFigure = (typeof salesFigures)[number];

/** Sums of sales in rupees. */
export type SalesSum = Pick<SalesRow, SalesFigure>;

const nothing: SalesSum = { quoted: 0, won: 0, invoiced: 0, priced: 0, margin: 0 };

/** Rounds rupees to whole paise, because a sum of binary fractions is not exact. */
const toWholePaise = (rupees: number) => Math.round(rupees * 100) / 100;

export const sumOf = (rows: readonly SalesSum[]): SalesSum =>
  rows.reduce(
    (sum, row) => ({
      quoted: toWholePaise(sum.quoted + row.quoted),
      won: toWholePaise(sum.won + row.won),
      invoiced: toWholePaise(sum.invoiced + row.invoiced),
      priced: toWholePaise(sum.priced + row.priced),
      margin: toWholePaise(sum.margin + row.margin),
    }),
    nothing,
  );

/** Returns the margin in percent of the priced sales. Undefined without such sales, or for a credit note. */
export const marginPercent = ({ priced, margin }: SalesSum): number | undefined =>
  priced > 0 ? Math.round((margin / priced) * 1000) / 10 : undefined;

/** Returns the clients with their sums, the most invoiced first, then the most won and quoted. */
export const sumsByClient = (rows: readonly SalesRow[]) =>
  [...new Set(rows.map(({ client }) => client))]
    .map((client) => ({ client, ...sumOf(rows.filter((row) => row.client === client)) }))
    .toSorted(
      (one, other) =>
        other.invoiced - one.invoiced ||
        other.won - one.won ||
        other.quoted - one.quoted ||
        one.client.localeCompare(other.client),
    );

/** Returns the address of the papers that a figure of a month or of a client sums up. */
export const salesPapersAddress = (find: {
  readonly figure: SalesFigure;
  readonly month?: string;
  readonly client?: string;
}) => `${dispatchAddress("sales/papers")}?${new URLSearchParams(find)}`;
