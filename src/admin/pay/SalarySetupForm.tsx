import { Alert, Paper, Typography } from "@mui/material";
import type { ComponentProps } from "react";
import { useGetOne, useTranslate } from "react-admin";
import * as z from "zod/mini";
import type { FieldErrors } from "../../../contract/errors";
import { type MonthlySalary, SalarySetup } from "../../../contract/salary";
import type { ListRow, RecordId } from "../../api/readRow";
import { RecordNotFound } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { Figures } from "../layout/Facts";
import { DelayedProgress } from "../layout/QueryResult";
import { formatterFor } from "../schema/formatterFor";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { repliedErrors, serverMessage } from "../sending";
import { salaryTexts } from "./texts";

interface SalarySetupFormProps {
  /** The employee's id as the host sent it. The form sends it back unchanged. */
  readonly employeeId: RecordId;
  readonly form: z.ZodMiniType<Omit<SalarySetup, "employeeId">> & z.ZodMiniObject;
  /** Initial values: the present terms, so that the admin sees them before replacing them. */
  readonly defaults: Draft;
  readonly inputs?: ComponentProps<typeof SchemaForm>["inputs"];
  readonly onSaved: () => void;
}

export function SalarySetupForm(props: SalarySetupFormProps) {
  const { employeeId, form, defaults, inputs, onSaved } = props;
  const text = useTexts(salaryTexts);
  const fields = Object.keys(form.shape);
  return (
    <SchemaForm
      resource="salaries"
      form={form}
      defaults={defaults}
      inputs={inputs}
      call={(host, { value }) => host.call("addSalary", { ...form.parse(value), employeeId })}
      onDone={onSaved}
      failed={text("setup.failed")}
      errorFields={fields}
      // The reply of `addSalary` is a text.
      errorsIn={(failure) =>
        fieldErrorsIn(serverMessage(failure, ""), fields) ?? repliedErrors(failure)
      }
      submitLabel={text("setup.submit")}
      busyLabel={text("setup.busy")}
    />
  );
}

/** Parses field errors from texts such as `workingDays: Must be at most 31; validFrom: Must be a date`. */
export function fieldErrorsIn(text: string, fields: readonly string[]): FieldErrors | undefined {
  const parts = text.split(/; (?=\w+: )/).map((part) => /^(\w+): (.+)$/s.exec(part));
  const errors = parts.flatMap((part) =>
    part?.[1] !== undefined && part[2] !== undefined && fields.includes(part[1])
      ? [[part[1], part[2]] as const]
      : [],
  );
  return errors.length === parts.length ? Object.fromEntries(errors) : undefined;
}

/** An employee's terms of today, as far as the host returns them: rupees a month, factor, days. */
interface PresentTerms {
  readonly monthlyBaseSalary: number;
  readonly otMultiplierFactor: number | undefined;
  readonly workingDays: number | undefined;
}

/** Returns the initial values of the form: the present terms, without a factor that the form does not offer. */
export function termsToBeginWith(
  terms: PresentTerms | undefined,
  factors: readonly number[],
): Partial<PresentTerms> {
  if (terms === undefined) return {};
  const { monthlyBaseSalary, otMultiplierFactor: factor, workingDays } = terms;
  const isOffered = factors.some((offered) => offered === factor);
  return { monthlyBaseSalary, otMultiplierFactor: isOffered ? factor : undefined, workingDays };
}

const factors = [1, 1.5] as const;

/** The form on another host, which has two overtime factors and no dates (docs/another-host.md#the-28-calls). */
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
