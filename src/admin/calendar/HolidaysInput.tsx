import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, TextField, Typography } from "@mui/material";
import type { FieldErrors } from "../../../contract/errors";
import { useTexts } from "../useTexts";
import { type CalendarDraft, type HolidayDraft, withHoliday } from "./calendarDraft";
import { calendarTexts } from "./screenTexts";

interface HolidaysInputProps {
  readonly draft: CalendarDraft;
  /** The keys are paths such as `holidays.2.date`. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<CalendarDraft>) => void;
}

/** The holidays, a row each; new ones stand last until the calendar is saved. */
export function HolidaysInput({ draft, errors, onChange }: HolidaysInputProps) {
  const text = useTexts(calendarTexts);
  const { holidays } = draft;
  const replace = (changed: HolidayDraft) =>
    onChange({
      holidays: holidays.map((holiday) => (holiday.key === changed.key ? changed : holiday)),
    });

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {holidays.length === 0 && <Typography>{text("holidays.none")}</Typography>}
      {errors.holidays !== undefined && <Typography color="error">{errors.holidays}</Typography>}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: { xs: 3, sm: 1.5 } }}
      >
        {holidays.map((holiday, index) => {
          const { key, date, name } = holiday;
          const [dateError, nameError] = [
            errors[`holidays.${index}.date`],
            errors[`holidays.${index}.name`],
          ];
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: "grid",
                gap: 1.5,
                alignItems: "start",
                gridTemplateColumns: {
                  xs: "minmax(0, 1fr) 44px",
                  sm: "180px minmax(0, 1fr) 44px",
                },
              }}
            >
              <TextField
                type="date"
                label={text("holidays.date")}
                value={date}
                margin="none"
                onChange={({ target }) => replace({ ...holiday, date: target.value })}
                error={dateError !== undefined}
                helperText={dateError}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: {
                    "aria-label": `${text("holidays.date")}, ${text("holidays.row", { row: index + 1 })}`,
                  },
                }}
                sx={{ gridColumn: { xs: 1, sm: "auto" } }}
              />
              <TextField
                label={text("holidays.name")}
                value={name}
                margin="none"
                onChange={({ target }) => replace({ ...holiday, name: target.value })}
                error={nameError !== undefined}
                helperText={nameError}
                slotProps={{
                  htmlInput: {
                    "aria-label": `${text("holidays.name")}, ${text("holidays.row", { row: index + 1 })}`,
                    autoComplete: "off",
                  },
                }}
                sx={{ gridColumn: { xs: 1, sm: "auto" } }}
              />
              <IconButton
                aria-label={text("holidays.remove", {
                  name: name || text("holidays.row", { row: index + 1 }),
                })}
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
