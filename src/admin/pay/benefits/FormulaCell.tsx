import { Box, Button, Typography } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import type { Gratuity } from "../../../../contract/benefits";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { settlementAddress } from "../../recordAddresses";
import { cellFor } from "../../schema/cellFor";
import { settlementPageTexts } from "./texts";

/** An amount that expands to its calculation. */
export function FormulaCell({ source }: { readonly source: string }) {
  const record = useRecordContext();
  const amount = <cellFor.rupees source={source} />;
  if (typeof record?.formula !== "string" || record.formula === "") return amount;
  return (
    <Box component="details" sx={{ minWidth: 120 }}>
      <Box component="summary" sx={{ cursor: "pointer", lineHeight: "24px", whiteSpace: "nowrap" }}>
        {amount}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary">
        {record.formula}
      </Typography>
    </Box>
  );
}

/** The way from a leaver to the final settlement. */
export function SettlementLink() {
  const text = useTexts(settlementPageTexts);
  const record = useRecordContext<ListRow<Gratuity>>();
  if (record?.leftOn === undefined) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={settlementAddress(record.id)}
      aria-label={`${text("title")}: ${record.name}`}
    >
      {text("title")}
    </Button>
  );
}
