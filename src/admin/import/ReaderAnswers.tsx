import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { DateField } from "../layout/DateField";
import type { ReaderDraft } from "./readerDraft";
import { hasClockError } from "./readerDraft";
import { readerTexts } from "./texts";

interface ReaderAnswersProps {
  readonly draft: ReaderDraft;
  readonly disabled: boolean;
  readonly onChange: (draft: ReaderDraft) => void;
}

const clocks = ["right", "ahead", "behind"] as const;

/** Asks for the error of a reader's clock, the first day, and the user ids whose rows are left out. */
export default function ReaderAnswers({ draft, disabled, onChange }: ReaderAnswersProps) {
  const text = useTexts(readerTexts);
  const change = (changes: Partial<ReaderDraft>) => onChange({ ...draft, ...changes });
  const isWrong = hasClockError(draft);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: "60ch" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <TextField
          select
          label={text("clock.label")}
          value={draft.clock}
          disabled={disabled}
          onChange={({ target: { value } }) =>
            change({ clock: clocks.find((clock) => clock === value) ?? "right" })
          }
          sx={{ minWidth: "12em" }}
        >
          {clocks.map((clock) => (
            <MenuItem key={clock} value={clock}>
              {text(`clock.${clock}`)}
            </MenuItem>
          ))}
        </TextField>
        {draft.clock !== "right" &&
          (["minutes", "seconds"] as const).map((unit) => (
            <TextField
              key={unit}
              label={text(`clock.${unit}`)}
              value={draft[unit]}
              disabled={disabled}
              error={isWrong}
              helperText={isWrong ? text("clock.tooLarge") : undefined}
              onChange={({ target: { value } }) => change({ [unit]: value })}
              slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
              sx={{ width: "9em" }}
            />
          ))}
      </Box>
      <DateField
        type="date"
        label={text("from")}
        value={draft.from}
        disabled={disabled}
        helperText={text("fromHint")}
        onChange={({ target: { value } }) => change({ from: value })}
      />
      <TextField
        label={text("leftOut")}
        value={draft.leftOut}
        disabled={disabled}
        helperText={text("leftOutHint")}
        onChange={({ target: { value } }) => change({ leftOut: value })}
      />
      <FormControlLabel
        label={text("leavesReset")}
        control={
          <Checkbox
            checked={draft.leavesReset}
            disabled={disabled}
            onChange={({ target: { checked } }) => change({ leavesReset: checked })}
          />
        }
      />
    </Box>
  );
}
