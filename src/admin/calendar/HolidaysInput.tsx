import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, Typography } from "@mui/material";
import type { FieldErrors } from "../../../contract/errors";
import { useTexts } from "../../texts/useTexts";
import { DraftField } from "../schema/FormField";
import { type CalendarDraft, withHoliday } from "./calendarDraft";
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
