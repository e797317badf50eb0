import { Chip } from "@mui/material";
import { useTranslate } from "react-admin";
import { type PayTerms, statutoryOtMultiplier } from "../../../contract/salary";
import { dateText } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { Section } from "../layout/Section";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useTexts } from "../useTexts";
import { datedSetupTexts } from "./screenTexts";

interface PayTermsTableProps {
  /** The latest first. */
  readonly terms: readonly PayTerms[];
  /** Those that hold today. */
  readonly present: PayTerms | undefined;
}

const columns = [
  "validFrom",
  "monthlyBaseSalary",
  "otMultiplierFactor",
  "workingDays",
  "createdBy",
] as const;
const figures: readonly string[] = ["monthlyBaseSalary", "workingDays"];

/** All terms of pay of an employee. Marks today's terms. */
export function PayTermsTable({ terms, present }: PayTermsTableProps) {
  const translate = useTranslate();
  const text = useTexts(datedSetupTexts);
  const rateText = (factor: number) => {
    const rate = translate(`resources.salaries.choices.otMultiplierFactor.${factor}`, {
      _: formatterFor.number(factor),
    });
    return factor < statutoryOtMultiplier ? text("belowStatutory", { rate }) : rate;
  };
  return (
    <Section title={text("title")} maxWidth={900}>
      <CellTable
        label={text("title")}
        columns={columns}
        isFigure={(column) => figures.includes(column)}
        header={(column) => translate(`resources.salaries.fields.${column}`)}
        rows={terms.map((one) => ({
          validFrom: (
            <>
              {dateText(one.validFrom)}
              {one === present && (
                <Chip size="small" color="primary" label={text("today")} sx={{ ml: 1 }} />
              )}
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
