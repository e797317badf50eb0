import { Alert, Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors";
import { calendarDate } from "../../../contract/fields";
import { useTexts } from "../../texts/useTexts";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { CallForm, useChange, useDraft } from "../schema/CallForm";
import { useFieldErrors } from "../schema/formErrors";
import { FormField } from "../schema/formInputs";
import { formWidth } from "../theme/plantTheme";
import { useHostCall } from "../useHostQuery";
import {
  nextWeek,
  RotationDraft,
  type RotationGroup,
  readRotation,
  rotationField,
  rotationGroups,
} from "./rotationDraft";
import { rotationTexts } from "./texts";
import { shiftTimesText, useShifts } from "./useShifts";

export default function RotationPage() {
  const text = useTexts(rotationTexts);
  return (
    <Screen title={text("title")}>
      <CallForm
        schema={RotationDraft}
        initial={nextWeek(new Date())}
        read={readRotation}
        call={(host, { value }) => host.call("createRotation", value)}
        next={() => nextWeek(new Date())}
        done={({ people }) => text("saved", { smart_count: people })}
        failed={text("notSaved")}
        invalid={text("invalid")}
        fieldOf={rotationField}
        submitLabel={text("submit")}
        maxWidth={formWidth}
      >
        <Section title={text("days")} hint={text("hint")}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            {(["firstDate", "lastDate"] as const).map((name) => (
              <FormField
                key={name}
                name={name}
                type="date"
                label={text(name)}
                required={name === "firstDate"}
                helperText={name === "lastDate" ? text("lastHint") : ""}
              />
            ))}
          </Box>
        </Section>
        <Groups />
      </CallForm>
    </Screen>
  );
}

/** The people of the first day in groups, once the day is a date. */
function Groups() {
  const text = useTexts(rotationTexts);
  const change = useChange();
  const errors = useFieldErrors();
  const { firstDate, shifts } = useDraft(RotationDraft);
  const isDate = calendarDate().safeParse(firstDate).success;
  const roster = useHostCall(
    ["shifts", "roster", firstDate],
    "getRoster",
    { date: firstDate },
    { enabled: isDate },
  );
  if (!isDate) return null;
  return (
    <Section title={text("groups")}>
      {errors.people !== undefined && <Alert severity="error">{errors.people}</Alert>}
      <QueryResult query={roster} failed={text("failed")}>
        {(people) =>
          people.length === 0
            ? text("nobody")
            : rotationGroups(people).map((group) => (
                <GroupInput
                  key={`${group.unit} ${group.shiftName}`}
                  group={group}
                  chosen={shifts}
                  errors={errors}
                  onChange={(changed) => change({ shifts: { ...shifts, ...changed } })}
                />
              ))
        }
      </QueryResult>
    </Section>
  );
}

interface GroupInputProps {
  readonly group: RotationGroup;
  /** The new shift of each person by their number, empty for no change. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly onChange: (shifts: Readonly<Record<string, string>>) => void;
}

/** The value of a group's select if its people have different shifts. */
const mixed = "mixed";

function GroupInput({ group, chosen, errors, onChange }: GroupInputProps) {
  const text = useTexts(rotationTexts);
  const { unit, shiftName, people } = group;
  const [isOpen, setOpen] = useState(false);
  const shiftOf = (employeeId: number) => chosen[employeeId] ?? "";
  const values = new Set(people.map(({ employeeId }) => shiftOf(employeeId)));
  const [only = ""] = values;
  const isMixed = values.size > 1;
  const hasErrors = people.some(({ employeeId }) => `shifts.${employeeId}` in errors);
  const shift = shiftName === undefined ? text("none") : text("shift", { name: shiftName });
  const name = text("group", { unit, shift });
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        borderTop: 1,
        borderColor: "divider",
        pt: 2,
        gridTemplateColumns: { xs: "1fr", sm: "minmax(120px, 1fr) minmax(0, 200px) 140px" },
        alignItems: "center",
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text("people", { smart_count: people.length })}
        </Typography>
      </div>
      <ShiftSelect
        label={text("gets")}
        name={name}
        unit={unit}
        value={isMixed ? mixed : only}
        isMixed={isMixed}
        onChange={(value) =>
          onChange(Object.fromEntries(people.map(({ employeeId }) => [employeeId, value])))
        }
      />
      <Button aria-expanded={isOpen || hasErrors} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? "hide" : "show")}
      </Button>
      {(isOpen || hasErrors) && (
        <Box
          sx={{
            gridColumn: "1 / -1",
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: { xs: "1fr", sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {people.map(({ employeeId, name: who, barcodeId }) => (
            <ShiftSelect
              key={employeeId}
              label={`${who} · ${barcodeId}`}
              name={who}
              unit={unit}
              value={shiftOf(employeeId)}
              error={errors[`shifts.${employeeId}`]}
              onChange={(value) => onChange({ [employeeId]: value })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface ShiftSelectProps {
  readonly label: string;
  /** The name of the select for screen readers. */
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly isMixed?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

function ShiftSelect({ label, name, unit, value, isMixed, error, onChange }: ShiftSelectProps) {
  const text = useTexts(rotationTexts);
  const open = useShifts().filter((shift) => shift.unit === unit);
  const isListed = value === "" || value === mixed || open.some(({ id }) => String(id) === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isListed ? value : ""}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, SelectDisplayProps: { "aria-label": `${label}: ${name}` } },
      }}
    >
      <MenuItem value="">{text("unchanged")}</MenuItem>
      {isMixed && (
        <MenuItem value={mixed} disabled>
          {text("mixed")}
        </MenuItem>
      )}
      {open.map((shift) => (
        <MenuItem key={shift.id} value={String(shift.id)}>
          {shift.name} · {shiftTimesText(shift)}
        </MenuItem>
      ))}
    </TextField>
  );
}
