import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { limitNames, VersionedCalendar, weekdays } from "../../../contract/calendar";
import type { FieldErrors } from "../../../contract/errors";
import { units } from "../../../contract/fields";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { readDraftBy } from "../schema/ConflictView";
import { DraftForm } from "../schema/DraftForm";
import { DraftField } from "../schema/FormDialog";
import { noValue } from "../schema/formatterFor";
import { useDraftForm } from "../schema/useDraftForm";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useArrearsHint } from "../shifts/useArrearsHint";
import { formWidth } from "../theme/plantTheme";
import { formRead, useHost, useHostCall } from "../useHostQuery";
import {
  CalendarDraft,
  changedHolidays,
  draftOf,
  isWeekday,
  partOf,
  partsOf,
  readCalendarDraft,
  settingsDraft,
  withHoliday,
  withoutBlankHolidays,
  withParts,
} from "./calendarDraft";
import { Periods } from "./Periods";
import { calendarTexts } from "./texts";

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
};

/** The page of the days off and of the limits for scans. The access to leave includes it. */
export default function CalendarPage() {
  const text = useTexts(calendarTexts);
  const query = useHostCall(["calendar"], "getCalendar", {}, formRead);
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
  const [saved, setSaved] = useState(calendar);
  const form = useDraftForm({
    schema: CalendarDraft,
    initial: () => draftOf(calendar),
    read: (draft) => readCalendarDraft(draft, text("holidays.twice")),
    withoutBlanks: withoutBlankHolidays,
    async save(value) {
      const reply = await host.call("updateCalendar", value);
      setSaved(reply);
      return draftOf(reply);
    },
    saved: text("saved"),
    conflicts: {
      theirs: readDraftBy(VersionedCalendar, draftOf),
      partsOf,
      withParts,
    },
    text,
  });
  const { draft, errors, change } = form;
  const begin = (now: VersionedCalendar) => {
    setSaved(now);
    form.renew(draftOf(now));
  };
  const arrears = useArrearsHint()(...changedHolidays(form.base, draft));

  const labelOf = (part: string) => {
    const { holiday, unit } = partOf(part);
    if (holiday !== undefined) return text("holidays.on", { date: shownDate(holiday) });
    if (unit !== undefined) return text("weeklyOffs.of", { unit });
    if (part === "validFrom") return text("periods.from");
    return hasText(calendarTexts.english.limits, part) ? text(`limits.${part}`) : part;
  };
  const textOf = (part: string, value: string) => {
    if (part === "validFrom") return shownDate(value);
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
      <Section gap={1.5} title={text("periods.title")} hint={text("periods.hint")}>
        <DraftField
          name="validFrom"
          type="date"
          label={text("periods.from")}
          helperText={text("periods.fromHint")}
          sx={{ maxWidth: 240 }}
        />
        <Periods
          calendar={saved}
          labelOf={labelOf}
          textOf={textOf}
          onEdit={({ validFrom, ...settings }) => change({ ...settingsDraft(settings), validFrom })}
          onCancelled={begin}
        />
      </Section>
    </DraftForm>
  );
}

interface HolidaysInputProps {
  readonly draft: CalendarDraft;
  /** The keys are paths such as `holidays.2.date`. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<CalendarDraft>) => void;
}

/** The holidays, a row each; new ones stand last until the calendar is saved. */
function HolidaysInput({ draft, errors, onChange }: HolidaysInputProps) {
  const text = useTexts(calendarTexts);
  const { holidays } = draft;

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {holidays.length === 0 && <Typography>{text("holidays.none")}</Typography>}
      {errors.holidays !== undefined && <Typography color="error">{errors.holidays}</Typography>}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: { xs: 3, sm: 1.5 } }}
      >
        {holidays.map(({ key, name }, index) => {
          const row = text("holidays.row", { row: index + 1 });
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: "grid",
                gap: 1.5,
                alignItems: "start",
                gridTemplateColumns: { xs: "minmax(0, 1fr) 44px", sm: "180px minmax(0, 1fr) 44px" },
              }}
            >
              {(["date", "name"] as const).map((field) => {
                const label = text(`holidays.${field}`);
                return (
                  <DraftField
                    key={field}
                    name={`holidays.${index}.${field}`}
                    type={field === "date" ? "date" : "text"}
                    label={label}
                    margin="none"
                    slotProps={{
                      htmlInput: { "aria-label": `${label}, ${row}`, autoComplete: "off" },
                    }}
                    sx={{ gridColumn: { xs: 1, sm: "auto" } }}
                  />
                );
              })}
              <IconButton
                aria-label={text("holidays.remove", { name: name || row })}
                onClick={() => onChange({ holidays: holidays.filter((one) => one.key !== key) })}
                sx={{ gridColumn: { xs: 2, sm: "auto" }, gridRow: { xs: 1, sm: "auto" } }}
              >
                <Delete />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={() => onChange(withHoliday(draft))}
        sx={{ justifySelf: "start" }}
      >
        {text("holidays.add")}
      </Button>
    </Box>
  );
}
