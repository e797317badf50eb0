import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material";
import { type ComponentProps, type ReactNode, useId } from "react";
import {
  FormDataConsumer,
  InputHelperText,
  ResourceContextProvider,
  useCreate,
  useInput,
} from "react-admin";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendance";
import { CorrectionProposal, ExceptionSettlement } from "../../../contract/corrections";
import { dateAfter } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { indiaTime, shownWeekday } from "../formatMoment";
import { FieldInput } from "../schema/FieldInput";
import { CallDialog } from "../schema/FormDialog";
import { fieldsOf } from "../schema/fieldsOf";
import { FormField } from "../schema/formInputs";
import { type Draft, readDraft } from "../schema/readDraft";
import { repliedErrors, serverMessage } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import type { Host } from "../useHostQuery";
import { noticeOf, ScanCorrection } from "./corrections";
import { correctionsTexts } from "./texts";

const [reason] = fieldsOf(CorrectionProposal, ["reason"]);

export interface Corrections {
  readonly corrections: readonly Draft[];
  /** True if the dialog asks for a time, and thus can show a message about it at the input. */
  readonly asksForTime: boolean;
}

interface CorrectionDialogProps
  extends Pick<
    ComponentProps<typeof CallDialog<Corrections, string>>,
    "title" | "question" | "confirm" | "isDisabled" | "defaultValues" | "read" | "errorsIn"
  > {
  readonly onDone?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one correction, or of the settlement of several exceptions: all are proposed or none. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { defaultValues, onDone, onClose, children, ...form } = props;
  const text = useTexts(correctionsTexts);
  const [create] = useCreate();
  const failed = text("settle.failed");

  const propose = async (host: Host, { corrections }: Corrections): Promise<string> => {
    const [only, ...more] = corrections;
    if (more.length === 0) {
      const sent = create("corrections", { data: only ?? {} }, { returnPromise: true });
      return noticeOf(await whileSignedIn(sent));
    }
    const settlement = ExceptionSettlement.parse({ corrections, reason: only?.reason });
    const { count, status } = await whileSignedIn(host.call("settleExceptions", settlement));
    const outcome = status === "APPROVED" ? "settled" : "proposed";
    return text(`settle.${outcome}`, { smart_count: count });
  };

  const explain = (failure: unknown, { asksForTime }: Corrections) => {
    const errors = repliedErrors(failure) ?? {};
    if ("reason" in errors || (asksForTime && "at" in errors)) return undefined;
    const message = serverMessage(failure, failed);
    // The host writes a field's name before its message.
    return Object.entries(errors).find((entry) => entry.join(": ") === message)?.[1] ?? message;
  };

  return (
    <ResourceContextProvider value="corrections">
      <CallDialog
        {...form}
        validates="onTouched"
        cancel={text("settle.cancel")}
        color="primary"
        defaultValues={{ at: "", reason: "", ...defaultValues }}
        call={propose}
        explain={explain}
        failed={failed}
        done={String}
        onDone={() => {
          onDone?.();
          onClose();
        }}
        onCancel={onClose}
      >
        {children}
        {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
      </CallDialog>
    </ResourceContextProvider>
  );
}

interface RadioInputProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function RadioInput({ source, label, choices }: RadioInputProps) {
  const id = useId();
  const errorId = useId();
  const {
    field,
    fieldState: { error },
  } = useInput({ source });
  const message = error?.message;
  return (
    <FormControl margin="normal" fullWidth error={message !== undefined}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        {...field}
        aria-labelledby={id}
        {...(message !== undefined && { "aria-describedby": errorId })}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            {...choice}
            control={<Radio />}
            sx={{ minHeight: 44, my: 0.5 }}
          />
        ))}
      </RadioGroup>
      {message !== undefined && (
        <Typography id={errorId} variant="caption" color="error">
          <InputHelperText error={message} />
        </Typography>
      )}
    </FormControl>
  );
}

export interface CorrectDayProps {
  readonly person: Pick<AttendanceMonth, "name" | "barcodeId">;
  readonly day: Pick<AttendanceDay, "date" | "scans"> &
    Partial<Pick<AttendanceDay, "shift" | "exceptions">>;
}

const isAdded = ({ choice }: Draft) => choice === "add";

export function CorrectDayDialog({
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
  const sourceOf = ({
    isCorrection,
    isReader = false,
  }: CorrectDayProps["day"]["scans"][number]) => {
    if (isCorrection) return text("correct.byCorrection");
    return isReader ? text("correct.byReader") : "";
  };
  const removals = day.scans.map((scan) => ({
    value: scan.at,
    label: text("correct.remove", {
      what: text(`correct.scans.${scan.is}`),
      time: indiaTime(scan.at),
      source: sourceOf(scan),
    }),
  }));

  return (
    <CorrectionDialog
      title={text("correct.title", { date: shownWeekday(day.date) })}
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

/** The input for the date and the time of a missing scan. A scan of a night shift may be on the next date. */
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
            {shownWeekday(one)}
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
