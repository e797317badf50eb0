import { Alert, AlertTitle, Box } from "@mui/material";
import type { QuotedLine } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { dateText } from "../../formatMoment";
import { quotedLineTexts } from "../texts";

/** The rates of a line that are older than the plant allows. */
export function StaleRates({ line }: { readonly line: QuotedLine }) {
  const text = useTexts(quotedLineTexts);
  const stale = line.rates.filter(({ isStale }) => isStale);
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{text("stale.title")}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {stale.map(({ name, validFrom, source }) => (
          <li key={name}>{text("stale.rate", { name, date: dateText(validFrom), source })}</li>
        ))}
      </Box>
    </Alert>
  );
}
