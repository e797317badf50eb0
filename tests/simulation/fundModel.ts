import { paiseOf as paise } from "../../domain/storedUnits";

/** A rate of the law, as the office entered it. Limits and ceilings are in rupees. */
export interface StoredRate {
  readonly kind: string;
  readonly validFrom: string;
  readonly validTo?: string;
  readonly isActive: boolean;
  readonly wageBase: "EARNED" | "GROSS" | "CODE";
  readonly limitBase?: "SAME" | "REGULAR";
  readonly wagesFrom: number;
  readonly wagesUpTo?: number;
  readonly disabilityWagesUpTo?: number;
  readonly percent?: number;
  readonly wageCeiling?: number;
  readonly amount?: number;
  readonly februaryAmount?: number;
  readonly employerPercent?: number;
  readonly pensionPercent?: number;
  readonly pensionCeiling?: number;
  readonly pensionAge?: number;
  readonly insuranceCeiling?: number;
}

/** A line of a payslip, in rupees. */
export interface PaidLine {
  readonly kind: string;
  readonly amount: number;
  readonly of?: string;
  readonly benefit?: string;
  readonly isWages?: boolean;
  readonly wageKind?: string;
  readonly overtimeAmount?: number;
}

/** The parts of a payslip that the funds count. */
export interface PaidMonth {
  /** `yyyy-MM` */
  readonly month: string;
  readonly lines: readonly PaidLine[];
  readonly days: readonly { readonly date: string }[];
}

/** Pay that is wages only beyond half of all pay, by the Code on Social Security, section 2(88). */
const exceptedKinds: ReadonlySet<string> = new Set([
  "BONUS",
  "HOUSE_RENT",
  "CONVEYANCE",
  "SPECIAL_EXPENSES",
  "COMMISSION",
  "EMPLOYER_CONTRIBUTION",
  "OTHER_EXCEPTION",
]);

/** Pay that is no part of the sum at all. */
const outsideKinds: ReadonlySet<string> = new Set(["LEAVE_ENCASHMENT", "RETRENCHMENT"]);

const wageLineKinds: ReadonlySet<string> = new Set(["EARNED", "OVERTIME", "ADDITION", "ARREARS"]);

/** Sorts the pay of a line, in paise. A line that takes pay off, a refund of a fund and a benefit are no pay. */
function payOf({ kind, amount, of, benefit, isWages, wageKind, overtimeAmount = 0 }: PaidLine) {
  const all = paise(amount);
  const isPay = wageLineKinds.has(kind) && of === undefined && benefit === undefined && all > 0;
  if (!isPay) return { all: 0, counted: 0, excepted: 0, overtime: 0 };
  const lateOvertime = Math.min(all, Math.max(0, paise(overtimeAmount)));
  const overtime = kind === "OVERTIME" ? all : kind === "ARREARS" ? lateOvertime : 0;
  const namedKind = wageKind ?? (isWages === false ? "OTHER_EXCEPTION" : "OTHER");
  const isExcepted = kind === "ADDITION" && exceptedKinds.has(namedKind);
  const isOutside = kind === "ADDITION" && outsideKinds.has(namedKind);
  const plain = isOutside ? 0 : all - overtime;
  // A component that an older version marked as no wages is no gross pay either.
  const isLeftOut = isWages === false && (namedKind === "OTHER_EXCEPTION" || !isExcepted);
  return {
    all: isLeftOut ? 0 : all,
    counted: isExcepted ? 0 : plain,
    excepted: isExcepted ? plain + overtime : overtime,
    overtime: isLeftOut ? 0 : overtime,
  };
}

/** Computes the wages of a month by the bases of rates, in paise. */
export function wagesOf({ lines }: Pick<PaidMonth, "lines">) {
  const pay = lines.map(payOf);
  const sum = (part: keyof (typeof pay)[number]) => pay.reduce((all, one) => all + one[part], 0);
  const [counted, excepted] = [sum("counted"), sum("excepted")];
  const earned = lines.filter(({ kind, isWages }) => kind === "EARNED" || isWages === true);
  return {
    EARNED: earned.reduce((all, { amount }) => all + paise(amount), 0),
    GROSS: sum("all"),
    REGULAR: sum("all") - sum("overtime"),
    // The excepted pay above half of all pay counts too.
    CODE: counted + Math.max(0, Math.ceil((excepted - counted) / 2)),
  };
}

/** Returns the part of the month's dates of the employment on which a rate holds, and 1 / the number of dates. */
const daysOf = ({ validFrom, validTo = "9999" }: StoredRate, dates: readonly string[]) =>
  dates.filter((date) => validFrom <= date && date <= validTo).length;

const thousandths = 1000;

/**
 * Sums a percentage of an amount over the rates, each by its share of the days, and rounds the sum once: half a unit up.
 * @param percentOf in percent
 * @param amountOf a whole number of paise or rupees
 */
function sumByDays(
  rates: readonly StoredRate[],
  dates: readonly string[],
  percentOf: (rate: StoredRate) => number,
  amountOf: (rate: StoredRate) => number,
): number {
  const numerator = rates.reduce(
    (sum, rate) =>
      sum + daysOf(rate, dates) * Math.round(percentOf(rate) * thousandths) * amountOf(rate),
    0,
  );
  return Math.floor(numerator / (dates.length * 100 * thousandths) + 0.5);
}

const capped = (rate: StoredRate, wages: number, ceiling: number | undefined) =>
  rate.percent === undefined ? 0 : Math.min(wages, paise(ceiling ?? Infinity));

/** Returns the rates of a kind that hold on a date of the month. */
export const ratesOf = (rates: readonly StoredRate[], kind: string, { days }: PaidMonth) => {
  const dates = days.map(({ date }) => date);
  return rates.filter((rate) => rate.kind === kind && rate.isActive && daysOf(rate, dates) > 0);
};

/** True if a month's wages are above the limit of a rate of the state insurance that holds in it. */
export function isAboveLimit(
  rates: readonly StoredRate[],
  paid: PaidMonth,
  hasDisability: boolean,
): boolean {
  const wages = wagesOf(paid);
  return ratesOf(rates, "STATE_INSURANCE", paid).some((rate) => {
    const { wagesUpTo = Infinity, disabilityWagesUpTo = wagesUpTo, limitBase, wageBase } = rate;
    const limit = hasDisability ? Math.max(wagesUpTo, disabilityWagesUpTo) : wagesUpTo;
    return wages[limitBase === "REGULAR" ? "REGULAR" : wageBase] > paise(limit);
  });
}

/** Computes what a fund takes from a month's wages, in paise, without regard to limits of wages. */
export function employeeShare(rates: readonly StoredRate[], kind: string, paid: PaidMonth): number {
  const wages = wagesOf(paid);
  const dates = paid.days.map(({ date }) => date);
  return sumByDays(
    ratesOf(rates, kind, paid),
    dates,
    ({ percent = 0 }) => percent,
    (rate) => capped(rate, wages[rate.wageBase], rate.wageCeiling),
  );
}

/** Computes the professional tax in paise: the amount of the rate of the month's last day. */
export function professionalTax(rates: readonly StoredRate[], paid: PaidMonth): number {
  const last = paid.days.at(-1)?.date ?? "";
  const wages = wagesOf(paid);
  const due = ratesOf(rates, "PROFESSIONAL_TAX", paid).find(
    (rate) =>
      daysOf(rate, [last]) > 0 &&
      wages[rate.wageBase] > 0 &&
      wages[rate.wageBase] >= paise(rate.wagesFrom),
  );
  if (!due) return 0;
  const { amount = 0, februaryAmount = amount } = due;
  return paise(paid.month.endsWith("-02") ? februaryAmount : amount);
}

/** Computes the employer's contribution for a person who contributes, in paise. */
export function employerShare(rates: readonly StoredRate[], kind: string, paid: PaidMonth): number {
  const wages = wagesOf(paid);
  const dates = paid.days.map(({ date }) => date);
  const usual = kind === "STATE_INSURANCE" ? 3.25 : undefined;
  return sumByDays(
    ratesOf(rates, kind, paid),
    dates,
    ({ employerPercent, percent = 0 }) => employerPercent ?? usual ?? percent,
    (rate) => capped(rate, wages[rate.wageBase], rate.wageCeiling),
  );
}

/** The marks of a person that decide on the pension. */
export interface Member {
  readonly dob: string;
  readonly pension?: string;
}

/** Computes the numbers of a contributor's line in EPFO's return, in whole rupees, from the counted wages on. */
export function fundNumbers(rates: readonly StoredRate[], paid: PaidMonth, member: Member) {
  const ofKind = ratesOf(rates, "PROVIDENT_FUND", paid);
  const wages = wagesOf(paid);
  const dates = paid.days.map(({ date }) => date);
  const countedUpTo = (ceilingOf: (rate: StoredRate) => number | undefined) => {
    const counted = sumByDays(
      ofKind,
      dates,
      () => 100,
      (rate) => capped(rate, wages[rate.wageBase], ceilingOf(rate)),
    );
    return Math.round(counted / 100);
  };
  const isOld = ofKind.some(({ pensionAge = 58 }) => {
    const birthday = `${Number(member.dob.slice(0, 4)) + pensionAge}${member.dob.slice(4)}`;
    return birthday <= `${paid.month}-01`;
  });
  const hasPension = member.pension !== "EXCLUDED" && !isOld;
  const pensionWages = hasPension ? countedUpTo(({ pensionCeiling }) => pensionCeiling) : 0;
  const employer = Math.round(employerShare(rates, "PROVIDENT_FUND", paid) / 100);
  const pension = Math.min(
    employer,
    sumByDays(
      ofKind,
      dates,
      ({ pensionPercent = 0 }) => pensionPercent,
      () => pensionWages,
    ),
  );
  return {
    fundWages: countedUpTo(({ wageCeiling }) => wageCeiling),
    pensionWages,
    insuranceWages: countedUpTo(({ insuranceCeiling }) => insuranceCeiling),
    pension,
    employer: employer - pension,
  };
}
