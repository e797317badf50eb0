import {
  employeeShare,
  employerShare,
  fundNumbers,
  isAboveLimit,
  type Member,
  type PaidMonth,
  professionalTax,
  ratesOf,
  type StoredRate,
  wagesOf,
} from "../fundModel";
import { type KnownPerson, type Plant, paise } from "../plant";
import { expectEqual, Violation } from "../violation";
import { type Invariant, takeTurns } from "./invariant";

interface Day {
  readonly date: string;
  readonly share: number;
  readonly dayOff?: string;
}

interface Payslip extends PaidMonth {
  readonly days: readonly Day[];
  readonly gross: number;
  readonly lockedAt?: string;
}

interface Person extends Member {
  readonly uan?: string;
  readonly esiNumber?: string;
  readonly hasDisability: boolean;
}

const readPerson = async ({ host }: Plant, { id }: KnownPerson): Promise<Person> =>
  (await host.call("owner", "getEmployee", { params: { id: String(id) } })).body;

const linesOf = ({ lines }: PaidMonth, kind: string) => lines.filter((line) => line.kind === kind);

/** Returns what a payslip takes by lines of a kind, in paise. */
const takenBy = (payslip: PaidMonth, kind: string) =>
  linesOf(payslip, kind).reduce((sum, { amount }) => sum - paise(amount), 0);

/**
 * A payslip of an open month takes the provident fund, the state insurance and the tax by the rates that the office has
 * entered, each rate for its days of the month. Above the insurance's limit it takes all or nothing: what earlier months
 * have covered is not modelled.
 */
export const contributionsAreByRates: Invariant = async (plant) => {
  const name = "contributionsAreByRates";
  const { host, people } = plant;
  const month = host.today().slice(0, 7);
  const rates: readonly StoredRate[] = (await host.call("owner", "getStatutoryRates")).body;
  for (const person of takeTurns(plant, people, 4)) {
    const sent = { params: { month, employeeId: String(person.id) } };
    const { status, body } = await host.call("owner", "getPayslip", sent);
    if (status !== 200 || body.lockedAt !== undefined || body.days.length === 0) continue;
    const payslip: Payslip = body;
    const where = `of ${person.barcodeId} in ${month}`;
    const fund = employeeShare(rates, "PROVIDENT_FUND", payslip);
    const insurance = employeeShare(rates, "STATE_INSURANCE", payslip);
    const tax = professionalTax(rates, payslip);
    const { GROSS, CODE } = wagesOf(payslip);
    // Together they are at most half of the wages, which this model does not share among them.
    if (fund + insurance + tax > Math.floor(Math.max(GROSS, CODE) / 2)) continue;
    expectEqual(name, `provident fund ${where}`, takenBy(payslip, "PROVIDENT_FUND"), fund);
    expectEqual(name, `professional tax ${where}`, takenBy(payslip, "PROFESSIONAL_TAX"), tax);
    const { hasDisability } = await readPerson(plant, person);
    const taken = takenBy(payslip, "STATE_INSURANCE");
    const mayBeNone = isAboveLimit(rates, payslip, hasDisability) && taken === 0;
    if (!mayBeNone) expectEqual(name, `state insurance ${where}`, taken, insurance);
  }
};

/** True if a payslip pays nothing for days of the employment. Members without wages are in EPFO's return. */
const isUnpaid = ({ days, lines }: Payslip) =>
  days.length > 0 && lines.every(({ kind, amount }) => amount <= 0 || kind === "SETTLEMENT");

/** A locked payslip, with the person's numbers at the funds. */
interface Paid {
  readonly known: KnownPerson;
  readonly person: Person;
  readonly payslip: Payslip;
}

async function readLocked(plant: Plant, month: string): Promise<readonly Paid[]> {
  const paid: Paid[] = [];
  for (const known of plant.people) {
    const text = plant.lockedPayslips.get(`${month} ${known.id}`);
    if (text === undefined) continue;
    paid.push({ known, person: await readPerson(plant, known), payslip: JSON.parse(text) });
  }
  return paid;
}

const fund = "PROVIDENT_FUND";
const insurance = "STATE_INSURANCE";

/** Computes a member's line of EPFO's return from the gross wages on. Undefined for a person who is not in it. */
function fundLine({ person, payslip }: Paid, rates: readonly StoredRate[]): string | undefined {
  const contributes = linesOf(payslip, fund).length > 0;
  const isMember = contributes || isUnpaid(payslip);
  if (person.uan === undefined || !isMember || ratesOf(rates, fund, payslip).length === 0)
    return undefined;
  const { fundWages, pensionWages, insuranceWages, ...given } = fundNumbers(rates, payslip, person);
  const unpaid = payslip.days.reduce(
    (sum, { share, dayOff }) => sum + (dayOff === undefined ? 1 - share : 0),
    0,
  );
  return [
    Math.round(payslip.gross),
    ...[fundWages, pensionWages, insuranceWages],
    Math.round(takenBy(payslip, fund) / 100),
    ...(contributes ? [given.pension, given.employer] : [0, 0]),
    Math.floor(unpaid),
    0,
  ].join("#~#");
}

/** Computes the days and the wages of a person in ESIC's file. Undefined for a person who is not in it. */
function insuranceLine({ person, payslip }: Paid, rates: readonly StoredRate[]) {
  const holding = ratesOf(rates, insurance, payslip);
  const wages = wagesOf(payslip);
  const dates = payslip.days.map(({ date }) => date);
  const [first] = holding;
  const isWhole = dates.every((date) =>
    holding.some(({ validFrom, validTo = "9999" }) => validFrom <= date && date <= validTo),
  );
  // Rates of several bases, and days without a rate, are not modelled.
  const isPlain = first && isWhole && holding.every(({ wageBase }) => wageBase === first.wageBase);
  if (person.esiNumber === undefined || !isPlain) return undefined;
  const rupees = Math.round(wages[first.wageBase] / 100);
  if (rupees > 0 && linesOf(payslip, insurance).length === 0) return undefined;
  const days = payslip.days.reduce((sum, { share }) => sum + share, 0);
  return [Math.ceil(days), rupees].join();
}

/** Each member's line of EPFO's return is the model's, and nobody else has one. */
async function expectFundFile({ host }: Plant, month: string, paid: readonly Paid[], rates: Rates) {
  const name = "fundFiles";
  const params = { month };
  const { filed } = (await host.call("owner", "getEpfReturns", { params })).body;
  // A filed return has the facts of its filing.
  if (filed.length > 0) return;
  const { text } = await host.call("owner", "getEpfReturn", { params });
  const lines = String(text).split("\r\n").filter(Boolean);
  const found = new Map(
    lines.map((line) => {
      const [uan = "", _, ...numbers] = line.split("#~#");
      return [uan, numbers.join("#~#")];
    }),
  );
  const expected = paid.flatMap((one) => {
    const line = fundLine(one, rates);
    return line === undefined ? [] : [[one.person.uan ?? "", line] as const];
  });
  for (const [uan, line] of expected)
    expectEqual(name, `the line of ${uan} in ${month}`, found.get(uan), line);
  expectEqual(name, `members of ${month}`, lines.length, expected.length);
}

type Rates = readonly StoredRate[];

/** Each insured person's row of ESIC's file has the model's days and wages. */
async function expectInsuranceFile(
  { host }: Plant,
  month: string,
  paid: readonly Paid[],
  rates: Rates,
) {
  const { text } = await host.call("owner", "getEsiReturn", { params: { month } });
  const [, ...rows] = String(text).replace("\uFEFF", "").split("\r\n").filter(Boolean);
  const found = new Map(
    rows.map((row) => {
      const [number = "", _, days, wages] = row.split(",");
      return [number, `${days},${wages}`];
    }),
  );
  for (const one of paid) {
    const line = insuranceLine(one, rates);
    const { esiNumber = "" } = one.person;
    if (line !== undefined)
      expectEqual("fundFiles", `the row of ${esiNumber} in ${month}`, found.get(esiNumber), line);
  }
}

interface FundSums {
  readonly kind: string;
  readonly people: number;
  readonly employees: number;
  readonly employer: number;
  readonly portalEmployees: number;
  readonly portalEmployer: number;
}

const roundings: Readonly<Record<string, (rupees: number) => number>> = {
  [fund]: Math.round,
  [insurance]: Math.ceil,
};

/** The month's sums of a fund are those of the payslips to the paisa, and of whole rupees a person for its portal. */
function expectSums(month: string, paid: readonly Paid[], rates: Rates, sums: readonly FundSums[]) {
  for (const [kind, round] of Object.entries(roundings)) {
    const found = sums.find((one) => one.kind === kind);
    const payslips = paid
      .map(({ payslip }) => payslip)
      .filter((payslip) => linesOf(payslip, kind).length > 0);
    const sumOf = (amount: (payslip: Payslip) => number) =>
      payslips.reduce((sum, payslip) => sum + amount(payslip), 0);
    const employee = (payslip: Payslip) => takenBy(payslip, kind);
    const employer = (payslip: Payslip) => employerShare(rates, kind, payslip);
    const inRupees = (part: (payslip: Payslip) => number) =>
      sumOf((payslip) => round(part(payslip) / 100) * 100);
    const expected = {
      people: payslips.length,
      employees: sumOf(employee),
      employer: sumOf(employer),
      portalEmployees: inRupees(employee),
      portalEmployer: inRupees(employer),
    };
    for (const [part, amount] of Object.entries(expected)) {
      const shown = found?.[part as keyof typeof expected] ?? 0;
      const value = part === "people" ? shown : paise(shown);
      expectEqual("fundFiles", `${part} of ${kind} in ${month}`, value, amount);
    }
  }
}

interface Missing {
  readonly employeeId: number;
}

/** The files of the last locked month for the portals, and the month's sums of both funds, are those of the model. */
export const fundFiles: Invariant = async (plant) => {
  const month = plant.lockedMonths.at(-1);
  const rates = plant.lockedRates.get(month ?? "");
  if (month === undefined || rates === undefined) return;
  const paid = await readLocked(plant, month);
  await expectFundFile(plant, month, paid, rates);
  await expectInsuranceFile(plant, month, paid, rates);
  const { body } = await plant.host.call("owner", "getPayrollMonth", { params: { month } });
  // The lock may have paid people whom the simulation does not know.
  if (body.people !== paid.length) return;
  expectSums(month, paid, rates, body.funds);
  const missing = new Set(body.missingInEsi.map(({ employeeId }: Missing) => employeeId));
  for (const { known, person, payslip } of paid) {
    const lacks = person.esiNumber === undefined && linesOf(payslip, insurance).length > 0;
    if (missing.has(known.id) !== lacks)
      throw new Violation(
        "fundFiles",
        `${known.barcodeId} misses in the file of ${month}: ${!lacks}`,
      );
  }
};
