import { type Message, say } from "../messages/say";
import { rupeesOf, unitPricePaise, unitPriceRupees } from "../storedUnits";
import { valuePaise } from "../unitPrice";
import { taxesOf, totalsOf } from "./gst";
import type { InvoiceLine, InvoiceTotals, TaxPaise } from "./invoiceDocument";

interface Figures {
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
}

/** The part of an invoice's line that no credit note has credited. */
interface CreditableLine extends TaxPaise {
  /** Boxes that the customer has kept. A charge has none. */
  readonly boxes: number;
  /** The greatest difference that the line and its credits can have by rounding, in paise. */
  readonly roundingPaise: number;
}

const taxKinds = ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const;

/**
 * True if a credit note's line credits the invoice's line at `index`. A note of an earlier version has no `ofLine` and
 * credits the boxes, which are line 0.
 */
const isOf = (index: number, { ofLine = 0 }: InvoiceLine) => ofLine === index;

const boxesOf = ({ quantity, isTooling, isValueOnly }: InvoiceLine) =>
  isTooling === true || isValueOnly === true ? 0 : quantity;

/** Returns the most that rounding changes the value of a price: half a paisa if the price has a part of a paisa. */
const roundingOf = ({ pricePaise }: Pick<InvoiceLine, "pricePaise">) =>
  Number.isInteger(pricePaise) ? 0 : 0.5;

/** Returns the rest of each line, and of the total. `notes` are the invoice's valid credit notes. */
export function creditableOf({ lines, totals }: Figures, notes: readonly Figures[]) {
  const credited = notes.flatMap((note) => note.lines);
  const restOf = (line: InvoiceLine, index: number): CreditableLine => {
    const ofLine = credited.filter((one) => isOf(index, one));
    const rest = (kind: keyof TaxPaise) => ofLine.reduce((sum, one) => sum - one[kind], line[kind]);
    return {
      taxablePaise: rest("taxablePaise"),
      cgstPaise: rest("cgstPaise"),
      sgstPaise: rest("sgstPaise"),
      igstPaise: rest("igstPaise"),
      boxes: ofLine.reduce((sum, one) => sum - boxesOf(one), boxesOf(line)),
      roundingPaise: [line, ...ofLine].reduce((sum, one) => sum + roundingOf(one), 0),
    };
  };
  return {
    lines: lines.map(restOf),
    totalPaise: notes.reduce((sum, note) => sum - note.totals.totalPaise, totals.totalPaise),
  };
}

/**
 * Returns the last date on which a note may lower the tax: 30 November after the financial year. Source: CGST Act s.
 * 34(2).
 */
export function lastCreditDate(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return `${month < 4 ? year : year + 1}-11-30`;
}

/** Returns the refusal of a credit note on `today` if the last day for the invoice is over. Else undefined. */
export function findLateCredit(
  { serial, date }: { readonly serial: string; readonly date: string },
  today: string,
): Message | undefined {
  const last = lastCreditDate(date);
  return today > last ? say("invoice.creditTooLate", { serial, date: { date: last } }) : undefined;
}

export interface CreditEntry {
  /** The invoice's line, counted from 0. */
  readonly line: number;
  /** Returned boxes, or boxes with a lowered price. 1 for a charge. */
  readonly quantity: number;
  /** The credit for each box in rupees. */
  readonly price: number;
  /** False if only the price is lowered. */
  readonly isReturn: boolean;
}

type Credit =
  | ({ readonly ok: true } & Figures)
  | { readonly ok: false; readonly errors: Readonly<Record<string, Message>> };

function findErrors(entry: CreditEntry, serial: string, line: InvoiceLine, rest: CreditableLine) {
  const { quantity, price, isReturn } = entry;
  const pricePaise = unitPricePaise(price);
  const limit = isReturn && !line.isTooling ? rest.boxes : line.quantity;
  const boxes = (count: number) => say("boxes", { smart_count: count });
  if (quantity > limit)
    return {
      quantity: say("invoice.aboveCreditable", {
        serial,
        quantity: boxes(line.quantity),
        credited: boxes(line.quantity - limit),
        rest: boxes(limit),
      }),
    };
  if (pricePaise > line.pricePaise && !line.isTooling)
    return {
      price: say("invoice.abovePrice", { serial, price: unitPriceRupees(line.pricePaise) }),
    };
  const slack = rest.roundingPaise + roundingOf({ pricePaise });
  if (rest.taxablePaise === 0 || valuePaise(quantity, pricePaise) > rest.taxablePaise + slack)
    return {
      price: say("invoice.aboveCreditableValue", {
        serial,
        value: rupeesOf(line.taxablePaise),
        credited: rupeesOf(line.taxablePaise - rest.taxablePaise),
        rest: rupeesOf(rest.taxablePaise),
      }),
    };
  return undefined;
}

/**
 * Computes a credit note of a line. Boxes and rupees have a limit each. The taxes and the total of all notes never exceed
 * the invoice's. The last note takes the rest that rounding has left. Source: docs/trade/dispatch-and-tax.md#credit-notes.
 */
export function composeCredit(
  {
    serial,
    isInside,
    ...invoice
  }: Figures & { readonly serial: string; readonly isInside: boolean },
  notes: readonly Figures[],
  entry: CreditEntry,
): Credit {
  const creditable = creditableOf(invoice, notes);
  const [line, rest] = [invoice.lines[entry.line], creditable.lines[entry.line]];
  if (!line || !rest) return { ok: false, errors: { line: say("invoice.noLine", { serial }) } };
  const errors = findErrors(entry, serial, line, rest);
  if (errors) return { ok: false, errors };
  const { description, hsn, ratePercent, isTooling } = line;
  const pricePaise = unitPricePaise(entry.price);
  const taxablePaise = Math.min(valuePaise(entry.quantity, pricePaise), rest.taxablePaise);
  const taxed = {
    description,
    hsn,
    ratePercent,
    quantity: entry.quantity,
    ofLine: entry.line,
    pricePaise,
    ...(isTooling === true && { isTooling }),
    ...(!entry.isReturn && !isTooling && { isValueOnly: true }),
    ...taxesOf(taxablePaise, ratePercent, isInside),
  };
  const isLast = taxed.taxablePaise === rest.taxablePaise;
  const taxOf = (kind: (typeof taxKinds)[number]) =>
    isLast ? rest[kind] : Math.min(taxed[kind], rest[kind]);
  const credited = {
    ...taxed,
    cgstPaise: taxOf("cgstPaise"),
    sgstPaise: taxOf("sgstPaise"),
    igstPaise: taxOf("igstPaise"),
  };
  const isAll =
    isLast &&
    creditable.lines.every(({ taxablePaise }, index) => index === entry.line || taxablePaise === 0);
  const totals = totalsOf([credited]);
  const totalPaise = isAll
    ? creditable.totalPaise
    : Math.min(totals.totalPaise, creditable.totalPaise);
  const roundOffPaise = totals.roundOffPaise + totalPaise - totals.totalPaise;
  return { ok: true, lines: [credited], totals: { ...totals, roundOffPaise, totalPaise } };
}
