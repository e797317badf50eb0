import { Box } from "@mui/material";
import { stateText } from "../../../domain/clients/gstin";
import type {
  InvoiceLine,
  InvoiceTotals,
  SupplyReason,
} from "../../../domain/invoices/invoiceDocument";
import { unitPriceRupees } from "../../../domain/storedUnits";
import { useTexts } from "../../texts/useTexts";
import { CellTable } from "../layout/CellTable";
import { Fact } from "../layout/Facts";
import { formatterFor, noValue } from "../schema/formatterFor";
import { invoiceFields, invoiceTexts } from "./texts";

export const paiseText = (amount: number) => formatterFor.rupees(amount / 100);

/** Returns a function that writes the place of supply, with its reason on documents that have one. */
export function usePlaceText() {
  const text = useTexts(invoiceTexts);
  return (placeOfSupply: string, reason: SupplyReason | undefined) =>
    reason === undefined
      ? stateText(placeOfSupply)
      : `${stateText(placeOfSupply)}: ${text(`supplyReasons.${reason}`)}`;
}

const lineColumns = ["description", "hsn", "quantity", "price", "ratePercent", "taxable"] as const;

export function InvoiceLines({ lines }: { readonly lines: readonly InvoiceLine[] }) {
  const text = useTexts(invoiceTexts);
  return (
    <Box sx={{ my: 2 }}>
      <CellTable
        label={text("lines.title")}
        columns={lineColumns}
        figures={["quantity", "price", "ratePercent", "taxable"]}
        header={(column) => text(`lines.${column}`)}
        rows={lines.map((line) => ({
          description: line.isValueOnly
            ? text("lines.valueOnly", { ...line, boxes: formatterFor.number(line.quantity) })
            : line.description,
          hsn: line.hsn,
          quantity: line.isValueOnly ? noValue : formatterFor.number(line.quantity),
          price: formatterFor.unitPrice(unitPriceRupees(line.pricePaise)),
          ratePercent: `${formatterFor.number(line.ratePercent)} %`,
          taxable: paiseText(line.taxablePaise),
        }))}
        minWidth={640}
      />
    </Box>
  );
}

interface TotalFactsProps {
  readonly totals: InvoiceTotals;
  readonly amountInWords: string;
}

/** The taxes by kind, the round-off and the total. */
export function TotalFacts({ totals, amountInWords }: TotalFactsProps) {
  const text = useTexts(invoiceTexts);
  const fieldText = useTexts(invoiceFields);
  return (
    <>
      <Fact label={fieldText("fields.taxable")}>{paiseText(totals.taxablePaise)}</Fact>
      {totals.cgstPaise > 0 && (
        <>
          <Fact label={text("facts.cgst")}>{paiseText(totals.cgstPaise)}</Fact>
          <Fact label={text("facts.sgst")}>{paiseText(totals.sgstPaise)}</Fact>
        </>
      )}
      {totals.igstPaise > 0 && (
        <Fact label={text("facts.igst")}>{paiseText(totals.igstPaise)}</Fact>
      )}
      {totals.roundOffPaise !== 0 && (
        <Fact label={text("facts.roundOff")}>{paiseText(totals.roundOffPaise)}</Fact>
      )}
      <Fact label={fieldText("fields.total")}>{paiseText(totals.totalPaise)}</Fact>
      <Fact label={text("facts.words")}>{amountInWords}</Fact>
    </>
  );
}
