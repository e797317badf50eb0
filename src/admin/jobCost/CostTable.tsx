import { Typography } from "@mui/material";
import type { JobCost } from "../../../contract/jobCost";
import { useTexts } from "../../texts/useTexts";
import { CellTable } from "../layout/CellTable";
import { formatterFor } from "../schema/formatterFor";
import { jobCostTexts } from "./texts";

const columns = ["part", "standard", "actual", "difference"] as const;
const { rupees, kilograms } = formatterFor;

const sumOf = (lines: JobCost["lines"], column: "standard" | "actual" | "difference") =>
  Math.round(lines.reduce((sum, line) => sum + line[column] * 100, 0)) / 100;

/** The parts of the cost with their total, and the causes of the paper's difference. */
export function CostTable({ cost }: { readonly cost: JobCost }) {
  const text = useTexts(jobCostTexts);
  const { lines, variance, waste } = cost;
  const total = {
    part: "total" as const,
    standard: sumOf(lines, "standard"),
    actual: sumOf(lines, "actual"),
    difference: sumOf(lines, "difference"),
  };
  const paper = lines.find(({ part }) => part === "paper");
  return (
    <>
      <CellTable
        label={text("title")}
        columns={columns}
        figures={["standard", "actual", "difference"]}
        title="part"
        header={(column) => text(`columns.${column}`)}
        rows={[...lines, total].map(({ part, standard, actual, difference }) => ({
          part: part === "total" ? <strong>{text("parts.total")}</strong> : text(`parts.${part}`),
          standard: rupees(standard),
          actual: rupees(actual),
          difference: rupees(difference),
        }))}
        minWidth={480}
      />
      {variance && (
        <Typography>
          {text("variance", {
            price: rupees(variance.price),
            usage: rupees(variance.usage),
            total: rupees(paper?.difference),
            used: kilograms(variance.used),
            standard: kilograms(variance.standard),
          })}
        </Typography>
      )}
      {waste && (
        <Typography>
          {text("waste", { waste: kilograms(waste.waste), amount: rupees(waste.wasteAmount) })}{" "}
          {waste.trim !== undefined &&
            text("trim", { waste: kilograms(waste.trim), amount: rupees(waste.trimAmount) })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {text("atEstimate")}
      </Typography>
    </>
  );
}
