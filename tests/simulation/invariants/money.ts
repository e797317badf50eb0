import { ageingColumns } from "../../../domain/receivables/account";
import { type KnownClient, type Plant, paise } from "../plant";
import { dayBefore, expectEqual, type Invariant, of } from "./invariant";

const owedOn = ({ ledger }: Plant, client: KnownClient, date: string) =>
  ledger
    .filter((entry) => entry.client === client && entry.date <= date)
    .reduce((sum, entry) => sum + entry.paise, 0);

/**
 * Invoices, less credits and receipts, are what each client owes: on the account, in the list of what clients owe, and
 * as the sum of its six columns. Today and on past days.
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
