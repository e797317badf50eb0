import * as z from "zod/mini";
import {
  StatutoryRate,
  StatutoryRateCreation,
  StatutoryRateEdit,
} from "../../../../contract/statutoryRates";
import { indiaDate } from "../../../../domain/indiaTime";
import { dashboardPath } from "../../addresses";
import { RecordHistory } from "../../history/RecordHistory";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../sending";
import { statutoryRateFields } from "./texts";

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
