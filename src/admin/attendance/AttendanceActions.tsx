import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import type { AttendanceRow } from "../../../contract/attendance";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { attendanceMonthAddress } from "../recordAddresses";
import { attendanceMonthTexts } from "./texts";

export default function AttendanceActions() {
  const text = useTexts(attendanceMonthTexts);
  const { date, barcodeId, name = barcodeId } = useRecordContext<ListRow<AttendanceRow>>() ?? {};
  if (date === undefined || barcodeId === undefined) return null;
  return (
    <Button
      component={Link}
      to={attendanceMonthAddress(date.slice(0, 7), barcodeId)}
      size="small"
      aria-label={`${text("open")}: ${name}`}
    >
      {text("open")}
    </Button>
  );
}
