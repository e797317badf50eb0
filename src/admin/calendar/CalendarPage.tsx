import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { QueryResult } from "../layout/QueryResult";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { useHostQuery } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { CalendarForm } from "./CalendarForm";
import { calendarTexts } from "./screenTexts";

/** The page of the days off and of the limits for scans. The access to leave includes it. */
export default function CalendarPage() {
  return (
    <RequireAccess resource="leaves">
      <Calendar />
    </RequireAccess>
  );
}

function Calendar() {
  const text = useTexts(calendarTexts);
  // Without a cache the form starts with the present calendar each time the page is opened.
  const query = useHostQuery({
    key: ["calendar"],
    ask: (host, signal) => host.call("getCalendar", {}, { signal }),
    gcTime: 0,
  });
  return (
    <Screen
      title={text("title")}
      actions={
        <Button component={Link} to={addressOf("leaves")} variant="outlined">
          {text("toLeaves")}
        </Button>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(calendar) => <CalendarForm calendar={calendar} />}
      </QueryResult>
    </Screen>
  );
}
