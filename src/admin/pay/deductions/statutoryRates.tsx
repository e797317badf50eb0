import * as z from "zod/mini";
import {
  StatutoryRate,
  StatutoryRateCreation,
  StatutoryRateEdit,
} from "../../../../contract/statutoryRates";
import { indiaDate } from "../../../../domain/indiaTime";
import { dashboardPath } from "../../canonicalPaths";
import { RecordHistory } from "../../history/RecordHistory";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../serverMessage";
import { defineResourceTexts } from "../../useTexts";

const fields = [
  "kind",
  "percent",
  "wageCeiling",
  "amount",
  "februaryAmount",
  "wageBase",
  "wagesFrom",
  "wagesUpTo",
  "limitBase",
  "coverage",
  "employerPercent",
  "firstMonth",
  "lastMonth",
  "isActive",
] as const;

export const statutoryRateFields = defineResourceTexts("statutoryRates", {
  fields: {
    kind: "Kind",
    firstMonth: "From",
    lastMonth: "Until",
    wageBase: "Calculated On",
    wagesFrom: "Wages From",
    wagesUpTo: "Wages Up To",
    percent: "Percent",
    wageCeiling: "Wage Ceiling",
    amount: "Fixed Amount",
    februaryAmount: "In February",
    isActive: "In Force",
    limitBase: "Limits Compare",
    coverage: "Covered For",
    employerPercent: "Employer’s Percent",
  },
  choices: {
    kind: {
      PROVIDENT_FUND: "Provident fund",
      STATE_INSURANCE: "State insurance",
      PROFESSIONAL_TAX: "Professional tax",
    },
    wageBase: { EARNED: "Wages without overtime", GROSS: "Gross wages" },
    limitBase: { SAME: "The wages it is calculated on", REGULAR: "Gross wages without overtime" },
    coverage: { MONTH: "The month", HALF_YEAR: "To the end of September or March" },
  },
  list: {
    empty: "No statutory rates yet. PF, ESI and professional tax are not deducted.",
    failed: "The statutory rates could not be loaded",
  },
  create: {
    submit: "Save Rate",
    saved: "The rate is saved",
    failed: "The rate could not be saved",
  },
});

export const statutoryRates = declareResource({
  name: "statutoryRates",
  texts: statutoryRateFields,
  list: {
    row: StatutoryRate,
    columns: [
      "kind",
      "isActive",
      "firstMonth",
      "lastMonth",
      "percent",
      "wageCeiling",
      "amount",
      "februaryAmount",
      "wagesFrom",
      "wagesUpTo",
      "wageBase",
      "limitBase",
      "coverage",
      "employerPercent",
    ],
    filters: z.pick(StatutoryRate, { kind: true }),
    sort: { field: "firstMonth", order: "DESC" },
    hidden: ["wageBase", "limitBase", "coverage", "employerPercent"],
  },
  create: {
    form: StatutoryRateCreation,
    fields: [...fields],
    defaults: () => ({ firstMonth: indiaDate(new Date()).slice(0, 7), isActive: true }),
    succeeded: () => ({
      message: "resources.statutoryRates.create.saved",
      to: `${dashboardPath}/statutoryRates`,
    }),
    failed: (error) => serverMessage(error, "resources.statutoryRates.create.failed"),
  },
  edit: {
    form: StatutoryRateEdit,
    fields: [...fields],
    titleOf: ({ kind }, translate) => translate(`resources.statutoryRates.choices.kind.${kind}`),
  },
  show: { fields: [...fields], aside: <RecordHistory kind="rate" /> },
});
