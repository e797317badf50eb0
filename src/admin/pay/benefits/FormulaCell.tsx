import { Box, Typography } from "@mui/material";
import { useRecordContext } from "react-admin";
import { cellFor } from "../../schema/cellFor";

/** An amount that expands to its calculation. */
export function FormulaCell({ source }: { readonly source: string }) {
  const record = useRecordContext();
  const amount = <cellFor.rupees source={source} />;
  if (typeof record?.formula !== "string" || record.formula === "") return amount;
  return (
    <Box component="details" sx={{ minWidth: 120 }}>
      <Box component="summary" sx={{ cursor: "pointer", minHeight: 24, whiteSpace: "nowrap" }}>
        {amount}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary">
        {record.formula}
      </Typography>
    </Box>
  );
}
