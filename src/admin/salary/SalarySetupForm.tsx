import { Alert, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import * as z from "zod/mini";
import type { FieldErrors } from "../../../contract/errors";
import { SalarySetup } from "../../../contract/salary";
import { HostError } from "../../api/hostErrors";
import type { RecordId } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { DelayedProgress } from "../layout/DelayedProgress";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";
import { PresentTermsNote } from "./PresentTermsNote";
import { termsToBeginWith } from "./presentTerms";
import { usePresentTerms } from "./usePresentTerms";

interface SalarySetupFormProps {
  /** The host's own: it is sent as it came. */
  readonly employeeId: RecordId;
  /** Names the employee to the person. */
  readonly who: string;
  readonly onSaved: () => void;
}

const SalaryForm = z.omit(SalarySetup, { employeeId: true });

/**
 * What an employee earns a month, for how many days, and what an hour of overtime counts for. The form
 * begins with what stands, so that nobody overwrites it unknowingly.
 */
export function SalarySetupForm({ employeeId, who, onSaved }: SalarySetupFormProps) {
  const { addSalary } = useDataProvider<PlantDataProvider>();
  const translate = useTranslate();
  const { isPending, isFailed, terms } = usePresentTerms(employeeId);
  const [error, setError] = useState<string>();

  const [save, isBusy] = useSubmitOnce(async (setup: Draft): Promise<FieldErrors | undefined> => {
    setError(undefined);
    try {
      await whileSignedIn(addSalary({ ...SalaryForm.parse(setup), employeeId }));
      onSaved();
    } catch (error) {
      setError(serverMessage(error, translate("plant.salary.setup.failed")));
      if (error instanceof HostError && error.body.errors) return { ...error.body.errors };
    }
    return undefined;
  });

  if (isPending) return <DelayedProgress />;
  return (
    <>
      <Typography>{who}</Typography>
      {terms && <PresentTermsNote terms={terms} />}
      {isFailed && (
        <Alert severity="warning" role="status" sx={{ maxWidth: 720 }}>
          {translate("plant.salary.setup.unknown")}
        </Alert>
      )}
      <SchemaForm
        resource="salaries"
        form={SalaryForm}
        defaults={termsToBeginWith(terms)}
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
