import { Alert, Paper, Typography } from "@mui/material";
import { useGetOne, useTranslate } from "react-admin";
import * as z from "zod/mini";
import { type MonthlySalary, SalarySetup } from "../../../contract/salary";
import { RecordNotFound } from "../../api/httpClient";
import type { ListRow, RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { Figures } from "../layout/Facts";
import { DelayedProgress } from "../layout/QueryResult";
import { formatterFor } from "../schema/formatterFor";
import { type PresentTerms, SalarySetupForm, termsToBeginWith } from "./SalarySetupForm";
import { salaryTexts } from "./texts";

const factors = [1, 1.5] as const;

/** The specification's form: other hosts know neither its further rate of overtime nor dates. */
const form = z.object({
  ...z.omit(SalarySetup, { employeeId: true, validFrom: true }).shape,
  otMultiplierFactor: z.literal(factors),
});

type SpecifiedSetupProps = Readonly<{ employeeId: RecordId; onSaved: () => void }>;

/** Never cached: another tab or another admin may have replaced the terms. */
const afresh = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, onError: () => undefined };

/** The setup on a host with one set of terms for each employee. A save replaces the terms. */
export function SpecifiedSetup({ employeeId, onSaved }: SpecifiedSetupProps) {
  const text = useTexts(salaryTexts);
  const { data, error, isPending } = useGetOne<ListRow<MonthlySalary>>(
    "salaries",
    { id: employeeId },
    afresh,
  );
  if (isPending) return <DelayedProgress />;
  const { monthlyBaseSalary, otMultiplierFactor, workingDays } = data ?? {};
  // A base salary of 0 means that no terms are set up.
  const terms = monthlyBaseSalary
    ? { monthlyBaseSalary, otMultiplierFactor, workingDays }
    : undefined;
  return (
    <>
      {terms && <PresentTermsNote terms={terms} />}
      {error !== null && !(error instanceof RecordNotFound) && (
        <Alert severity="warning" role="status">
          {text("setup.unknown")}
        </Alert>
      )}
      <SalarySetupForm
        employeeId={employeeId}
        form={form}
        defaults={termsToBeginWith(terms, factors)}
        onSaved={onSaved}
      />
    </>
  );
}

function PresentTermsNote({ terms }: { readonly terms: PresentTerms }) {
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
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1.5 }}>
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
