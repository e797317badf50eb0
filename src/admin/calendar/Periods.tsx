import { Box, Button, Typography } from "@mui/material";
import {
  type CalendarPeriod,
  type CalendarSettings,
  limitsBy,
  type VersionedCalendar,
} from "../../../contract/calendar";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { CallButton } from "../layout/RecordButtons";
import { changedParts } from "./calendarDraft";
import { calendarTexts } from "./texts";

export interface PeriodsProps {
  readonly calendar: VersionedCalendar;
  readonly labelOf: (part: string) => string;
  readonly textOf: (part: string, value: unknown) => string;
  readonly onEdit: (period: CalendarPeriod) => void;
  readonly onCancelled: (calendar: VersionedCalendar) => void;
}

const settingsOf = (period: CalendarSettings) => ({
  weeklyOffs: period.weeklyOffs,
  ...limitsBy((name) => period[name]),
});

/** The dated changes of the settings, the earliest first. One that has not begun is edited or cancelled. */
export function Periods({ calendar, labelOf, textOf, onEdit, onCancelled }: PeriodsProps) {
  const text = useTexts(calendarTexts);
  const { periods = [], holidays, version } = calendar;
  const today = indiaDate(new Date());
  const changes = periods.flatMap((period, index) => {
    const before = periods[index - 1];
    return before ? [{ period, before }] : [];
  });
  if (changes.length === 0) return <Typography>{text("periods.none")}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {changes.map(({ period, before }) => {
        const { validFrom } = period;
        const date = shownDate(validFrom);
        const words = changedParts(before, period).map(
          ({ name, value }) => `${labelOf(name)}: ${textOf(name, value)}`,
        );
        return (
          <Box
            component="li"
            key={validFrom}
            sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
          >
            <Typography sx={{ flex: "1 1 240px" }}>
              <strong>{text("periods.row", { date })}</strong> {words.join(" · ")}
            </Typography>
            {validFrom > today && (
              <>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${text("periods.edit")}: ${date}`}
                  onClick={() => onEdit(period)}
                >
                  {text("periods.edit")}
                </Button>
                <CallButton
                  name={date}
                  text={(part) => text(`periods.cancellation.${part}`, { date })}
                  call={async (host) => {
                    const edit = { ...settingsOf(before), holidays, validFrom, version };
                    onCancelled(await host.call("updateCalendar", edit));
                  }}
                />
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
