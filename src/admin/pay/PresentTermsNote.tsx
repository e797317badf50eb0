import { Paper, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Figures } from "../layout/Figures";
import { formatterFor } from "../schema/formatterFor";
import type { PresentTerms } from "./presentTerms";

/** An employee's terms of today, above the form that replaces them. */
export function PresentTermsNote({ terms }: { readonly terms: PresentTerms }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`plant.salary.setup.${name}`);
  const { monthlyBaseSalary, otMultiplierFactor: factor, workingDays } = terms;
  const notGiven = text("notGiven");
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
      <Typography variant="h2">{text("present")}</Typography>
      <Figures
        label={text("present")}
        figures={Object.entries(values).map(([field, value]) => ({
          label: translate(`resources.salaries.fields.${field}`),
          value,
        }))}
      />
      <Typography>{text("replaces")}</Typography>
    </Paper>
  );
}
