import { Alert, Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router-dom";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../recordAddresses";
import { correctionsTexts } from "./texts";

export interface OpenExceptionsProps {
  /** Limits the count to one day. Without a day the whole month counts. */
  readonly date?: string;
  /** The present one without it. */
  readonly month?: string | undefined;
}

const oneRow = { page: 1, perPage: 1 };
const byDate = { field: "date", order: "DESC" } as const;

export default function OpenExceptionsAlert({ date, month: asked }: OpenExceptionsProps) {
  const text = useTexts(correctionsTexts);
  const month = asked ?? (date ?? indiaDate(new Date())).slice(0, 7);
  const filter = date === undefined ? { month } : { month, date };
  const { total = 0 } = useGetList(
    "exceptions",
    { pagination: oneRow, sort: byDate, filter },
    { onError: () => undefined },
  );
  if (total === 0) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ alignItems: "center" }}
      action={
        <Button component={Link} to={listAddress("exceptions", filter)} color="inherit">
          {text("open.show")}
        </Button>
      }
    >
      {text(`open.${date === undefined ? "month" : "day"}`, { smart_count: total })}
    </Alert>
  );
}
