import { Box, Button, Chip } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { useRecordContext } from "react-admin";
import type { Employee } from "../../../contract/employees";
import type { Assignment, Employment } from "../../../contract/employment";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { dateText } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { noValue } from "../schema/formatterFor";
import { type Host, useHostQuery } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { AssignmentDialog, presentAssignment } from "./AssignmentDialog";
import { EmploymentDialog } from "./EmploymentDialog";
import type { FactProps, Person } from "./FactDialog";
import { employmentTexts } from "./screenTexts";

type ColumnText =
  | `employments.${"joinedOn" | "leftOn"}`
  | `assignments.${"validFrom" | "unit" | "shift" | "createdBy"}`;

/** Declares the section of the employments or of the assignments. */
interface FactPart<Fact> {
  readonly name: "employments" | "assignments";
  /** Besides the actions. The first one has the date from which the fact holds. */
  readonly columns: Readonly<Record<string, ColumnText>>;
  /** In pixels: see CellTable. */
  readonly minWidth?: number;
  readonly startOf: (fact: Fact) => string;
  readonly isPresent: (fact: Fact, facts: readonly Fact[]) => boolean;
  readonly mayAdd: (facts: readonly Fact[]) => boolean;
  readonly cellsOf: (fact: Fact, none: string) => Readonly<Record<string, ReactNode>>;
  readonly Dialog: ComponentType<FactProps<Fact>>;
  readonly remove: (host: Host, id: number) => Promise<unknown>;
}

const employments: FactPart<Employment> = {
  name: "employments",
  columns: { joinedOn: "employments.joinedOn", leftOn: "employments.leftOn" },
  startOf: ({ joinedOn }) => joinedOn,
  isPresent: ({ joinedOn, leftOn }) => {
    const today = indiaDate(new Date());
    return joinedOn <= today && (leftOn === undefined || today <= leftOn);
  },
  mayAdd: ([latest]) => latest?.leftOn !== undefined,
  cellsOf: ({ leftOn }) => ({ leftOn: dateText(leftOn) }),
  Dialog: EmploymentDialog,
  remove: (host, id) => host.call("removeEmployment", { id }),
};

const assignments: FactPart<Assignment> = {
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
  Dialog: AssignmentDialog,
  remove: (host, id) => host.call("removeAssignment", { id }),
};

/** When the employee of the page is employed, and in which unit and shift. */
export default function EmploymentSection() {
  const text = useTexts(employmentTexts);
  const employee = useRecordContext<ListRow<Employee>>();
  const id = Number(employee?.id);
  const query = useHostQuery({
    key: ["employees", "employment", id],
    ask: (host, signal) => host.call("getEmployment", { employeeId: id }, { signal }),
    enabled: employee !== undefined,
  });
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

interface FactSectionProps<Fact> {
  readonly part: FactPart<Fact>;
  readonly person: Person;
  readonly facts: readonly Fact[];
}

function FactSection<Fact extends { readonly id: number }>({
  part,
  person,
  facts,
}: FactSectionProps<Fact>) {
  const { name, startOf, Dialog } = part;
  const text = useTexts(employmentTexts);
  const queryClient = useQueryClient();
  const [opened, open] = useState<{ readonly fact?: Fact; readonly isRemoval?: true }>();
  const columns = Object.keys(part.columns);
  const [start = ""] = columns;
  const close = () => open(undefined);
  const removed = opened?.isRemoval && opened.fact;
  return (
    <Section
      title={text(`${name}.title`)}
      hint={text(`${name}.hint`)}
      maxWidth={900}
      actions={
        part.mayAdd(facts) && (
          <Button variant="outlined" onClick={() => open({})}>
            {text(`${name}.add`)}
          </Button>
        )
      }
    >
      <CellTable
        label={text(`${name}.title`)}
        columns={[...columns, "actions"]}
        figures={["actions"]}
        header={(column) => text(part.columns[column] ?? `${name}.actions`)}
        {...(part.minWidth !== undefined && { minWidth: part.minWidth })}
        rows={facts.map((fact, index) => ({
          [start]: <Dated date={startOf(fact)} isPresent={part.isPresent(fact, facts)} />,
          ...part.cellsOf(fact, text("none")),
          actions: (
            <RowButtons
              name={dateText(startOf(fact))}
              onCorrect={() => open({ fact })}
              onRemove={
                index === 0 && facts.length > 1 ? () => open({ fact, isRemoval: true }) : undefined
              }
            />
          ),
        }))}
      />
      {opened && !opened.isRemoval && (
        <Dialog
          person={person}
          facts={facts}
          fact={opened.fact}
          onSaved={() => {
            close();
            void queryClient.invalidateQueries({ queryKey: ["employees"] });
          }}
          onClose={close}
        />
      )}
      {removed && (
        <ConfirmCall
          title={text(`${name}.removeTitle`, { date: dateText(startOf(removed)) })}
          question={text(`${name}.removeQuestion`)}
          cancel={text("keep")}
          confirm={text("remove")}
          done={text(`${name}.removed`)}
          failed={text("notRemoved")}
          call={(host) => part.remove(host, removed.id)}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** A date, marked if it is the beginning of what holds today. */
function Dated({ date, isPresent }: { readonly date: string; readonly isPresent: boolean }) {
  const text = useTexts(employmentTexts);
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {dateText(date)}
      {isPresent && <Chip size="small" color="primary" label={text("present")} sx={{ ml: 1 }} />}
    </Box>
  );
}

interface RowButtonsProps {
  /** Names the row for screen readers. */
  readonly name: string;
  readonly onCorrect: () => void;
  readonly onRemove: (() => void) | undefined;
}

function RowButtons({ name, onCorrect, onRemove }: RowButtonsProps): ReactNode {
  const text = useTexts(employmentTexts);
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      <Button size="small" onClick={onCorrect} aria-label={`${text("correct")}: ${name}`}>
        {text("correct")}
      </Button>
      {onRemove && (
        <Button
          size="small"
          color="error"
          onClick={onRemove}
          aria-label={`${text("remove")}: ${name}`}
        >
          {text("remove")}
        </Button>
      )}
    </Box>
  );
}
