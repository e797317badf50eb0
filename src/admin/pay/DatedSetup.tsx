import { Alert, Button, Chip, MenuItem } from "@mui/material";
import { createContext, useContext } from "react";
import { FormDataConsumer, useTranslate } from "react-admin";
import * as z from "zod/mini";
import {
  otMultiplierFactors,
  type PayTerms,
  SalarySetup,
  statutoryOtMultiplier,
} from "../../../contract/salary";
import { indiaDate } from "../../../domain/indiaTime";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { DelayedProgress } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { layoutTexts } from "../layout/texts";
import { DateInput } from "../schema/DateInput";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useChoices } from "../schema/useResourceTexts";
import { useArrearsHint } from "../shifts/useArrearsHint";
import { useHostCall } from "../useHostQuery";
import { SalarySetupForm, termsToBeginWith } from "./SalarySetupForm";
import { datedSetupTexts } from "./texts";

const form = z.omit(SalarySetup, { employeeId: true });

interface DatedSetupProps {
  readonly employeeId: RecordId;
  readonly joinedAt: string | undefined;
  readonly onSaved: () => void;
}

/** The set-up on a host with dated terms of pay. Earlier terms stay, and are shown. */
export function DatedSetup({ employeeId, joinedAt, onSaved }: DatedSetupProps) {
  const layoutText = useTexts(layoutTexts);
  const text = useTexts(datedSetupTexts);
  // Always refetched: the terms may have changed since the last read, here or in another tab.
  const { data, error, isPending, refetch } = useHostCall(
    ["salaries", "payTerms", employeeId],
    "getPayTerms",
    { employeeId },
    { gcTime: 0 },
  );
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
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {layoutText("again")}
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

interface PayTermsTableProps {
  /** The terms of pay, the latest first. */
  readonly terms: readonly PayTerms[];
  readonly present: PayTerms | undefined;
}

const columns = [
  "validFrom",
  "monthlyBaseSalary",
  "otMultiplierFactor",
  "workingDays",
  "createdBy",
] as const;

function PayTermsTable({ terms, present }: PayTermsTableProps) {
  const translate = useTranslate();
  const text = useTexts(datedSetupTexts);
  const rateText = (factor: number) => {
    const rate = translate(`resources.salaries.choices.otMultiplierFactor.${factor}`, {
      _: formatterFor.number(factor),
    });
    return factor < statutoryOtMultiplier ? text("belowStatutory", { rate }) : rate;
  };
  return (
    <Section title={text("title")}>
      <CellTable
        label={text("title")}
        columns={columns}
        figures={["monthlyBaseSalary", "workingDays"]}
        header={(column) => translate(`resources.salaries.fields.${column}`)}
        rows={terms.map((one) => ({
          validFrom: (
            <>
              {shownDate(one.validFrom)}
              {one === present && <Chip color="primary" label={text("today")} sx={{ ml: 1 }} />}
            </>
          ),
          monthlyBaseSalary: formatterFor.rupees(one.monthlyBaseSalary),
          otMultiplierFactor: rateText(one.otMultiplierFactor),
          workingDays: formatterFor.number(one.workingDays),
          createdBy: one.createdBy ?? noValue,
        }))}
        minWidth={520}
      />
    </Section>
  );
}

/** The date on which the employee of the form joined. Empty if the date is not known. */
const JoiningDate = createContext("");

/** The overtime factor. A factor below the legal minimum is allowed, with a warning. */
function OtRateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
  return (
    <FieldInput {...props} select>
      {useChoices(props.field).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {Number(id) < statutoryOtMultiplier ? text("belowStatutory", { rate: name }) : name}
        </MenuItem>
      ))}
    </FieldInput>
  );
}

interface DateInputWithHintProps extends FieldInputProps {
  readonly hint: string;
  /** Start of the terms if the date is empty. */
  readonly otherwise?: string;
}

function DateInputWithHint({ hint, otherwise = "", ...props }: DateInputWithHintProps) {
  const arrearsHint = useArrearsHint();
  return (
    <FormDataConsumer>
      {({ formData }) => {
        const arrears = arrearsHint(String(formData[props.field.name] || otherwise));
        return <DateInput {...props} hint={`${hint} ${arrears}`.trim()} />;
      }}
    </FormDataConsumer>
  );
}

function FirstDateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
  return (
    <DateInputWithHint {...props} hint={text("firstHint")} otherwise={useContext(JoiningDate)} />
  );
}

function LaterDateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
  return <DateInputWithHint {...props} hint={text("laterHint")} />;
}

const firstInputs = { otMultiplierFactor: OtRateInput, validFrom: FirstDateInput };
const laterInputs = { otMultiplierFactor: OtRateInput, validFrom: LaterDateInput };
