import { ageingColumns } from "../../../domain/receivables/account";
import { eInvoiceFields, ewayFields, fieldErrors } from "../../support/portalFields";
import { paise } from "../plant";
import { expectEqual } from "../violation";
import { dayBefore, type Invariant, of, owedOn } from "./invariant";

/**
 * Each client owes the invoices less credits and receipts. The account, the list of debts and the sum of the six columns say
 * so. Today and on past days.
 */
export const whatClientsOwe: Invariant = async (plant) => {
  const name = "whatClientsOwe";
  const today = plant.host.today();
  for (const date of [today, dayBefore(today, 3), dayBefore(today, 40)]) {
    const list = await plant.host.call("owner", "getOutstanding", { query: { date } });
    const rows: readonly { readonly id: number; readonly outstanding: number }[] = list.body;
    for (const client of plant.clients) {
      const expected = owedOn(plant, client, date);
      const { body } = await plant.host.call("owner", "getClientAccount", of(client.id, { date }));
      const where = `${client.name} on ${date}`;
      expectEqual(name, `the account of ${where}`, paise(body.outstanding), expected);
      const columns = ageingColumns.reduce((sum, column) => sum + paise(body.ageing[column]), 0);
      expectEqual(name, `the columns of ${where}`, columns, expected);
      const row = rows.find(({ id }) => id === client.id);
      expectEqual(name, `the list's row of ${where}`, paise(row?.outstanding ?? 0), expected);
    }
  }
};

/** The numbers of a series have no gap and no twin in a year. */
export const serialsFollowEachOther: Invariant = async (plant) => {
  const months = new Set(plant.ledger.map(({ date }) => date.slice(0, 7)));
  const serials: string[] = [];
  for (const month of months) {
    const { body } = await plant.host.call("owner", "getInvoices", { query: { month } });
    serials.push(...body.map(({ serial }: { readonly serial: string }) => serial));
  }
  const series = new Map<string, number[]>();
  for (const serial of serials) {
    const at = serial.lastIndexOf("/");
    const numbers = series.get(serial.slice(0, at)) ?? [];
    series.set(serial.slice(0, at), numbers);
    numbers.push(Number(serial.slice(at + 1)));
  }
  for (const [name, numbers] of series) {
    numbers.sort((a, b) => a - b);
    for (const [index, number] of numbers.entries())
      expectEqual("serialsFollowEachOther", `series ${name}`, number, index + 1);
  }
};

const amounts = ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const;

type Amounts = Readonly<Record<(typeof amounts)[number], number>>;

interface Totals extends Amounts {
  readonly roundOffPaise: number;
  readonly totalPaise: number;
}

/** The most that the portals take. The last credit note of an invoice has what its other notes have rounded. */
const mostRoundOffPaise = 99_99;

/**
 * The totals of a posted document are the sums of its lines. Values, taxes and round-off make the amount, which is in whole
 * rupees and the same in the list. The tax is CGST and SGST, or IGST.
 */
export const invoiceTotals: Invariant = async ({ invoices, credits, host }) => {
  const name = "invoiceTotals";
  for (const { id } of [...invoices.slice(-10), ...credits.slice(-5)]) {
    const { body } = await host.call("staff", "getInvoice", of(id));
    const lines: readonly Amounts[] = body.document.lines;
    const totals: Totals = body.document.totals;
    const where = `of invoice ${body.serial}`;
    for (const amount of amounts) {
      const sum = lines.reduce((total, line) => total + line[amount], 0);
      expectEqual(name, `${amount} ${where}`, totals[amount], sum);
    }
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = totals;
    const tax = cgstPaise + sgstPaise + igstPaise;
    expectEqual(name, `the total ${where}`, totalPaise, taxablePaise + tax + roundOffPaise);
    expectEqual(name, `paise in the total ${where}`, totalPaise % 100, 0);
    const most = body.kind === "CREDIT_NOTE" ? mostRoundOffPaise : 50;
    expectEqual(name, `the round-off ${where} is small`, Math.abs(roundOffPaise) <= most, true);
    expectEqual(name, `the central tax ${where}`, cgstPaise, sgstPaise);
    expectEqual(name, `two kinds of tax ${where}`, cgstPaise > 0 && igstPaise > 0, false);
    const shown = [paise(body.taxable), paise(body.tax), paise(body.total)].join();
    expectEqual(name, `the row ${where}`, shown, [taxablePaise, tax, totalPaise].join());
  }
};

/** The rates of the law for boxes, for corrugated sheets and for tooling, in percent. */
const percentOfHsn: Readonly<Record<string, number>> = { 4819: 5, 4808: 18, 9989: 18 };

const plantState = "29";

/**
 * A posted invoice is taxed where its recipient is: CGST and SGST, half of the rate each, in the plant's state, and IGST in
 * another one. The rate is that of the goods. A credit note has the taxes of its invoice.
 */
export const taxesOfSupply: Invariant = async ({ invoices, credits, host }) => {
  const name = "taxesOfSupply";
  const papers = [
    ...invoices.slice(-8).map(({ id, stateCode, hsn }) => ({ id, stateCode, hsn })),
    ...credits.slice(-4).map(({ id, invoice }) => ({ ...invoice, id })),
  ];
  for (const { id, stateCode, hsn } of papers) {
    const { document, serial } = (await host.call("staff", "getInvoice", of(id))).body;
    expectEqual(name, `place of supply of ${serial}`, document.placeOfSupply, stateCode);
    expectEqual(name, `goods of ${serial}`, document.lines[0].hsn, hsn);
    for (const [index, line] of document.lines.entries()) {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = line;
      const percent = percentOfHsn[String(line.hsn).slice(0, 4)] ?? 0;
      const half = Math.round((taxablePaise * percent) / 200);
      const whole = Math.round((taxablePaise * percent) / 100);
      const expected = stateCode === plantState ? [half, half, 0] : [0, 0, whole];
      const found = [cgstPaise, sgstPaise, igstPaise].join();
      expectEqual(name, `taxes of line ${index} of ${serial}`, found, expected.join());
    }
  }
};

/** The content of a posted paper never changes by one byte, cancelled or not. */
export const postedPapersStay: Invariant = async ({ invoices, credits, papers, host }) => {
  for (const { id } of [...invoices.slice(-15), ...credits.slice(-5), ...invoices.slice(0, 3)]) {
    const { body } = await host.call("staff", "getInvoice", of(id));
    const text = JSON.stringify(body.document);
    expectEqual("postedPapersStay", `paper ${body.serial}`, text, papers.get(id) ?? text);
    papers.set(id, text);
  }
};

/** The files for the portals of e-way bills and of e-invoices have the published fields, each with its type. */
export const portalFiles: Invariant = async ({ invoices, host }) => {
  const name = "portalFiles";
  const files = [
    ["getEwayBillFile", ewayFields],
    ["getEInvoiceFile", eInvoiceFields],
  ] as const;
  for (const { id } of invoices.slice(-3))
    for (const [call, fields] of files) {
      const { body } = await host.call("staff", call, of(id));
      if (body?.file === undefined) continue;
      const content: unknown = JSON.parse(body.file);
      // The portal takes several e-invoices in one file.
      const all = call === "getEInvoiceFile" && Array.isArray(content) ? content : [content];
      const faults = all.flatMap((one) => fieldErrors(one, fields));
      expectEqual(name, `faults of ${call} ${id}`, faults.join(", "), "");
    }
};
