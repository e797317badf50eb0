import { lazy } from "react";
import type { TranslateFunction } from "react-admin";
import * as z from "zod/mini";
import {
  BenefitRule,
  BenefitRuleCreation,
  BenefitRuleEdit,
  Bonus,
  Gratuity,
  lawfulBenefits,
} from "../../../../contract/benefits";
import { indiaDate } from "../../../../domain/indiaTime";
import { dashboardPath } from "../../canonicalPaths";
import { dateText } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../serverMessage";
import { FormulaCell, SettlementLink } from "./FormulaCell";
import { benefitRuleFields, bonusFields, gratuityFields } from "./texts";

const BonusYear = lazy(async () => ({ default: (await import("./BonusActions")).BonusYear }));
const PayBonuses = lazy(async () => ({ default: (await import("./BonusActions")).PayBonuses }));

export const bonuses = declareResource({
  name: "bonuses",
  texts: bonusFields,
  list: {
    row: Bonus,
    columns: [
      "name",
      "amount",
      "state",
      "daysWorked",
      "wages",
      "countedWages",
      "percent",
      "paidIn",
      "knownFrom",
      "formula",
      "unit",
      "barcodeId",
    ],
    hidden: ["formula", "unit", "barcodeId"],
    hiddenWhenEmpty: ["paidIn", "knownFrom"],
    filters: z.pick(Bonus, { state: true, unit: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { name: BarcodeLink, amount: FormulaCell },
    top: <BonusYear />,
    bulkActions: {
      buttons: <PayBonuses />,
      call: "payBonus",
      isSelectable: ({ state }) => state === "PAYABLE",
    },
  },
});

export const gratuities = declareResource({
  name: "gratuities",
  texts: gratuityFields,
  list: {
    row: Gratuity,
    columns: [
      "name",
      "amount",
      "state",
      "joinedOn",
      "leftOn",
      "years",
      "months",
      "countedYears",
      "lastWages",
      "isFixedTerm",
      "formula",
      "unit",
      "barcodeId",
    ],
    hidden: ["isFixedTerm", "formula", "unit", "barcodeId"],
    filters: z.pick(Gratuity, { state: true, unit: true, isFixedTerm: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { name: BarcodeLink, amount: FormulaCell },
    rowActions: <SettlementLink />,
  },
});

const ruleTitle = (
  { validFrom }: Readonly<Record<string, unknown>>,
  translate: TranslateFunction,
) => translate("resources.benefitRules.title", { date: dateText(validFrom) });

export const benefitRules = declareResource({
  name: "benefitRules",
  texts: benefitRuleFields,
  list: {
    row: BenefitRule,
    columns: [
      "validFrom",
      "bonusPercent",
      "bonusCeiling",
      "bonusWagesUpTo",
      "bonusLeastDays",
      "gratuityDays",
      "gratuityDivisor",
      "gratuityLeastYears",
      "gratuityFixedYears",
      "gratuityMaximum",
      "createdBy",
    ],
    hidden: ["gratuityDays", "gratuityDivisor", "createdBy"],
    sort: { field: "validFrom", order: "DESC" },
  },
  create: {
    form: BenefitRuleCreation,
    defaults: () => ({ validFrom: indiaDate(new Date()), ...lawfulBenefits }),
    succeeded: () => ({
      message: "resources.benefitRules.create.saved",
      to: `${dashboardPath}/benefitRules`,
    }),
    failed: (error) => serverMessage(error, "resources.benefitRules.create.failed"),
  },
  edit: { form: BenefitRuleEdit, titleOf: ruleTitle },
  show: { titleOf: ruleTitle, aside: <RecordHistory kind="benefitRule" /> },
});
