import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, TextField, Typography } from "@mui/material";
import type { FieldErrors } from "../../../contract/errors";
import { useTexts } from "../../texts/useTexts";
import { type CalendarDraft, type HolidayDraft, withHoliday } from "./calendarDraft";
import { calendarTexts } from "./texts";

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
          const { key, name } = holiday;
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
                const error = errors[`holidays.${index}.${field}`];
                const label = text(`holidays.${field}`);
                return (
                  <TextField
                    key={field}
                    type={field === "date" ? "date" : "text"}
                    label={label}
                    value={holiday[field]}
                    margin="none"
                    onChange={({ target }) => replace({ ...holiday, [field]: target.value })}
                    error={error !== undefined}
                    helperText={error}
                    slotProps={{
                      ...(field === "date" && { inputLabel: { shrink: true } }),
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
