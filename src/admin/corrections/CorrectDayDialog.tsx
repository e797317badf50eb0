import { Box, MenuItem } from "@mui/material";
import { FormDataConsumer, InputHelperText } from "react-admin";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendanceDays";
import { dateAfter } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { indiaTime, weekdayText } from "../formatMoment";
import { FormField } from "../schema/FormDialog";
import { type Draft, readDraft } from "../schema/readDraft";
import { CorrectionDialog, RadioInput } from "./CorrectionDialog";
import { ScanCorrection } from "./corrections";
import { correctionsTexts } from "./texts";

export interface CorrectDayProps {
  readonly person: Pick<AttendanceMonth, "name" | "barcodeId">;
  readonly day: Pick<AttendanceDay, "date" | "scans"> &
    Partial<Pick<AttendanceDay, "shift" | "exceptions">>;
}

const isAdded = ({ choice }: Draft) => choice === "add";

export default function CorrectDayDialog({
  person: { name, barcodeId },
  day,
  onClose,
}: CorrectDayProps & { readonly onClose: () => void }) {
  const text = useTexts(correctionsTexts);
  const read = (draft: Draft) => {
    const { choice, date, at: time, reason } = draft;
    const asksForTime = isAdded(draft);
    const correction = asksForTime
      ? { action: "ADD", at: time && `${date}T${time}` }
      : { action: "VOID", at: choice };
    const answer = readDraft(ScanCorrection, { ...correction, barcodeId, reason });
    return answer.ok
      ? ({ ok: true, value: { corrections: [answer.value], asksForTime } } as const)
      : answer;
  };
  const removals = day.scans.map((scan) => ({
    value: scan.at,
    label: text("correct.remove", {
      what: text(`correct.scans.${scan.is}`),
      time: indiaTime(scan.at),
      source: scan.isCorrection ? text("correct.byCorrection") : "",
    }),
  }));

  return (
    <CorrectionDialog
      title={text("correct.title", { date: weekdayText(day.date) })}
      question={
        <>
          <strong>{[name, barcodeId, day.shift].filter(Boolean).join(" · ")}</strong>
          {day.exceptions?.map(({ id, detail }) => (
            <div key={id}>{detail}</div>
          ))}
        </>
      }
      defaultValues={{ choice: "add", date: day.date }}
      read={read}
      confirm={text("correct.submit")}
      onClose={onClose}
    >
      <RadioInput
        source="choice"
        label={text("correct.what")}
        choices={[{ value: "add", label: text("correct.add") }, ...removals]}
      />
      <FormDataConsumer>
        {({ formData }) => isAdded(formData) && <TimeInput date={day.date} />}
      </FormDataConsumer>
    </CorrectionDialog>
  );
}

/** When the missing scan was: a night's may have been on the next date. */
function TimeInput({ date }: { readonly date: string }) {
  const text = useTexts(correctionsTexts);
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 1.5,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
      }}
    >
      <FormField name="date" select label={text("correct.date")} margin="dense">
        {[date, dateAfter(date)].map((one) => (
          <MenuItem key={one} value={one}>
            {weekdayText(one)}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        name="at"
        type="time"
        label={text("correct.time")}
        required
        margin="dense"
        helperText={<InputHelperText />}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
