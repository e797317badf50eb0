import { Alert } from "@mui/material";
import type { ComponentProps } from "react";
import { useTranslate } from "react-admin";
import type { RecordId } from "../../api/readRow";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { type SalaryForm, useSaveSalary } from "./useSaveSalary";

interface SalarySetupFormProps {
  readonly employeeId: RecordId;
  readonly form: SalaryForm;
  /** What the form begins with, so that nobody overwrites it unknowingly. */
  readonly defaults: Draft;
  readonly inputs?: ComponentProps<typeof SchemaForm>["inputs"];
  readonly onSaved: () => void;
}

/** What an employee earns a month, for how many days, and what an hour of overtime counts for. */
export function SalarySetupForm({ defaults, inputs, ...setup }: SalarySetupFormProps) {
  const translate = useTranslate();
  const { save, isBusy, error } = useSaveSalary(setup);
  return (
    <>
      <SchemaForm
        resource="salaries"
        form={setup.form}
        defaults={defaults}
        inputs={inputs}
        submitLabel={translate(`plant.salary.setup.${isBusy ? "busy" : "submit"}`)}
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
