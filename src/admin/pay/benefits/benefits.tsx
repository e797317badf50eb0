import { Box, Button, Typography } from "@mui/material";
import { lazy } from "react";
import { type TranslateFunction, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
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
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath } from "../../canonicalPaths";
import { dateText } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { settlementAddress } from "../../recordAddresses";
import { cellFor } from "../../schema/cellFor";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../sending";
import { benefitRuleFields, bonusFields, gratuityFields, settlementPageTexts } from "./texts";

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

/** An amount that expands to its calculation. */
function FormulaCell({ source }: { readonly source: string }) {
  const record = useRecordContext();
  const amount = <cellFor.rupees source={source} />;
  if (typeof record?.formula !== "string" || record.formula === "") return amount;
  return (
    <Box component="details" sx={{ minWidth: 120 }}>
      <Box component="summary" sx={{ cursor: "pointer", lineHeight: "24px", whiteSpace: "nowrap" }}>
        {amount}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary">
        {record.formula}
      </Typography>
    </Box>
  );
}

/** The way from a leaver to the final settlement. */
function SettlementLink() {
  const text = useTexts(settlementPageTexts);
  const record = useRecordContext<ListRow<Gratuity>>();
  if (record?.leftOn === undefined) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={settlementAddress(record.id)}
      aria-label={`${text("title")}: ${record.name}`}
    >
      {text("title")}
    </Button>
  );
}
