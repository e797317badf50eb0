import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type {
  LineComparison,
  QuotationDetails,
  QuotationRevision,
} from "../../../../contract/quotations";
import type { QuotedLine, QuotedQuantity } from "../../../../contract/quotedLines";
import { indiaDate } from "../../../../domain/indiaTime";
import { isOpenOn } from "../../../../domain/quotations/quotationState";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath, paperAddress, showAddress } from "../../addresses";
import { indiaMoment, shownDate } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { LoadError } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { quotationTexts, quotedLineTexts } from "../texts";
import { AcceptDialog } from "./AcceptDialog";
import { PriceFormula, PriceTable, paiseText } from "./LinePrices";

type LinesProps = Readonly<{ quotation: QuotationDetails; revision: QuotationRevision }>;

/** The lines of a revision. The latest revision is compared with today's rates and with the stock. */
export function QuotationLines({ quotation, revision }: LinesProps) {
  const text = useTexts(quotedLineTexts);
  const { id } = quotation;
  const isLatest = revision.number === quotation.revision;
  const { data, error, refetch } = useHostCall(
    ["quotations", "comparison", id, quotation.version],
    "getQuotationComparison",
    { id },
    { enabled: isLatest },
  );
  return (
    <>
      {error && (
        <LoadError
          message={text("comparisonFailed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {revision.offer.lines.map((line, index) => (
        <LineSection
          // Two lines may have the same box.
          key={`${line.specificationVersionId} ${String(index)}`}
          quotation={quotation}
          revision={revision}
          line={line}
          index={index}
          comparison={isLatest ? data?.lines[index] : undefined}
        />
      ))}
    </>
  );
}

interface LineProps extends LinesProps {
  readonly line: QuotedLine;
  readonly index: number;
  readonly comparison: LineComparison | undefined;
}

function LineSection({ quotation, revision, line, index, comparison }: LineProps) {
  const text = useTexts(quotedLineTexts);
  const { box, prices, missing, specificationId } = line;
  const order = quotation.orders.find((one) => one.line === index);
  const isLatest = revision.number === quotation.revision;
  const { state, validUntil } = quotation;
  const isOpen =
    isLatest && order === undefined && isOpenOn(state, validUntil, indiaDate(new Date()));
  return (
    <Section
      title={box.name}
      hint={[
        box.size,
        text("plies", { ply: box.ply }),
        box.materialGrade,
        text("version", { number: box.number }),
      ].join(" · ")}
      actions={
        <Button component={Link} to={paperAddress(`specifications/${specificationId}`)}>
          {text("specification")}
        </Button>
      }
    >
      {missing !== undefined && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button component={Link} to={`${dashboardPath}/rates/create`} color="inherit">
              {text("toRates")}
            </Button>
          }
          sx={{ flexWrap: "wrap" }}
        >
          {text("missing", { missing })}
        </Alert>
      )}
      {order && isLatest && (
        <Alert severity="success" variant="outlined">
          {text("order", {
            quantity: formatterFor.number(order.quantity),
            price: paiseText(order.pricePaise),
          })}{" "}
          <OrderLink id={order.id} />
        </Alert>
      )}
      {prices.length > 0 && (
        <>
          <PriceTable
            line={line}
            comparison={comparison}
            hasToday={revision.sentAt !== undefined}
          />
          <ToolingText line={line} />
          {isOpen && <AcceptButtons quotation={quotation} line={line} index={index} />}
          <Box>
            {prices.map((price) => (
              <PriceFormula key={price.quantity} line={line} price={price} />
            ))}
          </Box>
        </>
      )}
      <StaleRates line={line} />
      {comparison && <LastJobs jobs={comparison.jobs} />}
    </Section>
  );
}

const jobColumns = ["order", "client", "quantity", "endedAt", "waste", "trim"] as const;

/** The last jobs of a line's box with their measured waste. */
function LastJobs({ jobs }: Pick<LineComparison, "jobs">) {
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
          columns={jobColumns}
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

function OrderLink({ id }: { readonly id: number }) {
  const text = useTexts(quotationTexts);
  return <TextLink to={showAddress("orders", id)}>{text("orderNumber", { id })}</TextLink>;
}

function ToolingText({ line }: { readonly line: QuotedLine }) {
  const text = useTexts(quotedLineTexts);
  const { toolingTerms, toolingBoxes = 0, costs, prices } = line;
  const isApart = prices.some(({ toolingPaise }) => toolingPaise !== undefined);
  const describe = () => {
    if (toolingTerms === "free") return text("free");
    if (toolingTerms === "spread")
      return text("spread", { boxes: formatterFor.number(toolingBoxes) });
    return text(isApart ? "apart" : "inside");
  };
  if ((costs?.toolingPaise ?? 0) === 0) return null;
  return <Typography color="text.secondary">{describe()}</Typography>;
}

type AcceptProps = Readonly<{ quotation: QuotationDetails; line: QuotedLine; index: number }>;

function AcceptButtons({ quotation, line, index }: AcceptProps) {
  const text = useTexts(quotationTexts);
  const [chosen, choose] = useState<QuotedQuantity>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {line.prices.map((price) => (
        <Button key={price.quantity} variant="outlined" onClick={() => choose(price)}>
          {text("accept.action", { quantity: formatterFor.number(price.quantity) })}
        </Button>
      ))}
      {chosen && (
        <AcceptDialog
          quotation={quotation}
          line={line}
          index={index}
          price={chosen}
          onClose={() => choose(undefined)}
        />
      )}
    </Box>
  );
}

/** The rates of a line that are older than the plant allows. */
function StaleRates({ line }: { readonly line: QuotedLine }) {
  const text = useTexts(quotedLineTexts);
  const stale = line.rates.filter(({ isStale }) => isStale);
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{text("stale.title")}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {stale.map(({ name, validFrom, source }) => (
          <li key={name}>{text("stale.rate", { name, date: shownDate(validFrom), source })}</li>
        ))}
      </Box>
    </Alert>
  );
}
