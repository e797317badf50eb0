import { Box, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { useSimpleFormIteratorItem } from "react-admin";
import { limitNames, VersionedCalendar, weekdays } from "../../../contract/calendar";
import { units } from "../../../contract/fields";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { CallForm, useChange, useDraft } from "../schema/CallForm";
import { readCurrentBy } from "../schema/ConflictView";
import { FormRows } from "../schema/FormRows";
import { FormField } from "../schema/formInputs";
import { withoutBlankRows } from "../schema/readDraft";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useArrearsHint } from "../shifts/useArrearsHint";
import { formWidth } from "../theme/plantTheme";
import { formRead, useHostCall } from "../useHostQuery";
import {
  blankHoliday,
  CalendarDraft,
  changedHolidays,
  draftOf,
  isWeekday,
  partOf,
  readCalendarDraft,
  settingsDraft,
} from "./calendarDraft";
import { Periods, type PeriodsProps } from "./Periods";
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
  const [saved, setSaved] = useState(calendar);

  const labelOf = (part: string) => {
    const { holiday, unit } = partOf(part);
    if (holiday !== undefined) return text("holidays.on", { date: shownDate(holiday) });
    if (unit !== undefined) return text("weeklyOffs.of", { unit });
    if (part === "validFrom") return text("periods.from");
    return hasText(calendarTexts.english.limits, part) ? text(`limits.${part}`) : part;
  };
  const textOf = (part: string, value: unknown) => {
    if (part === "validFrom") return shownDate(String(value));
    const { holiday, unit } = partOf(part);
    if (holiday !== undefined) return String(Object(value).name);
    if (unit === undefined) return String(value);
    return isWeekday(value) ? text(`weekdays.${value}`) : text("weeklyOffs.none");
  };

  return (
    <CallForm
      schema={CalendarDraft}
      initial={draftOf(saved)}
      read={(draft) => readCalendarDraft(draft, text("holidays.twice"))}
      withoutBlanks={withoutBlankRows}
      call={(host, { value }) => host.call("updateCalendar", value)}
      onDone={(reply) => setSaved(reply)}
      next={(reply) => draftOf(reply)}
      done={text("saved")}
      failed={text("notSaved")}
      invalid={text("invalid")}
      conflicts={{
        what: text("what"),
        readCurrent: readCurrentBy(VersionedCalendar, (current) => {
          setSaved(current);
          return draftOf(current);
        }),
        rowNames: { holidays: ({ date }) => String(date) },
        labelOf,
        textOf: ({ name }, value) => textOf(name, value),
      }}
      submitLabel={text("save")}
      maxWidth={formWidth}
    >
      <Section gap={1.5} title={text("weeklyOffs.title")} hint={text("weeklyOffs.hint")}>
        <Box sx={columns}>
          {units.map((unit) => (
            <FormField
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
            </FormField>
          ))}
        </Box>
      </Section>
      <Section gap={1.5} title={text("holidays.title")} hint={text("holidays.hint")}>
        <HolidaysInput saved={saved} />
      </Section>
      <Section gap={1.5} title={text("limits.title")} hint={text("limits.hint")}>
        <Box sx={columns}>
          {limitNames.map((name) => (
            <FormField
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
        <FormField
          name="validFrom"
          type="date"
          label={text("periods.from")}
          helperText={text("periods.fromHint")}
          sx={{ maxWidth: 240 }}
        />
        <Changes calendar={saved} labelOf={labelOf} textOf={textOf} onCancelled={setSaved} />
      </Section>
    </CallForm>
  );
}

/** The dated changes. The settings of one are put into the form, to be edited. */
function Changes(props: Omit<PeriodsProps, "onEdit">) {
  const change = useChange();
  return (
    <Periods
      {...props}
      onEdit={({ validFrom, ...settings }) => change({ ...settingsDraft(settings), validFrom })}
    />
  );
}

/** The holidays, a row each; new ones stand last until the calendar is saved. */
function HolidaysInput({ saved }: { readonly saved: VersionedCalendar }) {
  const text = useTexts(calendarTexts);
  const draft = useDraft(CalendarDraft);
  const arrears = useArrearsHint()(...changedHolidays(draftOf(saved), draft));
  return (
    <>
      {draft.holidays.length === 0 && <Typography>{text("holidays.none")}</Typography>}
      <FormRows
        source="holidays"
        blank={() => blankHoliday}
        add={text("holidays.add")}
        remove={({ name }, row) =>
          text("holidays.remove", { name: String(name || text("holidays.row", { row })) })
        }
        columns="180px minmax(0, 1fr)"
      >
        <HolidayInputs />
      </FormRows>
      {arrears !== "" && <Typography role="status">{arrears}</Typography>}
    </>
  );
}

function HolidayInputs() {
  const text = useTexts(calendarTexts);
  const { index } = useSimpleFormIteratorItem();
  return (["date", "name"] as const).map((field) => {
    const label = text(`holidays.${field}`);
    return (
      <FormField
        key={field}
        name={field}
        type={field === "date" ? "date" : "text"}
        label={label}
        margin="none"
        slotProps={{
          htmlInput: {
            "aria-label": `${label}, ${text("holidays.row", { row: index + 1 })}`,
            autoComplete: "off",
          },
        }}
      />
    );
  });
}
