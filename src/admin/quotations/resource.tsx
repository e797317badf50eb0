import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { Quotation } from "../../../contract/quotations";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { quotationAddress, quotationsAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { formatterFor } from "../schema/formatterFor";
import { ListTotals } from "../schema/ListTotals";
import { stateCell } from "../schema/stateCell";
import { stateColors } from "./QuotationLists";
import { quotationFields, quotationTexts } from "./texts";

/** All quotations, the latest first. */
export const quotations = declareResource({
  name: "quotations",
  texts: quotationFields,
  furtherFields: ["validityDays", "lines", "terms", "box", "quantity", "price", "order"],
  list: {
    row: Quotation,
    columns: [
      "number",
      "client",
      "state",
      "value",
      "validUntil",
      "revision",
      "createdAt",
      "lostReason",
      "createdBy",
    ],
    hidden: ["lostReason", "createdBy"],
    filters: z.object({ state: z.optional(Quotation.shape.state) }),
    search: true,
    sort: { field: "createdAt", order: "DESC" },
    cells: { number: NumberCell, state: stateCell(stateColors) },
    actions: <NewQuotation />,
    totals: <QuotationTotals />,
  },
});

function NumberCell() {
  const { id, number } = useRecordContext<ListRow<Quotation>>() ?? {};
  if (id === undefined) return null;
  return (
    <TextLink to={quotationAddress(id)} noWrap sx={{ fontWeight: 600 }}>
      {number}
    </TextLink>
  );
}

function NewQuotation() {
  const text = useTexts(quotationTexts);
  return (
    <Button
      component={Link}
      to={`${quotationsAddress}/create`}
      variant="contained"
      startIcon={<Add />}
    >
      {text("create")}
    </Button>
  );
}

/** The number of the listed quotations, and their value. */
function QuotationTotals() {
  const text = useTexts(quotationTexts);
  return (
    <ListTotals
      resource="quotations"
      field="value"
      words={(rows, value) =>
        text("total", { smart_count: rows, value: formatterFor.rupees(value) })
      }
    />
  );
}
