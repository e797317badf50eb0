import { Alert } from "@mui/material";
import type { ComponentProps } from "react";
import type { RecordId } from "../../api/readRow";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { useTexts } from "../useTexts";
import { salaryTexts } from "./screenTexts";
import { type SalaryForm, useSaveSalary } from "./useSaveSalary";

interface SalarySetupFormProps {
  readonly employeeId: RecordId;
  readonly form: SalaryForm;
  /** Initial values: the present terms, so that the admin sees them before replacing them. */
  readonly defaults: Draft;
  readonly inputs?: ComponentProps<typeof SchemaForm>["inputs"];
  readonly onSaved: () => void;
}

/** The form for an employee's monthly salary, working days and overtime factor. */
export function SalarySetupForm({ defaults, inputs, ...setup }: SalarySetupFormProps) {
  const text = useTexts(salaryTexts);
  const { save, isBusy, error } = useSaveSalary(setup);
  return (
    <>
      <SchemaForm
        resource="salaries"
        form={setup.form}
        defaults={defaults}
        inputs={inputs}
        submitLabel={text(`setup.${isBusy ? "busy" : "submit"}`)}
        isBusy={isBusy}
        onSubmit={save}
      />
      {error !== undefined && (
        <Alert severity="error" sx={{ maxWidth: 720 }}>
          {error}
        </Alert>
      )}
    </>
  );
}
