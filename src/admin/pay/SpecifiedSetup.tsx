import { Alert } from "@mui/material";
import * as z from "zod/mini";
import { SalarySetup } from "../../../contract/salary";
import type { RecordId } from "../../api/readRow";
import { DelayedProgress } from "../layout/LoadError";
import { useTexts } from "../useTexts";
import { PresentTermsNote } from "./PresentTermsNote";
import { termsToBeginWith } from "./presentTerms";
import { SalarySetupForm } from "./SalarySetupForm";
import { salaryTexts } from "./screenTexts";
import { usePresentTerms } from "./usePresentTerms";

const factors = [1, 1.5] as const;

/** The specification's form: other hosts know neither its further rate of overtime nor dates. */
const form = z.object({
  ...z.omit(SalarySetup, { employeeId: true, validFrom: true }).shape,
  otMultiplierFactor: z.literal(factors),
});

interface SpecifiedSetupProps {
  readonly employeeId: RecordId;
  readonly onSaved: () => void;
}

/** The set-up on a host that knows one set of terms for each employee: what is saved replaces it. */
export function SpecifiedSetup({ employeeId, onSaved }: SpecifiedSetupProps) {
  const text = useTexts(salaryTexts);
  const { isPending, isFailed, terms } = usePresentTerms(employeeId);
  if (isPending) return <DelayedProgress />;
  return (
    <>
      {terms && <PresentTermsNote terms={terms} />}
      {isFailed && (
        <Alert severity="warning" role="status" sx={{ maxWidth: 720 }}>
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
