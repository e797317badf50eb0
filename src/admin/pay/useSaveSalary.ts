import { useState } from "react";
import type * as z from "zod/mini";
import type { FieldErrors } from "../../../contract/errors";
import type { SalarySetup } from "../../../contract/salary";
import { HostError } from "../../api/hostErrors";
import type { RecordId } from "../../api/readRow";
import { useSubmitOnce } from "../../useSubmitOnce";
import type { Draft } from "../schema/readDraft";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { fieldErrorsIn } from "./fieldErrorsIn";
import { salaryTexts } from "./screenTexts";

/** The schema of a salary form. */
export type SalaryForm = z.ZodMiniType<Omit<SalarySetup, "employeeId">> & z.ZodMiniObject;

interface SavedSalary {
  /** The host's own: it is sent as it came. */
  readonly employeeId: RecordId;
  readonly form: SalaryForm;
  readonly onSaved: () => void;
}

/** Saves a salary setup, once. Errors of the host appear at their fields, or in `error`. */
export function useSaveSalary({ employeeId, form, onSaved }: SavedSalary) {
  const host = useHost();
  const text = useTexts(salaryTexts);
  const [error, setError] = useState<string>();

  const [save, isBusy] = useSubmitOnce(async (setup: Draft): Promise<FieldErrors | undefined> => {
    setError(undefined);
    try {
      await whileSignedIn(host.call("addSalary", { ...form.parse(setup), employeeId }));
      onSaved();
    } catch (error) {
      const message = serverMessage(error, text("setup.failed"));
      // The specification's answer is a text.
      const named = fieldErrorsIn(message, Object.keys(form.shape));
      if (named !== undefined) return named;
      setError(message);
      if (error instanceof HostError && error.body.errors) return { ...error.body.errors };
    }
    return undefined;
  });

  return { save, isBusy, error };
}
