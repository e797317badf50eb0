import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from "@mui/material";
import { useId } from "react";
import {
  Form,
  FormDataConsumer,
  InputHelperText,
  ResourceContextProvider,
  useInput,
} from "react-admin";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendanceDays";
import { dateAfter } from "../../../domain/indiaTime";
import { weekdayText } from "../../../domain/momentText";
import { indiaTime } from "../formatMoment";
import { FieldInput } from "../schema/FieldInput";
import { fieldsOf } from "../schema/fieldsOf";
import { type Draft, readDraft } from "../schema/readDraft";
import { useScreenTexts } from "../useScreenTexts";
import { ScanCorrection } from "./corrections";
import { correctionsTexts } from "./screenTexts";
import { useSettle } from "./useSettle";

type DayScan = AttendanceDay["scans"][number];

export interface CorrectDayProps {
  readonly person: Pick<AttendanceMonth, "name" | "barcodeId">;
  readonly day: Pick<AttendanceDay, "date" | "scans"> &
    Partial<Pick<AttendanceDay, "shift" | "exceptions">>;
}

const [reason] = fieldsOf(ScanCorrection, ["reason"]);

/** Keeps the form from starting with the record of the page around the dialog. */
const noRecord = {};

/** Adds a scan to a day or takes one out. Shows a refusal in the dialog and keeps the input. */
export default function CorrectDayDialog({
  person: { name, barcodeId },
  day,
  onClose,
}: CorrectDayProps & { readonly onClose: () => void }) {
  const text = useScreenTexts(correctionsTexts);
  const title = useId();
  const { error, isBusy, settle } = useSettle(onClose);
  const read = ({ choice, date, time = "", reason }: Draft) => {
    const isAdded = choice === "add";
    const at = isAdded ? time && `${date}T${time}` : choice;
    return readDraft(ScanCorrection, { action: isAdded ? "ADD" : "VOID", barcodeId, at, reason });
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
    return atTime((answer.ok ? await settle([answer.value]) : answer.errors) ?? {});
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
    >
      <ResourceContextProvider value="corrections">
        <Form
          record={noRecord}
          defaultValues={{ choice: "add", date: day.date, time: "" }}
          validate={validate}
          onSubmit={submit}
          mode="onTouched"
          noValidate
        >
          <DialogTitle id={title}>
            {text("correct.title", { date: weekdayText(day.date) })}
          </DialogTitle>
          <DialogContent>
            <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
              <strong>{[name, barcodeId, day.shift].filter(Boolean).join(" · ")}</strong>
              {day.exceptions?.map(({ id, detail }) => (
                <div key={id}>{detail}</div>
              ))}
            </DialogContentText>
            <ChoiceInput scans={day.scans} />
            <FormDataConsumer>
              {({ formData: { choice } }) => choice === "add" && <TimeInput date={day.date} />}
            </FormDataConsumer>
            {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
            {error !== undefined && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={isBusy}>
              {text("settle.cancel")}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {text("correct.submit")}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

/** The choices: take out one of the day's scans, or add a missing one. */
function ChoiceInput({ scans }: { readonly scans: readonly DayScan[] }) {
  const text = useScreenTexts(correctionsTexts);
  const label = useId();
  const { field } = useInput({ source: "choice" });
  return (
    <FormControl margin="normal" fullWidth>
      <FormLabel id={label}>{text("correct.what")}</FormLabel>
      <RadioGroup {...field} aria-labelledby={label}>
        <FormControlLabel
          value="add"
          control={<Radio />}
          label={text("correct.add")}
          sx={{ minHeight: 44 }}
        />
        {scans.map((scan) => (
          <FormControlLabel
            key={scan.at}
            value={scan.at}
            control={<Radio />}
            label={text("correct.remove", {
              what: text(`correct.scans.${scan.is}`),
              time: indiaTime(scan.at),
              source: scan.isCorrection ? text("correct.byCorrection") : "",
            })}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** When the missing scan was: a night's may have been on the next date. */
function TimeInput({ date }: { readonly date: string }) {
  const text = useScreenTexts(correctionsTexts);
  const time = useInput({ source: "time" });
  const on = useInput({ source: "date" });
  const { error, invalid } = time.fieldState;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
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
        sx={{ minWidth: 140 }}
      />
    </Box>
  );
}
