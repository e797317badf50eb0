import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { useNotify } from "react-admin";
import { mostLines } from "../../../../contract/quotations";
import type { Specification } from "../../../../contract/specifications";
import { defaultMarkupPercent } from "../../../../domain/quotations/quotationState";
import { useTexts } from "../../../texts/useTexts";
import { quotationAddress } from "../../addresses";
import { useClientNames } from "../../clientFields/clientNames";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { DraftForm } from "../../schema/DraftForm";
import { DraftField } from "../../schema/FormDialog";
import { isFilledIn } from "../../schema/readDraft";
import { useDraftForm } from "../../schema/useDraftForm";
import { useLeaveForm } from "../../sending";
import { useSpecifications } from "../../specifications/specifications";
import { formWidth } from "../../theme/plantTheme";
import { type Host, useHost } from "../../useHostQuery";
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

const AskButton = lazy(() => import("../../schedule/AskButton"));

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
  const host = useHost();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const form = useDraftForm({
    schema: QuotationDraft,
    initial: () => initial,
    read: readQuotation,
    fieldOf,
    conflicts: quotationConflicts,
    save: async (value: QuotationValue) => {
      const id = await save(host, value);
      notify(text("saved"), { type: "success" });
      return leaveForm(quotationAddress(id));
    },
    text,
  });
  const { draft, errors, change } = form;
  const names = useId();
  const clients = useClientNames();
  const latest = specifications.map(({ latestVersionId, client, name, size }) => ({
    id: latestVersionId,
    name: text("option", { client, name, size }),
  }));
  const options = [
    ...boxes.filter(({ id }) => !latest.some((one) => one.id === id)),
    ...latest.toSorted((one, other) => one.name.localeCompare(other.name)),
  ];
  const { lines } = draft;
  const specificationIdOf = (versionId: string) =>
    String(specifications.find((one) => String(one.latestVersionId) === versionId)?.id ?? "");
  const words = useConflictWords(options);
  return (
    <DraftForm
      form={form}
      submitLabel={text("submit")}
      otherAction={otherAction}
      maxWidth={formWidth}
      conflictWords={{ what, ...words }}
    >
      <Section title={text("client")}>
        <DraftField
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
        <DraftField name="validityDays" isNumber label={text("validityDays")} required />
        <DraftField
          name="terms"
          label={text("terms")}
          multiline
          minRows={2}
          helperText={text("termsHint")}
        />
        <DraftField
          name="readyBy"
          type="date"
          label={text("readyBy")}
          helperText={text("readyByHint")}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Section>
      {lines.map((line, index) => (
        <LineInputs
          key={line.key}
          index={index}
          line={line}
          options={options}
          errors={errors}
          onChange={(changes) =>
            change({
              lines: lines.map((one, at) => (at === index ? { ...one, ...changes } : one)),
            })
          }
          onRemove={() => change({ lines: lines.filter((_, at) => at !== index) })}
          ask={
            <Suspense fallback={null}>
              <AskButton
                known={{
                  specificationId: specificationIdOf(line.specificationVersionId),
                  quantity: line.quantities.find(isFilledIn) ?? "",
                  wantedDay: draft.readyBy,
                }}
                taking="quotation"
                onTake={(readyBy) => change({ readyBy })}
              />
            </Suspense>
          }
        />
      ))}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={lines.length >= mostLines}
        onClick={() =>
          change({
            lines: [
              ...lines,
              emptyLine(Number(lines.at(-1)?.markupPercent) || defaultMarkupPercent),
            ],
          })
        }
        sx={{ justifySelf: "start" }}
      >
        {text("addLine")}
      </Button>
    </DraftForm>
  );
}
