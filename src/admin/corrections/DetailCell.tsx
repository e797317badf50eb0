import { Box } from "@mui/material";
import { useRecordContext } from "react-admin";
import { dayText } from "../../../domain/momentText";
import { indiaTime } from "../formatMoment";
import { noValue } from "../schema/formatterFor";
import { useChoiceName } from "../schema/useResourceTexts";
import type { ExceptionRow } from "./settlements";

/** The detail of an exception, and below it the scans around, with the scan of the exception in bold. */
export function DetailCell() {
  const nameOf = useChoiceName();
  const { at, detail, scansAround = [] } = useRecordContext<ExceptionRow>() ?? {};
  return (
    <>
      {detail ?? noValue}
      {scansAround.length > 1 && (
        <Box
          component="span"
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, color: "text.secondary" }}
        >
          {scansAround.map((scan, index) => (
            <Box key={scan.at} component={scan.at === at ? "strong" : "span"}>
              {scan.at !== undefined && dateBefore(scan.at, scansAround[index - 1]?.at)}
              {indiaTime(scan.at)} {nameOf("direction", scan.direction ?? "").toLowerCase()}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** The date of a scan that is not of the same one as the scan before it. */
const dateBefore = (at: string, before: string | undefined) =>
  before !== undefined && dayText(before) === dayText(at) ? "" : `${dayText(at)}, `;
