import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type TranslateFunction, useListContext, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import {
  BenefitRule,
  BenefitRuleCreation,
  BenefitRuleEdit,
  Bonus,
  bonusYearOf,
  bonusYearText,
  Gratuity,
  lawfulBenefits,
} from "../../../../contract/benefits";
import { indiaDate } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath, settlementAddress } from "../../addresses";
import { shownDate } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { DateField } from "../../layout/DateField";
import { BulkCall } from "../../schema/BulkCall";
import { cellFor } from "../../schema/cellFor";
import { declareResource } from "../../schema/declaration";
import { serverMessage } from "../../sending";
import {
  benefitRuleFields,
  bonusActionTexts,
  bonusFields,
  gratuityFields,
  settlementPageTexts,
} from "./texts";

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
) => translate("resources.benefitRules.title", { date: shownDate(validFrom) });

export const benefitRules = declareResource({
  name: "benefitRules",
  texts: benefitRuleFields,
  list: {
    row: BenefitRule,
    columns: [
      "validFrom",
      "wageBase",
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

const yearsBack = 5;

const presentMonth = () => indiaDate(new Date()).slice(0, 7);

/** Returns the years that begin in April, the present one first, and the chosen one. */
function useBonusYear() {
  const { filterValues, setFilters } = useListContext();
  const { year: filteredYear, ...others } = filterValues;
  const present = bonusYearOf(indiaDate(new Date()));
  const year = Number(filteredYear ?? present);
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => present - back);
  return {
    year,
    years: years.includes(year) ? years : [...years, year],
    choose: (chosen: number) => setFilters({ ...others, year: chosen }),
  };
}

/** The accounting year of the list. */
function BonusYear() {
  const text = useTexts(bonusActionTexts);
  const { year, years, choose } = useBonusYear();
  return (
    <TextField
      select
      label={text("year")}
      value={year}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {years.map((each) => (
        <MenuItem key={each} value={each}>
          {bonusYearText(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Pays the bonus of the selected people with the wages of a month. */
function PayBonuses() {
  const text = useTexts(bonusActionTexts);
  const { year } = useBonusYear();
  const [month, setMonth] = useState(presentMonth);
  return (
    <BulkCall<ListRow<Bonus>>
      label={text("pay")}
      nameOf={({ name = "", barcodeId = "" }) => `${name} (${barcodeId})`}
      call={(host, { barcodeId = "" }) => host.call("payBonus", { barcodeId, year, month })}
    >
      <DateField
        type="month"
        margin="normal"
        label={text("month")}
        value={month}
        onChange={({ target }) => target.value !== "" && setMonth(target.value)}
      />
    </BulkCall>
  );
}
