import { Alert } from "@mui/material";
import type { ComponentProps } from "react";
import type * as z from "zod/mini";
import type { FieldErrors } from "../../../contract/errors";
import type { SalarySetup } from "../../../contract/salary";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { repliedErrors, serverMessage, useSend } from "../sending";
import { salaryTexts } from "./texts";

interface SalarySetupFormProps {
  /** The host's own: it is sent as it came. */
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
  const [send, isBusy, error] = useSend({
    notifiesError: false,
    call: (host, setup: Draft) => host.call("addSalary", { ...form.parse(setup), employeeId }),
    onDone: onSaved,
    failed: text("setup.failed"),
    fields,
    // The specification's answer is a text.
    errorsIn: (failure) =>
      fieldErrorsIn(serverMessage(failure, ""), fields) ?? repliedErrors(failure),
  });
  return (
    <>
      <SchemaForm
        resource="salaries"
        form={form}
        defaults={defaults}
        inputs={inputs}
        submitLabel={text(`setup.${isBusy ? "busy" : "submit"}`)}
        isBusy={isBusy}
        onSubmit={send}
      />
      {error !== undefined && <Alert severity="error">{error}</Alert>}
    </>
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
export interface PresentTerms {
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
