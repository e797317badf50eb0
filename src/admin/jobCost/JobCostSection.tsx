import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Alert, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import type { JobCost } from "../../../contract/jobCost";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { attendanceAddress, reelAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { jobCostTexts } from "./texts";
import { WasteProposal } from "./WasteProposal";

const { number, rupees, unitPrice, kilograms } = formatterFor;

/** The cost of an order after its run, against its estimate. */
export default function JobCostSection({ orderId }: { readonly orderId: RecordId }) {
  const text = useTexts(jobCostTexts);
  const query = useHostCall(
    ["orders", "jobCost", orderId],
    "getJobCost",
    { id: orderId },
    { reads: ["orders", "wasteRows"] },
  );
  return (
    <Section title={text("title")} hint={text("hint")} gap={1.5}>
      <QueryResult query={query} failed={text("failed")}>
        {(cost) => (
          <>
            <Basis cost={cost} />
            {cost.lines.length > 0 && <CostTable cost={cost} />}
            {cost.reels.length > 0 && <Reels cost={cost} />}
            {cost.overtime.length > 0 && <Overtime cost={cost} />}
            {cost.wasteProposal && <WasteProposal proposal={cost.wasteProposal} />}
          </>
        )}
      </QueryResult>
    </Section>
  );
}

const costColumns = ["part", "standard", "actual", "difference"] as const;

const sumOf = (lines: JobCost["lines"], column: "standard" | "actual" | "difference") =>
  Math.round(lines.reduce((sum, line) => sum + line[column] * 100, 0)) / 100;

/** The parts of the cost with their total, and the causes of the paper's difference. */
function CostTable({ cost }: { readonly cost: JobCost }) {
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
        columns={costColumns}
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

/** The good boxes and the estimate of the comparison. */
function Basis({ cost: { goodBoxes, isCounted, running, estimate, missing } }: CostProps) {
  const text = useTexts(jobCostTexts);
  return (
    <>
      <Typography color="text.secondary">
        {goodBoxes !== undefined &&
          text(isCounted ? "counted" : "dispatched", { smart_count: goodBoxes })}{" "}
        {estimate !== undefined && (
          <>
            {text(`estimate.${estimate.source}`, { date: shownDate(estimate.date) })}{" "}
            {text("standardWaste", {
              sheets: number(estimate.sheets),
              quantity: number(estimate.quantity),
            })}
          </>
        )}
      </Typography>
      {running > 0 && (
        <Alert severity="info" variant="outlined">
          {text("running", { smart_count: running })}
        </Alert>
      )}
      {missing !== undefined && (
        <Alert severity="info" variant="outlined">
          {text("missing", { reason: missing })}
        </Alert>
      )}
    </>
  );
}

interface CostProps {
  readonly cost: JobCost;
}

interface UnfoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A line that a press unfolds to the records behind a figure. */
function Unfold({ title, children }: UnfoldProps) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: "h3" } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-panel`}>
        <Typography component="span">{title}</Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

const reelColumns = ["barcodeId", "used", "rate", "amount"] as const;

function Reels({ cost: { reels } }: CostProps) {
  const text = useTexts(jobCostTexts);
  return (
    <Unfold title={text("reels.title")}>
      <CellTable
        label={text("reels.title")}
        columns={reelColumns}
        figures={["used", "rate", "amount"]}
        title="barcodeId"
        header={(column) => text(`reels.columns.${column}`)}
        rows={reels.map(({ barcodeId, used, rate, amount }) => ({
          barcodeId: <TextLink to={reelAddress(barcodeId)}>{barcodeId}</TextLink>,
          used: kilograms(used),
          rate: unitPrice(rate),
          amount: rupees(amount),
        }))}
        minWidth={480}
      />
    </Unfold>
  );
}

const overtimeColumns = ["date", "unitOvertime", "boxes", "allBoxes", "share"] as const;

function Overtime({ cost: { overtime } }: CostProps) {
  const text = useTexts(jobCostTexts);
  return (
    <Unfold title={text("overtime.title")}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text("overtime.hint")}
      </Typography>
      <CellTable
        label={text("overtime.title")}
        columns={overtimeColumns}
        figures={["unitOvertime", "boxes", "allBoxes", "share"]}
        title="date"
        header={(column) => text(`overtime.columns.${column}`)}
        rows={overtime.map(({ date, unitOvertime, boxes, allBoxes, share }) => ({
          date: <TextLink to={attendanceAddress(date)}>{shownDate(date)}</TextLink>,
          unitOvertime: rupees(unitOvertime),
          boxes: number(boxes),
          allBoxes: number(allBoxes),
          share: rupees(share),
        }))}
        minWidth={560}
      />
    </Unfold>
  );
}
