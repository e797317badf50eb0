import { TextField } from "@mui/material";
import { useState } from "react";
import { calendarDate } from "../../../contract/fields";
import { useTexts } from "../useTexts";
import { attendanceTexts } from "./screenTexts";

interface DateChoiceProps {
  readonly date: string;
  /** The last date that can be chosen. */
  readonly today: string;
  readonly onChoose: (date: string) => void;
}

/** Chooses a date up to today. Half a date, or a later one, changes nothing yet. */
export function DateChoice({ date, today, onChoose }: DateChoiceProps) {
  const text = useTexts(attendanceTexts);
  const [typed, setTyped] = useState(date);
  const isLater = typed > today;
  const type = (value: string) => {
    setTyped(value);
    const isDate = calendarDate().safeParse(value).success && value >= "1900";
    if (isDate && value <= today) onChoose(value);
  };
  return (
    <TextField
      type="date"
      label={text("date")}
      value={typed}
      onChange={({ target }) => type(target.value)}
      error={isLater}
      helperText={isLater && text("later")}
      slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: "100%", sm: 200 } }}
    />
  );
}
