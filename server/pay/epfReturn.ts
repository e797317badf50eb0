import { pensionLimitDay } from "../../contract/employees";
import { type StatutoryRate, statutoryRuleOf } from "../../contract/statutoryRates";
import { computeWeighted } from "../../domain/datedParts";
import type { MonthWages } from "../../domain/lineWages";
import { paiseOf } from "../../domain/storedUnits";
import { paidWages, toPortalPaise } from "./computePay";
import { type InsuredPeople, portalName } from "./payFiles";
import type { StatutoryNumbers } from "./payslip";
import type { PaidLine, PayslipDocument } from "./payslipDocument";
import { computeCounted, employerPaise } from "./statutoryDeductions";
import { findRateParts } from "./statutoryLines";

type Rates = readonly StatutoryRate[];

/** Returns the day on which a person reaches an age. */
const birthdayOf = (dob: string, age: number) => `${Number(dob.slice(0, 4)) + age}${dob.slice(4)}`;

type Member = Pick<StatutoryNumbers, "dob" | "fundJoinedOn" | "pension">;

/** True if it is not known whether a member is in the pension: no mark, and no joining date before September 2014. */
const hasUnknownPension = ({ fundJoinedOn, pension }: Member): boolean =>
  pension === undefined && (fundJoinedOn === undefined || fundJoinedOn >= pensionLimitDay);

/** Returns the paise of wages by which a member's pension is computed in the month. A member at the age limit has none. */
function pensionWages({ dob, pension }: Member, parts: FundParts, { month, wages }: MonthWages) {
  if (pension === "EXCLUDED") return 0;
  const isYounger = ({ row }: FundParts[number]) =>
    `${month}-01` < birthdayOf(dob, statutoryRuleOf(row).pensionAge ?? Infinity);
  return parts.every(isYounger)
    ? computeCounted(parts, wages, (rate) => statutoryRuleOf(rate).pensionCeiling)
    : 0;
}

type FundParts = ReturnType<typeof findRateParts>;

/**
 * Counts the days without pay on which the person was to work. Two half days are one, and a single half day is dropped.
 */
const unpaidDays = ({ days }: PayslipDocument) =>
  Math.floor(
    days.reduce((sum, { share, dayOff }) => sum + (dayOff === undefined ? 1 - share : 0), 0),
  );

interface PaidMember {
  readonly employeeId: number;
  readonly month: string;
  readonly lines: readonly PaidLine[];
}

/** Finds the people of the provident fund whose wages are above the pension's ceiling, and who have no known mark. */
export const findUnknownPensions = <Person extends PaidMember>(
  people: readonly Person[],
  rates: Rates,
  numbers: InsuredPeople,
): Person[] =>
  people.filter((person) => {
    const member = numbers.get(person.employeeId);
    if (!member || !hasUnknownPension(member)) return false;
    if (!person.lines.some(({ kind }) => kind === "PROVIDENT_FUND")) return false;
    const paid = paidWages(person);
    const parts = findRateParts(rates, "PROVIDENT_FUND", paid);
    const capped = pensionWages(member, parts, paid);
    return capped > 0 && capped < computeCounted(parts, paid.wages);
  });

/** True if a payslip pays no wages for days of the employment. */
const isUnpaidMember = ({ days, lines }: PayslipDocument) =>
  days.length > 0 && lines.every(({ kind, amount }) => amount <= 0 || kind === "SETTLEMENT");

/** A locked month's provident fund that later months have deducted, and the rates of the last of these later months. */
export interface LaterContribution {
  /** Negative if a later month has refunded a part. */
  readonly paise: number;
  readonly rates: Rates;
}

interface EpfOptions {
  /** The rates of the month's lock. */
  readonly rates: Rates;
  readonly people: InsuredPeople;
  readonly later?: ReadonlyMap<number, LaterContribution>;
}

/** Returns the values of a member's line. Undefined for a person who is no member, or cannot be in the file. */
function epfValues(
  payslip: PayslipDocument,
  { rates, people, later }: EpfOptions,
): readonly (string | number)[] | undefined {
  const { employeeId, name, lines, gross } = payslip;
  const paid = paidWages(payslip);
  const laterContribution = later?.get(employeeId);
  const parts = findRateParts(laterContribution?.rates ?? rates, "PROVIDENT_FUND", paid);
  const deduction = lines.find(({ kind }) => kind === "PROVIDENT_FUND");
  const person = people.get(employeeId);
  const memberName = portalName(name);
  const isContributor = deduction !== undefined || laterContribution !== undefined;
  const isMember = isContributor || isUnpaidMember(payslip);
  if (!isMember || parts.length === 0 || person?.uan === undefined || memberName === "")
    return undefined;
  const wholeRupees = (paise: number) => Math.round(paise / 100);
  const portalRupees = (paise: number) => toPortalPaise("PROVIDENT_FUND", paise) / 100;
  const countedUpTo = (ceilingOf: Parameters<typeof computeCounted>[2]) =>
    wholeRupees(computeCounted(parts, paid.wages, ceilingOf));
  const epfWages = countedUpTo(({ wageCeiling }) => wageCeiling);
  const epsWages = wholeRupees(pensionWages(person, parts, paid));
  const insuredWages = countedUpTo((rate) => statutoryRuleOf(rate).insuranceCeiling);
  const deducted = Math.abs(paiseOf(deduction?.amount ?? 0)) + (laterContribution?.paise ?? 0);
  const employer = isContributor ? portalRupees(employerPaise(parts, paid.wages)) : 0;
  // The employer's contribution includes the pension's, which is computed of the whole rupees before it.
  const pension = computeWeighted(parts, (rate) => ({
    percent: statutoryRuleOf(rate).pensionPercent,
    paise: epsWages,
  }));
  const epsContribution = Math.min(employer, pension);
  return [
    person.uan,
    memberName,
    Math.round(gross),
    epfWages,
    epsWages,
    insuredWages,
    portalRupees(deducted),
    epsContribution,
    employer - epsContribution,
    unpaidDays(payslip),
    0,
  ];
}

/**
 * Writes EPFO's electronic challan cum return 2.0: a line for each member, without headings, in whole rupees. Arrears of
 * wages count in the month that pays them. Arrears of the fund itself count in the month whose rates have changed.
 */
export const epfReturn = (payslips: readonly PayslipDocument[], options: EpfOptions): string =>
  payslips
    .flatMap((payslip) => {
      const values = epfValues(payslip, options);
      return values ? [`${values.join("#~#")}\r\n`] : [];
    })
    .join("");
