import { Typography } from "@mui/material";
import type { LineComparison } from "../../../../contract/quotations";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { showAddress } from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { quotedLineTexts } from "../texts";

const columns = ["order", "client", "quantity", "endedAt", "waste", "trim"] as const;

/** The last jobs of a line's box with their measured waste. */
export function LastJobs({ jobs }: Pick<LineComparison, "jobs">) {
  const text = useTexts(quotedLineTexts);
  const percentOf = (figure: number | undefined) =>
    figure === undefined ? text("jobs.unknown") : `${formatterFor.number(figure)} %`;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1, fontSize: "1rem" }}>
        {text("jobs.title")}
      </Typography>
      {jobs.length === 0 ? (
        <Typography color="text.secondary">{text("jobs.none")}</Typography>
      ) : (
        <CellTable
          label={text("jobs.title")}
          columns={columns}
          figures={["quantity", "waste", "trim"]}
          header={(column) => text(`jobs.${column}`)}
          minWidth={560}
          rows={jobs.map((job) => ({
            order: <TextLink to={showAddress("orders", job.orderId)}>#{job.orderId}</TextLink>,
            client: job.client,
            quantity: formatterFor.number(job.quantity),
            endedAt: indiaMoment(job.endedAt),
            waste: percentOf(job.waste),
            trim: percentOf(job.trim),
          }))}
        />
      )}
    </div>
  );
}
