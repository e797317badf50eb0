import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import {
  StatutoryRate,
  StatutoryRateCreation,
  StatutoryRateEdit,
} from "../../../../contract/statutoryRates";
import { indiaDate } from "../../../../domain/indiaTime";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath } from "../../addresses";
import { shownMonth } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { declareResource } from "../../schema/declaration";
import type { FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import { serverMessage } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { LawfulChanges } from "./LawfulChanges";
import { lawfulChangeTexts, statutoryRateFields } from "./texts";

/** The figures of the limits, of the employer's part and of the pension, which a list of rates hides at first. */
const ruleFields = [
  "disabilityWagesUpTo",
  "limitBase",
  "coverage",
  "employerPercent",
  "pensionPercent",
  "pensionCeiling",
  "pensionAge",
  "insuranceCeiling",
] as const;

const fields = [
  "kind",
  "percent",
  "wageCeiling",
  "amount",
  "februaryAmount",
  "wageBase",
  "wagesFrom",
  "wagesUpTo",
  ...ruleFields,
  "validFrom",
  "validTo",
  "source",
  "isActive",
] as const;

/** The first day of a rate. Says that a rate of locked months becomes arrears, before it is saved. */
function FirstDayInput(props: FieldInputProps) {
  const text = useTexts(lawfulChangeTexts);
  const first: unknown = useWatch({ name: props.field.name });
  const { data } = useHostCall(["salaries", "opening"], "getPayOpening", {});
  const locked = data?.lastLockedMonth;
  const isLocked = locked !== undefined && typeof first === "string" && first <= `${locked}-31`;
  return (
    <inputFor.date
      {...props}
      {...(isLocked && first !== "" && { hint: text("arrears", { month: shownMonth(locked) }) })}
    />
  );
}

const inputs = { validFrom: FirstDayInput };

export const statutoryRates = declareResource({
  name: "statutoryRates",
  texts: statutoryRateFields,
  list: {
    row: StatutoryRate,
    columns: [
      "kind",
      "isActive",
      "validFrom",
      "validTo",
      "percent",
      "wageCeiling",
      "amount",
      "februaryAmount",
      "wagesFrom",
      "wagesUpTo",
      "wageBase",
      ...ruleFields,
      "source",
    ],
    filters: z.pick(StatutoryRate, { kind: true }),
    sort: { field: "validFrom", order: "DESC" },
    top: <LawfulChanges />,
    hidden: [...ruleFields, "source"],
  },
  create: {
    form: StatutoryRateCreation,
    inputs,
    fields: [...fields],
    defaults: () => ({ validFrom: `${indiaDate(new Date()).slice(0, 7)}-01`, isActive: true }),
    succeeded: () => ({
      message: "resources.statutoryRates.create.saved",
      to: `${dashboardPath}/statutoryRates`,
    }),
    failed: (error) => serverMessage(error, "resources.statutoryRates.create.failed"),
  },
  edit: {
    form: StatutoryRateEdit,
    inputs,
    fields: [...fields],
    titleOf: ({ kind }, translate) => translate(`resources.statutoryRates.choices.kind.${kind}`),
  },
  show: { fields: [...fields], aside: <RecordHistory kind="rate" /> },
});
