import { Alert, Box, Button, MenuItem, TextField } from "@mui/material";
import { type FormEvent, useEffect, useRef } from "react";
import { type PlantCalendar, weekdays } from "../../../contract/calendar";
import { units } from "../../../contract/fields";
import { Section } from "../layout/Section";
import { LeaveWarning } from "../schema/LeaveWarning";
import { useScreenTexts } from "../useScreenTexts";
import { isWeekday, limitNames } from "./calendarDraft";
import { HolidaysInput } from "./HolidaysInput";
import { calendarTexts } from "./screenTexts";
import { useCalendarForm } from "./useCalendarForm";

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
};

/** The plant's calendar as one form, saved as a whole. */
export function CalendarForm({ calendar }: { readonly calendar: PlantCalendar }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, isUnsaved, errors, error, attempts, isBusy, change, save } =
    useCalendarForm(calendar);
  const text = useScreenTexts(calendarTexts);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 3, maxWidth: 820 }}
    >
      <Section gap={1.5} title={text("weeklyOffs.title")} hint={text("weeklyOffs.hint")}>
        <Box sx={columns}>
          {units.map((unit) => (
            <TextField
              key={unit}
              select
              label={text("weeklyOffs.unit", { unit })}
              value={draft.weeklyOffs[unit]}
              onChange={({ target: { value } }) =>
                change({
                  weeklyOffs: { ...draft.weeklyOffs, [unit]: isWeekday(value) ? value : "" },
                })
              }
            >
              <MenuItem value="">{text("weeklyOffs.none")}</MenuItem>
              {weekdays.map((weekday) => (
                <MenuItem key={weekday} value={weekday}>
                  {text(`weekdays.${weekday}`)}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
      </Section>
      <Section gap={1.5} title={text("holidays.title")} hint={text("holidays.hint")}>
        <HolidaysInput draft={draft} errors={errors} onChange={change} />
      </Section>
      <Section gap={1.5} title={text("limits.title")} hint={text("limits.hint")}>
        <Box sx={columns}>
          {limitNames.map((name) => (
            <TextField
              key={name}
              name={name}
              label={text(`limits.${name}`)}
              value={draft[name]}
              required
              onChange={({ target: { value } }) => change({ [name]: value })}
              error={name in errors}
              helperText={errors[name] ?? text(`limits.${name}Hint`)}
              slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
            />
          ))}
        </Box>
      </Section>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <LeaveWarning isUnsaved={isUnsaved} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isBusy}
        sx={{ justifySelf: "start" }}
      >
        {text("save")}
      </Button>
    </Box>
  );
}
