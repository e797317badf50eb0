import { Box, MenuItem, TextField } from "@mui/material";
import { FormDataConsumer, InputHelperText, useInput } from "react-admin";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendanceDays";
import { dateAfter } from "../../../domain/indiaTime";
import { weekdayText } from "../../../domain/momentText";
import { indiaTime } from "../formatMoment";
import { type Draft, readDraft } from "../schema/readDraft";
import { useTexts } from "../useTexts";
import { CorrectionDialog } from "./CorrectionDialog";
import { ScanCorrection } from "./corrections";
import { RadioInput } from "./RadioInput";
import { correctionsTexts } from "./screenTexts";
import { useSettle } from "./useSettle";

export interface CorrectDayProps {
  readonly person: Pick<AttendanceMonth, "name" | "barcodeId">;
  readonly day: Pick<AttendanceDay, "date" | "scans"> &
    Partial<Pick<AttendanceDay, "shift" | "exceptions">>;
}

const isAdded = ({ choice }: Draft) => choice === "add";

/** Adds a scan to a day or takes one out. */
export default function CorrectDayDialog({
  person: { name, barcodeId },
  day,
  onClose,
}: CorrectDayProps & { readonly onClose: () => void }) {
  const text = useTexts(correctionsTexts);
  const { error, isBusy, settle } = useSettle(onClose);
  const read = (draft: Draft) => {
    const { choice, date, time = "", reason } = draft;
    const at = isAdded(draft) ? time && `${date}T${time}` : choice;
    const action = isAdded(draft) ? "ADD" : "VOID";
    return readDraft(ScanCorrection, { action, barcodeId, at, reason });
  };
  /** The form has no field `at`: shows its error at the field `time`. */
  const atTime = ({ at, ...errors }: Readonly<Record<string, string>>) =>
    at === undefined ? errors : { ...errors, time: at };
  const validate = (draft: Draft) => {
    const answer = read(draft);
    return answer.ok ? {} : atTime(answer.errors);
  };
  const submit = async (draft: Draft) => {
    const answer = read(draft);
    if (!answer.ok) return atTime(answer.errors);
    return atTime((await settle([answer.value], { asksForTime: isAdded(draft) })) ?? {});
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
      summary={
        <>
          <strong>{[name, barcodeId, day.shift].filter(Boolean).join(" · ")}</strong>
          {day.exceptions?.map(({ id, detail }) => (
            <div key={id}>{detail}</div>
          ))}
        </>
      }
      defaultValues={{ choice: "add", date: day.date, time: "" }}
      validate={validate}
      onSubmit={submit}
      confirm={text("correct.submit")}
      isBusy={isBusy}
      error={error}
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
  const time = useInput({ source: "time" });
  const on = useInput({ source: "date" });
  const { error, invalid } = time.fieldState;
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 1.5,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
      }}
    >
      <TextField {...on.field} select label={text("correct.date")} margin="dense">
        {[date, dateAfter(date)].map((one) => (
          <MenuItem key={one} value={one}>
            {weekdayText(one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...time.field}
        type="time"
        label={text("correct.time")}
        required
        margin="dense"
        error={invalid}
        helperText={
          <InputHelperText {...(error?.message !== undefined && { error: error.message })} />
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
