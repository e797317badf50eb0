import { Box, MenuItem, Typography } from "@mui/material";
import { VersionedCalendar, weekdays } from "../../../contract/calendar";
import { units } from "../../../contract/fields";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { Section } from "../layout/Section";
import { DraftForm } from "../schema/DraftForm";
import { readDraftBy } from "../schema/draftConflict";
import { DraftField } from "../schema/FormField";
import { noValue } from "../schema/formatterFor";
import { useDraftForm } from "../schema/useDraftForm";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useArrearsHint } from "../shifts/useArrearsHint";
import { formWidth } from "../theme/plantTheme";
import { useHost, useHostCall } from "../useHostQuery";
import {
  CalendarDraft,
  changedHolidays,
  draftOf,
  isWeekday,
  limitNames,
  partOf,
  partsOf,
  readCalendarDraft,
  withoutBlankHolidays,
  withParts,
} from "./calendarDraft";
import { HolidaysInput } from "./HolidaysInput";
import { calendarTexts } from "./texts";

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
};

/** The page of the days off and of the limits for scans. The access to leave includes it. */
export default function CalendarPage() {
  const text = useTexts(calendarTexts);
  // Without a cache the form starts with the present calendar each time the page is opened.
  const query = useHostCall(["calendar"], "getCalendar", {}, { gcTime: 0 });
  return (
    <Screen title={text("title")} actions={<ScreensBelow name="calendar" />}>
      <QueryResult query={query} failed={text("failed")}>
        {(calendar) => <CalendarForm calendar={calendar} />}
      </QueryResult>
    </Screen>
  );
}

function CalendarForm({ calendar }: { readonly calendar: VersionedCalendar }) {
  const text = useTexts(calendarTexts);
  const host = useHost();
  const form = useDraftForm({
    schema: CalendarDraft,
    initial: () => draftOf(calendar),
    read: (draft) => readCalendarDraft(draft, text("holidays.twice")),
    withoutBlanks: withoutBlankHolidays,
    save: async (value) => draftOf(await host.call("updateCalendar", value)),
    saved: text("saved"),
    conflicts: {
      theirs: readDraftBy(VersionedCalendar, draftOf),
      partsOf,
      withParts,
    },
    text,
  });
  const { draft, errors, change } = form;
  const arrears = useArrearsHint()(...changedHolidays(form.base, draft));

  const labelOf = (part: string) => {
    const { holiday, unit } = partOf(part);
    if (holiday !== undefined) return text("holidays.on", { date: dateText(holiday) });
    if (unit !== undefined) return text("weeklyOffs.of", { unit });
    return hasText(calendarTexts.english.limits, part) ? text(`limits.${part}`) : part;
  };
  const textOf = (part: string, value: string) => {
    if (partOf(part).unit === undefined) return value || noValue;
    return isWeekday(value) ? text(`weekdays.${value}`) : text("weeklyOffs.none");
  };

  return (
    <DraftForm
      form={form}
      submitLabel={text("save")}
      maxWidth={formWidth}
      conflictWords={{ what: text("what"), labelOf, textOf }}
    >
      <Section gap={1.5} title={text("weeklyOffs.title")} hint={text("weeklyOffs.hint")}>
        <Box sx={columns}>
          {units.map((unit) => (
            <DraftField
              key={unit}
              name={`weeklyOffs.${unit}`}
              select
              label={text("weeklyOffs.unit", { unit })}
            >
              <MenuItem value="">{text("weeklyOffs.none")}</MenuItem>
              {weekdays.map((weekday) => (
                <MenuItem key={weekday} value={weekday}>
                  {text(`weekdays.${weekday}`)}
                </MenuItem>
              ))}
            </DraftField>
          ))}
        </Box>
      </Section>
      <Section gap={1.5} title={text("holidays.title")} hint={text("holidays.hint")}>
        <HolidaysInput draft={draft} errors={errors} onChange={change} />
        {arrears !== "" && <Typography role="status">{arrears}</Typography>}
      </Section>
      <Section gap={1.5} title={text("limits.title")} hint={text("limits.hint")}>
        <Box sx={columns}>
          {limitNames.map((name) => (
            <DraftField
              key={name}
              name={name}
              isNumber
              label={text(`limits.${name}`)}
              required
              helperText={text(`limits.${name}Hint`)}
            />
          ))}
        </Box>
      </Section>
    </DraftForm>
  );
}
