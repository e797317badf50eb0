import { Button, Paper, Typography } from "@mui/material";
import { Link, useSearchParams } from "react-router-dom";
import type { SalesPaper } from "../../../contract/sales";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress, invoiceAddress, quotationAddress, showAddress } from "../addresses";
import { shownDate, shownMonth } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { marginPercent, type SalesSum, salesFigures, sumOf } from "./sums";
import { salesTexts } from "./texts";

const { number, rupees } = formatterFor;

/** The papers that a figure sums up, with their total. */
export default function SalesPapersPage() {
  const text = useTexts(salesTexts);
  const [params] = useSearchParams();
  const figure = salesFigures.find((one) => one === params.get("figure")) ?? "invoiced";
  const [month, client] = [params.get("month"), params.get("client")];
  const find = { ...(month !== null && { month }), ...(client !== null && { client }) };
  const query = useHostCall(["invoices", "sales", month, client], "getSalesPapers", find);
  const about = [client, month === null ? text("allMonths") : shownMonth(month)];
  return (
    <Screen
      title={text("papers.title", {
        figure: text(`columns.${figure}`),
        about: about.filter((part) => part !== null).join(", "),
      })}
      actions={
        <Button component={Link} to={dispatchAddress("sales")}>
          {text("papers.toSales")}
        </Button>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(papers) => <PapersOf kind={kinds[figure]} papers={papers} />}
      </QueryResult>
    </Screen>
  );
}

const kinds = {
  quoted: "quotation",
  won: "order",
  invoiced: "invoice",
  priced: "invoice",
  margin: "invoice",
} as const;

const columnsOf = {
  quotation: ["number", "date", "client", "quoted"],
  order: ["number", "date", "client", "won"],
  invoice: ["number", "date", "client", "order", "invoiced", "paper", "margin", "percent"],
} as const;

const addressOf = {
  quotation: quotationAddress,
  order: (id: number) => showAddress("orders", id),
  invoice: invoiceAddress,
} as const;

/**
 * Returns the amounts that a paper or the total adds to the figures. The margin is unknown without the cost of the
 * paper.
 */
function amountCells(sum: SalesSum) {
  const isKnown = sum.priced !== 0;
  const percent = marginPercent(sum);
  return {
    quoted: rupees(sum.quoted),
    won: rupees(sum.won),
    invoiced: rupees(sum.invoiced),
    paper: isKnown ? rupees(Math.round((sum.priced - sum.margin) * 100) / 100) : noValue,
    margin: isKnown ? rupees(sum.margin) : noValue,
    percent: percent === undefined ? noValue : `${number(percent)} %`,
  };
}

interface PapersProps {
  readonly kind: SalesPaper["kind"];
  readonly papers: readonly SalesPaper[];
}

function PapersOf({ kind, papers }: PapersProps) {
  const text = useTexts(salesTexts);
  const shown = papers.filter((paper) => paper.kind === kind);
  if (shown.length === 0)
    return <Typography color="text.secondary">{text("papers.none")}</Typography>;
  const total = {
    number: <strong>{text("papers.total")}</strong>,
    date: "",
    client: "",
    order: "",
    ...amountCells(sumOf(shown)),
  };
  const rows = shown.map(({ id, number: name, date, client, orderId, isCancellation, ...sum }) => ({
    number: (
      <TextLink to={addressOf[kind](id)} noWrap>
        {isCancellation ? text("papers.cancelled", { number: name }) : name}
      </TextLink>
    ),
    date: shownDate(date),
    client,
    order:
      orderId === undefined ? (
        noValue
      ) : (
        <TextLink to={showAddress("orders", orderId)}>#{orderId}</TextLink>
      ),
    ...amountCells(sum),
  }));
  return (
    <>
      {kind === "invoice" && (
        <Typography color="text.secondary">{text("papers.marginHint")}</Typography>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <CellTable
          label={text("papers.documents")}
          columns={columnsOf[kind]}
          figures={["quoted", "won", "invoiced", "paper", "margin", "percent"]}
          title="number"
          header={(column) => text(`columns.${column}`)}
          rows={[...rows, total]}
          minWidth={kind === "invoice" ? 820 : 480}
        />
      </Paper>
    </>
  );
}
