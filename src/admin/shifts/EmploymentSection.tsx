import { Chip, MenuItem, Typography } from "@mui/material";
import { FormDataConsumer, useInput, useRecordContext } from "react-admin";
import type { Employee } from "../../../contract/employees";
import { units } from "../../../contract/fields";
import {
  type Assignment,
  AssignmentEdit,
  AssignmentEntry,
  type Employment,
  EmploymentEdit,
  EmploymentEntry,
} from "../../../contract/shifts";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { noValue } from "../schema/formatterFor";
import { FormField, FormSwitch } from "../schema/formInputs";
import { useHostCall } from "../useHostQuery";
import { type FactBegun, type FactPart, FactSection } from "./FactSection";
import { employmentTexts } from "./texts";
import { useArrearsHint } from "./useArrearsHint";
import { shiftTimesText, useShifts } from "./useShifts";

export default function EmploymentSection() {
  const text = useTexts(employmentTexts);
  const employee = useRecordContext<ListRow<Employee>>();
  const id = Number(employee?.id);
  const query = useHostCall(
    ["employees", "employment", id],
    "getEmployment",
    { employeeId: id },
    { enabled: employee !== undefined },
  );
  if (employee === undefined) return null;
  const person = { id, who: employee.name ?? "", unit: employee.unit ?? "" };
  return (
    <QueryResult query={query} failed={text("failed")}>
      {(facts) => (
        <>
          <FactSection part={employments} person={person} facts={facts.employments} />
          <FactSection part={assignments} person={person} facts={facts.assignments} />
        </>
      )}
    </QueryResult>
  );
}

const today = () => indiaDate(new Date());
const look = { fullWidth: true, margin: "normal" } as const;
const dateLook = { ...look, type: "date" } as const;

const employmentFields = ["joinedOn", "leftOn"] as const;
const employmentDraft = ({ fact }: FactBegun<Employment>) => ({
  joinedOn: fact?.joinedOn ?? "",
  leftOn: fact?.leftOn ?? "",
  isFixedTerm: fact?.isFixedTerm ?? false,
});

const employments: FactPart<Employment, typeof EmploymentEntry, typeof EmploymentEdit> = {
  name: "employments",
  columns: { joinedOn: "employments.joinedOn", leftOn: "employments.leftOn" },
  startOf: ({ joinedOn }) => joinedOn,
  isPresent: ({ joinedOn, leftOn }) =>
    joinedOn <= today() && (leftOn === undefined || today() <= leftOn),
  mayAdd: ([latest]) => latest === undefined || latest.leftOn !== undefined,
  cellsOf: (employment) => ({ leftOn: <LeftOn employment={employment} /> }),
  draftOf: employmentDraft,
  Inputs: EmploymentInputs,
  entry: EmploymentEntry,
  edit: EmploymentEdit,
  create: (host, value) => host.call("createEmployment", value),
  update: (host, id, value) => host.call("updateEmployment", { id, ...value }),
  remove: (host, id) => host.call("removeEmployment", { id }),
};

function LeftOn({ employment: { leftOn, isFixedTerm } }: { readonly employment: Employment }) {
  const text = useTexts(employmentTexts);
  return (
    <>
      {shownDate(leftOn)}
      {isFixedTerm && <Chip label={text("employments.isFixedTerm")} sx={{ ml: 1 }} />}
    </>
  );
}

function EmploymentInputs(begun: FactBegun<Employment>) {
  const text = useTexts(employmentTexts);
  const arrearsHint = useArrearsHint();
  const before = employmentDraft(begun);
  return (
    <>
      {employmentFields.map((name, index) => (
        <FormField
          {...dateLook}
          key={name}
          name={name}
          label={text(`employments.${name}`)}
          helperText={name === "leftOn" ? text("employments.leftHint") : ""}
          autoFocus={index === 0}
          required={name === "joinedOn"}
        />
      ))}
      <FormSwitch name="isFixedTerm" label={text("employments.isFixedTerm")} />
      <FormDataConsumer>
        {({ formData }) => {
          const changed = employmentFields.flatMap((name) => {
            const now = String(formData[name] ?? "");
            return before[name] === now ? [] : [before[name], now];
          });
          const arrears = arrearsHint(...changed);
          return arrears !== "" && <Typography role="status">{arrears}</Typography>;
        }}
      </FormDataConsumer>
    </>
  );
}

const presentAssignment = (facts: readonly Assignment[]) =>
  facts.find(({ validFrom }) => validFrom <= today());

/**
 * Returns the fact that the dialog begins with. A new assignment begins with the present shift, and with none for a
 * person who has changed the unit.
 */
function begunAssignment({ person, facts, fact }: FactBegun<Assignment>) {
  const present = presentAssignment(facts);
  return fact ?? (present?.unit === person.unit ? present : undefined);
}

const assignments: FactPart<Assignment, typeof AssignmentEntry, typeof AssignmentEdit> = {
  name: "assignments",
  columns: {
    validFrom: "assignments.validFrom",
    unit: "assignments.unit",
    shift: "assignments.shift",
    createdBy: "assignments.createdBy",
  },
  minWidth: 520,
  startOf: ({ validFrom }) => validFrom,
  isPresent: (fact, facts) => fact === presentAssignment(facts),
  mayAdd: () => true,
  cellsOf: ({ unit, shiftName, createdBy }, none) => ({
    unit,
    shift: shiftName ?? none,
    createdBy: createdBy ?? noValue,
  }),
  draftOf: (begun) => ({
    validFrom: begun.fact?.validFrom ?? today(),
    unit: begun.fact?.unit ?? begun.person.unit,
    shiftId: String(begunAssignment(begun)?.shiftId ?? ""),
  }),
  Inputs: AssignmentInputs,
  entry: AssignmentEntry,
  edit: AssignmentEdit,
  create: (host, value) => host.call("createAssignment", value),
  update: (host, id, value) => host.call("updateAssignment", { id, ...value }),
  remove: (host, id) => host.call("removeAssignment", { id }),
};

/** From when on a person works in which unit and shift. Another unit leaves the shift open. */
function AssignmentInputs(begun: FactBegun<Assignment>) {
  const text = useTexts(employmentTexts);
  const { value: unit } = useInput({ source: "unit" }).field;
  const { value: shiftId, onChange: changeShift } = useInput({ source: "shiftId" }).field;
  const shifts = useShifts().filter((shift) => shift.unit === unit);
  const isListed = shiftId === "" || shifts.some(({ id }) => String(id) === shiftId);
  return (
    <>
      <FormField
        {...dateLook}
        name="validFrom"
        label={text("assignments.validFrom")}
        autoFocus
        required
      />
      <FormField
        {...look}
        name="unit"
        select
        label={text("assignments.unit")}
        required
        onChange={() => changeShift("")}
      >
        {units.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        {...look}
        name="shiftId"
        select
        label={text("assignments.shift")}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{text("none")}</MenuItem>
        {shifts.map((shift) => (
          <MenuItem key={shift.id} value={String(shift.id)}>
            {shift.name} · {shiftTimesText(shift)}
          </MenuItem>
        ))}
        {!isListed && (
          <MenuItem value={shiftId}>{begunAssignment(begun)?.shiftName ?? shiftId}</MenuItem>
        )}
      </FormField>
    </>
  );
}
