import { Paper, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Figures } from "../layout/Figures";
import { formatterFor } from "../schema/formatterFor";
import { useTexts } from "../useTexts";
import type { PresentTerms } from "./presentTerms";
import { salaryTexts } from "./screenTexts";

/** An employee's terms of today, above the form that replaces them. */
export function PresentTermsNote({ terms }: { readonly terms: PresentTerms }) {
  const translate = useTranslate();
  const text = useTexts(salaryTexts);
  const { monthlyBaseSalary, otMultiplierFactor: factor, workingDays } = terms;
  const notGiven = text("setup.notGiven");
  const values = {
    monthlyBaseSalary: formatterFor.rupees(monthlyBaseSalary),
    otMultiplierFactor:
      factor === undefined
        ? notGiven
        : translate(`resources.salaries.choices.otMultiplierFactor.${factor}`, {
            _: String(factor),
          }),
    workingDays: workingDays === undefined ? notGiven : formatterFor.number(workingDays),
  };
  return (
    <Paper
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, display: "grid", gap: 1.5 }}
    >
      <Typography variant="h2">{text("setup.present")}</Typography>
      <Figures
        label={text("setup.present")}
        figures={Object.entries(values).map(([field, value]) => ({
          label: translate(`resources.salaries.fields.${field}`),
          value,
        }))}
      />
      <Typography>{text("setup.replaces")}</Typography>
    </Paper>
  );
}
