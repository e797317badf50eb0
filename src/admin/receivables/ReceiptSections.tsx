import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useRefresh } from "react-admin";
import { ReceiptDetails } from "../../../contract/receivables";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Section";
import { formatterFor } from "../schema/formatterFor";
import { AllocationDialog } from "./AllocationDialog";
import { PaperLink } from "./OpenPapers";
import { ReversalDialog } from "./ReversalDialog";
import { receivablesTexts } from "./texts";
import { useRefreshReceivables } from "./useClientAccount";

const columns = ["number", "date", "amount"] as const;

/** The papers that a receipt pays, and its reversal. */
export default function ReceiptSections() {
  const text = useTexts(receivablesTexts);
  const record = useRecordContext();
  const refreshPage = useRefresh();
  const refreshLists = useRefreshReceivables();
  const mayReverse = useAccess("receipts", "reverseReceipt");
  const [opened, open] = useState<"parts" | "reverse">();
  const read = ReceiptDetails.safeParse(record);
  if (!read.success) return null;
  const receipt = read.data;
  const refresh = () => {
    refreshPage();
    refreshLists();
  };
  const isValid = receipt.reversedOn === undefined;
  return (
    <Section
      title={text("parts.title")}
      gap={1.5}
      actions={
        isValid && (
          <>
            <Button variant="outlined" onClick={() => open("parts")}>
              {text("parts.change")}
            </Button>
            {mayReverse && (
              <Button color="error" onClick={() => open("reverse")}>
                {text("reverse.action")}
              </Button>
            )}
          </>
        )
      }
    >
      {receipt.allocations.length === 0 ? (
        <Typography color="text.secondary">
          {text(isValid ? "parts.none" : "parts.reversed")}
        </Typography>
      ) : (
        <CellTable
          label={text("parts.title")}
          columns={columns}
          figures={["amount"]}
          header={(column) => text(`papers.${column}`)}
          rows={receipt.allocations.map((part) => ({
            number: <PaperLink {...part} />,
            date: dateText(part.date),
            amount: formatterFor.rupees(part.amount),
          }))}
        />
      )}
      {opened === "parts" && (
        <AllocationDialog receipt={receipt} onSettled={refresh} onClose={() => open(undefined)} />
      )}
      {opened === "reverse" && (
        <ReversalDialog
          title={text("reverse.title", { number: receipt.number })}
          call={(host, value) => host.call("reverseReceipt", { id: receipt.id, ...value })}
          onSettled={refresh}
          onClose={() => open(undefined)}
        />
      )}
    </Section>
  );
}
