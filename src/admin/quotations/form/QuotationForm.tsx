import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { mostLines } from "../../../../contract/quotations";
import type { Specification } from "../../../../contract/specifications";
import { defaultMarkupPercent } from "../../../../domain/quotations/quotationState";
import { useTexts } from "../../../texts/useTexts";
import { quotationAddress } from "../../addresses";
import { useClientNames } from "../../clientFields/clientNames";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { CallForm } from "../../schema/CallForm";
import { FormRows } from "../../schema/FormRows";
import { FormField } from "../../schema/formInputs";
import { useLeaveForm } from "../../sending";
import { useSpecifications } from "../../specifications/specifications";
import { formWidth } from "../../theme/plantTheme";
import type { Host } from "../../useHostQuery";
import { quotationFormTexts } from "../texts";
import { LineInputs } from "./LineInputs";
import {
  emptyLine,
  fieldOf,
  QuotationDraft,
  type QuotationValue,
  quotationConflicts,
  readQuotation,
  useConflictWords,
} from "./quotationDraft";

interface FormProps {
  /** The name of the quotation in messages. */
  readonly what: string;
  readonly initial: QuotationDraft;
  /** The boxes of the quotation. Their versions may be older than the latest ones. */
  readonly boxes?: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly otherAction?: ReactNode;
  /** Returns the id of the saved quotation. */
  readonly save: (host: Host, value: QuotationValue) => Promise<number>;
}

/** The form, once the box specifications are loaded. */
export function FormWithBoxes(props: FormProps) {
  const text = useTexts(quotationFormTexts);
  const query = useSpecifications();
  return (
    <QueryResult query={query} failed={text("boxesFailed")}>
      {(specifications) => <QuotationForm {...props} specifications={specifications} />}
    </QueryResult>
  );
}

function QuotationForm({
  what,
  initial,
  boxes = [],
  otherAction,
  save,
  specifications,
}: FormProps & { readonly specifications: readonly Specification[] }) {
  const text = useTexts(quotationFormTexts);
  const leaveForm = useLeaveForm();
  const names = useId();
  const clients = useClientNames();
  const latest = specifications.map(({ latestVersionId, client, name, size }) => ({
    id: latestVersionId,
    name: text("option", { client, name, size }),
  }));
  const options = [
    ...boxes.filter(({ id }) => !latest.some((box) => box.id === id)),
    ...latest.toSorted((left, right) => left.name.localeCompare(right.name)),
  ];
  const words = useConflictWords(options);
  return (
    <CallForm
      schema={QuotationDraft}
      initial={initial}
      read={readQuotation}
      call={(host, { value }) => save(host, value)}
      done={text("saved")}
      onDone={(id) => leaveForm(quotationAddress(id))}
      failed={text("notSaved")}
      invalid={text("invalid")}
      fieldOf={fieldOf}
      conflicts={{ what, ...quotationConflicts, ...words }}
      submitLabel={text("submit")}
      otherAction={otherAction}
      maxWidth={formWidth}
    >
      <Section title={text("client")}>
        <FormField
          name="client"
          label={text("client")}
          required
          autoFocus
          slotProps={{ htmlInput: { autoComplete: "off", list: names } }}
        />
        <datalist id={names}>
          {clients.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FormField name="validityDays" isNumber label={text("validityDays")} required />
        <FormField
          name="terms"
          label={text("terms")}
          multiline
          minRows={2}
          helperText={text("termsHint")}
        />
        <FormField
          name="readyBy"
          type="date"
          label={text("readyBy")}
          helperText={text("readyByHint")}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Section>
      <Lines>
        <LineInputs
          options={options}
          specificationIdOf={(versionId) =>
            String(
              specifications.find((box) => String(box.latestVersionId) === versionId)?.id ?? "",
            )
          }
        />
      </Lines>
    </CallForm>
  );
}

/** The boxes of a quotation. A new one begins with the markup of the last one. */
function Lines({ children }: { readonly children: ReactNode }) {
  const text = useTexts(quotationFormTexts);
  const { getValues } = useFormContext();
  return (
    <FormRows
      source="lines"
      blank={() => {
        const { lines } = QuotationDraft.parse(getValues());
        return emptyLine(Number(lines.at(-1)?.markupPercent) || defaultMarkupPercent);
      }}
      add={text("addLine")}
      most={mostLines}
    >
      {children}
    </FormRows>
  );
}
