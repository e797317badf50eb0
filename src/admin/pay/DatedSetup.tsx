import { Alert, Button } from "@mui/material";
import * as z from "zod/mini";
import { otMultiplierFactors, SalarySetup } from "../../../contract/salary";
import { indiaDate } from "../../../domain/indiaTime";
import type { RecordId } from "../../api/readRow";
import { DelayedProgress } from "../layout/LoadError";
import { schemaTexts } from "../schema/texts";
import { useHostQuery } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { FirstDateInput, JoiningDate, LaterDateInput, OtRateInput } from "./datedSetupInputs";
import { PayTermsTable } from "./PayTermsTable";
import { termsToBeginWith } from "./presentTerms";
import { SalarySetupForm } from "./SalarySetupForm";
import { datedSetupTexts } from "./screenTexts";

const form = z.omit(SalarySetup, { employeeId: true });

const firstInputs = { otMultiplierFactor: OtRateInput, validFrom: FirstDateInput };
const laterInputs = { otMultiplierFactor: OtRateInput, validFrom: LaterDateInput };

interface DatedSetupProps {
  readonly employeeId: RecordId;
  readonly joinedAt: string | undefined;
  readonly onSaved: () => void;
}

/** The set-up on a host whose terms of pay have a date: earlier ones stay, and are shown. */
export function DatedSetup({ employeeId, joinedAt, onSaved }: DatedSetupProps) {
  const schemaText = useTexts(schemaTexts);
  const text = useTexts(datedSetupTexts);
  // Always refetched: the terms may have changed since the last read, here or in another tab.
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["salaries", "payTerms", employeeId],
    ask: (host, signal) => host.call("getPayTerms", { employeeId }, { signal }),
    gcTime: 0,
  });
  const today = indiaDate(new Date());
  if (isPending) return <DelayedProgress />;
  const terms = data ?? [];
  const present = terms.find(({ validFrom }) => validFrom <= today);
  return (
    <>
      {error && (
        <Alert
          severity="warning"
          role="status"
          sx={{ maxWidth: 720 }}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {schemaText("again")}
            </Button>
          }
        >
          {text("unknown")}
        </Alert>
      )}
      {terms.length > 0 && <PayTermsTable terms={terms} present={present} />}
      <JoiningDate value={joinedAt === undefined ? "" : indiaDate(new Date(joinedAt))}>
        <SalarySetupForm
          employeeId={employeeId}
          form={form}
          inputs={terms.length > 0 ? laterInputs : firstInputs}
          defaults={{
            ...termsToBeginWith(present ?? terms.at(-1), otMultiplierFactors),
            validFrom: terms.length > 0 ? today : undefined,
          }}
          onSaved={onSaved}
        />
      </JoiningDate>
    </>
  );
}
