import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { amountInWords } from "../../../domain/amountInWords";
import type { ComposedInvoice } from "../../../domain/invoices/composeInvoice";
import type { InvoiceDocument } from "../../../domain/invoices/invoiceDocument";
import {
  figureColumns,
  figureRows,
  headingFacts,
  hsnColumns,
  hsnRows,
  invoicePapers,
  noteLines,
  partyBlocks,
  signatureLines,
  supplierLines,
  upiText,
} from "../../../domain/invoices/invoicePaper";

/** The parts of a document that are known before its figures are. */
export interface PaperHead
  extends Pick<
    InvoiceDocument,
    | "kind"
    | "date"
    | "supplier"
    | "recipient"
    | "delivery"
    | "isToOther"
    | "isReverseCharge"
    | "clientOrder"
    | "dueDate"
  > {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly bank?: string | undefined;
  readonly upiId?: string | undefined;
  readonly signatory?: string | undefined;
  readonly logo?: string | undefined;
}

interface InvoicePaperProps {
  readonly label: string;
  readonly head: PaperHead;
  readonly vehicleNumber: string;
  /** Undefined until the entries that decide the figures are filled in. */
  readonly figures: ComposedInvoice | undefined;
  /** Is shown in place of the figures until they are known. */
  readonly notice: ReactNode;
}

/** A printed paper is white with black text in the dark theme too. */
const sheet = {
  bgcolor: "#ffffff",
  color: "#1a1a1a",
  colorScheme: "light",
  border: 1,
  borderColor: "divider",
  p: { xs: 1.5, sm: 3 },
  fontSize: { xs: "0.75rem", sm: "0.8125rem" },
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  "& th, & td": { px: { xs: 0.25, sm: 0.5 }, py: 0.375, textAlign: "left", verticalAlign: "top" },
  // Only the description may break inside a word.
  "& th, & td:not(:nth-of-type(2))": { overflowWrap: "normal" },
  "& table": {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: { xs: "0.6875rem", sm: "1em" },
  },
  "& th": { color: "#555555", fontWeight: 400 },
  "& thead": { borderBottom: "1px solid #999999" },
  "& .right": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
} as const;

const halves = { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2 } as const;
const quiet = { color: "#555555", fontSize: "0.9em" } as const;
const bold = { fontWeight: 700 } as const;
const large = { fontWeight: 700, fontSize: "1.3em" } as const;

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => (
    // Two lines of an address may be the same text.
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state
    <div key={index}>{line}</div>
  ));

interface PaperTableProps {
  readonly columns: typeof figureColumns;
  readonly rows: ReturnType<typeof figureRows>;
}

function PaperTable({ columns, rows }: PaperTableProps) {
  const right = (index: number) => (columns[index]?.align === "right" ? "right" : undefined);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ heading }, index) =>
            heading === "" ? (
              <td key={heading} />
            ) : (
              <th key={heading} className={right(index)}>
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, weight }) => (
          <Box key={cells.join(" ")} component="tr" sx={weight === "bold" ? bold : {}}>
            {columns.map(({ heading }, index) => (
              <td key={heading} className={right(index)}>
                {cells[index]}
              </td>
            ))}
          </Box>
        ))}
      </tbody>
    </table>
  );
}

/** The paper of an invoice as its PDF will be, in the PDF's language. It has no number yet. */
export function InvoicePaper({ label, head, vehicleNumber, figures, notice }: InvoicePaperProps) {
  const { kind, logo, supplier, upiId } = head;
  const { title, copies } = invoicePapers[kind];
  const signature = signatureLines(head);
  const facts = headingFacts({ ...head, placeOfSupply: figures?.placeOfSupply }, { vehicleNumber });
  return (
    <Box role="group" aria-label={label} lang="en" sx={sheet}>
      <Box sx={halves}>
        <div>
          {logo !== undefined && (
            <Box component="img" src={logo} alt="" sx={{ maxHeight: 56, maxWidth: "100%" }} />
          )}
          <Box sx={large}>{supplier.name}</Box>
          <Lines lines={supplierLines(head)} />
        </div>
        <div className="right">
          <Box sx={large}>{title}</Box>
          <Box sx={quiet}>{copies[0]}</Box>
          <Lines lines={facts} />
        </div>
      </Box>
      <Box sx={{ ...halves, my: 2 }}>
        {partyBlocks(head).map(({ heading, lines }) => (
          <div key={heading}>
            <Box sx={quiet}>{heading}</Box>
            <Lines lines={lines} />
          </div>
        ))}
      </Box>
      {figures === undefined ? (
        notice
      ) : (
        <>
          <PaperTable columns={figureColumns} rows={figureRows(figures)} />
          <Box sx={{ ...bold, my: 1 }}>{amountInWords(figures.totals.totalPaise)}</Box>
        </>
      )}
      <Lines lines={noteLines({ ...head, zone: figures?.zone })} />
      {figures !== undefined && kind !== "CHALLAN" && (
        <Box sx={{ ...quiet, mt: 1 }}>
          <PaperTable columns={hsnColumns} rows={hsnRows({ kind, lines: figures.lines })} />
        </Box>
      )}
      <Box sx={{ ...halves, mt: 3 }}>
        <Box sx={quiet}>{kind === "TAX_INVOICE" && upiId !== undefined && upiText(upiId)}</Box>
        <div className="right">
          <Box sx={bold}>{signature.above}</Box>
          <Box sx={{ mt: 4 }}>{signature.below}</Box>
        </div>
      </Box>
    </Box>
  );
}
