import * as z from "zod/mini";
import { schemaError } from "../domain/messages/say";
import { call, listOf } from "./call";
import { amount, editedVersion, id, month, rupees, version } from "./fields";
import { routes } from "./routes";

export const statutoryKinds = ["PROVIDENT_FUND", "STATE_INSURANCE", "PROFESSIONAL_TAX"] as const;
export type StatutoryKind = (typeof statutoryKinds)[number];

/** The wages that a rate applies to: the pay of days without overtime, or the whole gross pay. */
export const wageBases = ["EARNED", "GROSS"] as const;

const fields = {
  kind: z.enum(statutoryKinds),
  firstMonth: month(),
  /** Without it, the rate holds until an edit ends it. */
  lastMonth: z.optional(month()),
  wageBase: z.enum(wageBases),
  wagesFrom: z._default(rupees(), 0),
  wagesUpTo: z.optional(rupees()),
  /** The percentage of the wages. A rate has either this or an amount. */
  percent: z.optional(z.number().check(z.minimum(0.001), z.maximum(100))),
  /** Wages beyond this are not counted. */
  wageCeiling: z.optional(amount()),
  amount: z.optional(amount()),
  /** The amount of February, if it differs. */
  februaryAmount: z.optional(amount()),
  /** An inactive rate deducts nothing. */
  isActive: z._default(z.boolean(), true),
};

type Rate = Readonly<{
  firstMonth: string;
  lastMonth?: string | undefined;
  wagesFrom: number;
  wagesUpTo?: number | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
}>;

const checks = [
  z.refine<Rate>(
    ({ firstMonth, lastMonth }) => lastMonth === undefined || firstMonth <= lastMonth,
    { path: ["lastMonth"], message: schemaError("date.beforeFirstMonth") },
  ),
  z.refine<Rate>(({ wagesFrom, wagesUpTo }) => wagesUpTo === undefined || wagesFrom <= wagesUpTo, {
    path: ["wagesUpTo"],
    message: schemaError("rate.belowWages"),
  }),
  z.refine<Rate>(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ["percent"],
    message: schemaError("rate.eitherOr"),
  }),
] as const;

export const StatutoryRateCreation = z.object(fields).check(...checks);
export type StatutoryRateCreation = z.infer<typeof StatutoryRateCreation>;

export const StatutoryRateEdit = z.object({ ...fields, version: editedVersion() }).check(...checks);
export type StatutoryRateEdit = z.infer<typeof StatutoryRateEdit>;

export const StatutoryRate = z.object({ ...fields, id: id(), version: version() });
export type StatutoryRate = z.infer<typeof StatutoryRate>;

export const statutoryRateCalls = {
  getStatutoryRates: call(routes.getStatutoryRates, listOf(StatutoryRate)),
  createStatutoryRate: call(routes.createStatutoryRate, {
    body: StatutoryRateCreation,
    reply: StatutoryRate,
  }),
  updateStatutoryRate: call(routes.updateStatutoryRate, {
    body: StatutoryRateEdit,
    reply: StatutoryRate,
  }),
};
