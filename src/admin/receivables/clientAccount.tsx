import { Typography } from "@mui/material";
import type { OpenPaper } from "../../../contract/receivables";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress, showAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { outstandingFields, receivablesTexts } from "./texts";

/** Reads a client's account, of today or at the end of a past day. A form reads the account again, so that it does not offer invoices that were paid meanwhile. */
export function useClientAccount(
  clientId: number,
  {
    date,
    ...options
  }: { readonly date?: string | undefined; readonly refetchOnMount?: "always" } = {},
) {
  const id = String(clientId);
  const query = { id, ...(date !== undefined && { date }) };
  const reads = ["orders", "outstanding"] as const;
  const key = ["outstanding", "account", id, date] as const;
  return useHostCall(key, "getClientAccount", query, { reads, ...options });
}

const columns = ["number", "date", "dueDate", "amount", "open", "column"] as const;

/** Links a paper's number to the paper's page. An opening balance has no page. */
export function PaperLink({
  kind,
  paperId,
  number,
}: Pick<OpenPaper, "kind" | "paperId" | "number">) {
  const text = useTexts(receivablesTexts);
  if (kind === "INVOICE")
    return (
      <TextLink to={invoiceAddress(paperId)} noWrap>
        {number}
      </TextLink>
    );
  if (kind === "RECEIPT")
    return (
      <TextLink to={showAddress("receipts", paperId)} noWrap>
        {number}
      </TextLink>
    );
  return [text("kinds.OPENING"), number].filter(Boolean).join(" ");
}

export function OpenPapers({ papers }: { readonly papers: readonly OpenPaper[] }) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  if (papers.length === 0)
    return <Typography color="text.secondary">{text("papers.none")}</Typography>;
  const interest = papers.reduce((sum, paper) => sum + (paper.interest ?? 0), 0);
  return (
    <>
      <CellTable
        label={text("papers.title")}
        columns={columns}
        figures={["amount", "open"]}
        title="number"
        header={(column) => text(`papers.${column}`)}
        minWidth={620}
        rows={papers.map((paper) => ({
          number: <PaperLink {...paper} />,
          date: shownDate(paper.date),
          dueDate: paper.open > 0 ? shownDate(paper.dueDate) : "",
          amount: formatterFor.rupees(paper.amount),
          open: formatterFor.rupees(paper.open),
          column: fieldText(`fields.${paper.column}`),
        }))}
      />
      {interest > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text("papers.interest", { amount: formatterFor.rupees(interest) })}
        </Typography>
      )}
    </>
  );
}
