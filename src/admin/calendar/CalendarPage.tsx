import { Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { DelayedProgress } from "../layout/DelayedProgress";
import { LoadError } from "../layout/LoadError";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { addressOf } from "../paths";
import { useHostQuery } from "../useHostQuery";
import { CalendarForm } from "./CalendarForm";

/** When the plant rests, and how its scans are read. Whoever may see the leave may see it. */
export default function CalendarPage() {
  return (
    <RequireAccess resource="leaves">
      <Calendar />
    </RequireAccess>
  );
}

function Calendar() {
  const translate = useTranslate();
  // Read anew whenever the page is opened: the form begins with what stands now.
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["calendar"],
    ask: (host, signal) => host.getCalendar(signal),
    gcTime: 0,
  });
  return (
    <Screen
      title={translate("plant.calendar.title")}
      actions={
        <Button component={Link} to={addressOf("leaves")} variant="outlined">
          {translate("plant.calendar.toLeaves")}
        </Button>
      }
    >
      {isPending && <DelayedProgress />}
      {error && !data && (
        <LoadError
          message={translate("plant.calendar.failed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <CalendarForm calendar={data} />}
    </Screen>
  );
}
