import { Box, Button, Chip } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useRecordContext } from "react-admin";
import type { Employee } from "../../../contract/employees";
import type { Assignment, Employment, EmploymentFacts } from "../../../contract/employment";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { dateText } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { ConfirmCall } from "../layout/ConfirmCall";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { noValue } from "../schema/formatterFor";
import { useHostQuery } from "../useHostQuery";
import { useScreenTexts } from "../useScreenTexts";
import { AssignmentDialog } from "./AssignmentDialog";
import { EmploymentDialog } from "./EmploymentDialog";
import { employmentTexts } from "./screenTexts";

/** The open dialog: for one row, or for a new one. */
type Opened<Fact> = { readonly fact?: Fact; readonly isRemoval?: true } | undefined;

/** When the employee of the page is employed, and in which unit and shift. */
export default function EmploymentSection() {
  const text = useScreenTexts(employmentTexts);
  const employee = useRecordContext<ListRow<Employee>>();
  const id = Number(employee?.id);
  const query = useHostQuery({
    key: ["employees", "employment", id],
    ask: (host, signal) => host.shifts((calls) => calls.getEmployment(id, signal)),
    enabled: employee !== undefined,
  });
  if (employee === undefined) return null;
  const person = { id, who: employee.name ?? "", unit: employee.unit ?? "" };
  return (
    <QueryResult query={query} failed={text("failed")}>
      {(facts) => (
        <>
          <Employments person={person} facts={facts} />
          <Assignments person={person} facts={facts} />
        </>
      )}
    </QueryResult>
  );
}

interface PartProps {
  readonly person: { readonly id: number; readonly who: string; readonly unit: string };
  readonly facts: EmploymentFacts;
}

function useRefetch() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ["employees"] });
}

function Employments({ person: { id, who }, facts: { employments } }: PartProps) {
  const texts = useScreenTexts(employmentTexts);
  const text = (key: string, values = {}) => texts(`employments.${key}`, values);
  const refetch = useRefetch();
  const [opened, open] = useState<Opened<Employment>>();
  const close = () => open(undefined);
  const today = indiaDate(new Date());
  const isPresent = ({ joinedOn, leftOn }: Employment) =>
    joinedOn <= today && (leftOn === undefined || today <= leftOn);
  const hasLeft = employments[0]?.leftOn !== undefined;
  return (
    <Section
      title={text("title")}
      hint={text("hint")}
      maxWidth={900}
      actions={
        hasLeft && (
          <Button variant="outlined" onClick={() => open({})}>
            {text("add")}
          </Button>
        )
      }
    >
      <CellTable
        label={text("title")}
        columns={["joinedOn", "leftOn", "actions"] as const}
        isFigure={(column) => column === "actions"}
        header={text}
        rows={employments.map((one, index) => ({
          joinedOn: <Dated date={one.joinedOn} isPresent={isPresent(one)} />,
          leftOn: dateText(one.leftOn),
          actions: (
            <RowButtons
              name={dateText(one.joinedOn)}
              onCorrect={() => open({ fact: one })}
              onRemove={
                index === 0 && employments.length > 1
                  ? () => open({ fact: one, isRemoval: true })
                  : undefined
              }
            />
          ),
        }))}
      />
      {opened && !opened.isRemoval && (
        <EmploymentDialog
          employeeId={id}
          who={who}
          fact={opened.fact}
          onSaved={() => {
            close();
            refetch();
          }}
          onClose={close}
        />
      )}
      {opened?.isRemoval && opened.fact && (
        <Removal
          part="employments"
          date={opened.fact.joinedOn}
          call={(host, fact) => host.shifts((calls) => calls.removeEmployment(fact.id))}
          fact={opened.fact}
          onClose={close}
        />
      )}
    </Section>
  );
}

function Assignments({ person: { id, who, unit }, facts: { assignments } }: PartProps) {
  const texts = useScreenTexts(employmentTexts);
  const text = (key: string, values = {}) => texts(`assignments.${key}`, values);
  const refetch = useRefetch();
  const [opened, open] = useState<Opened<Assignment>>();
  const close = () => open(undefined);
  const today = indiaDate(new Date());
  const present = assignments.find(({ validFrom }) => validFrom <= today);
  return (
    <Section
      title={text("title")}
      hint={text("hint")}
      maxWidth={900}
      actions={
        <Button variant="outlined" onClick={() => open({})}>
          {text("add")}
        </Button>
      }
    >
      <CellTable
        label={text("title")}
        columns={["validFrom", "unit", "shift", "createdBy", "actions"] as const}
        isFigure={(column) => column === "actions"}
        header={text}
        minWidth={520}
        rows={assignments.map((one, index) => ({
          validFrom: <Dated date={one.validFrom} isPresent={one === present} />,
          unit: one.unit,
          shift: one.shiftName ?? texts("none"),
          createdBy: one.createdBy ?? noValue,
          actions: (
            <RowButtons
              name={dateText(one.validFrom)}
              onCorrect={() => open({ fact: one })}
              onRemove={
                index === 0 && assignments.length > 1
                  ? () => open({ fact: one, isRemoval: true })
                  : undefined
              }
            />
          ),
        }))}
      />
      {opened && !opened.isRemoval && (
        <AssignmentDialog
          employeeId={id}
          who={who}
          unit={unit}
          present={present}
          fact={opened.fact}
          onSaved={() => {
            close();
            refetch();
          }}
          onClose={close}
        />
      )}
      {opened?.isRemoval && opened.fact && (
        <Removal
          part="assignments"
          date={opened.fact.validFrom}
          call={(host, fact) => host.shifts((calls) => calls.removeAssignment(fact.id))}
          fact={opened.fact}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** A date, marked if it is the beginning of what holds today. */
function Dated({ date, isPresent }: { readonly date: string; readonly isPresent: boolean }) {
  const text = useScreenTexts(employmentTexts);
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {dateText(date)}
      {isPresent && <Chip size="small" color="primary" label={text("present")} sx={{ ml: 1 }} />}
    </Box>
  );
}

interface RowButtonsProps {
  /** Names the row for people who do not see it. */
  readonly name: string;
  readonly onCorrect: () => void;
  readonly onRemove: (() => void) | undefined;
}

function RowButtons({ name, onCorrect, onRemove }: RowButtonsProps): ReactNode {
  const text = useScreenTexts(employmentTexts);
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

interface RemovalProps<Fact> {
  readonly part: "employments" | "assignments";
  readonly date: string;
  readonly fact: Fact;
  readonly call: (
    host: Parameters<Parameters<typeof ConfirmCall>[0]["call"]>[0],
    fact: Fact,
  ) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before the last employment or assignment is removed. */
function Removal<Fact>({ part, date, fact, call, onClose }: RemovalProps<Fact>) {
  const texts = useScreenTexts(employmentTexts);
  const text = (key: string) => texts(`${part}.${key}`, { date: dateText(date) });
  return (
    <ConfirmCall
      title={text("removeTitle")}
      question={text("removeQuestion")}
      cancel={texts("keep")}
      confirm={texts("remove")}
      done={text("removed")}
      failed={texts("notRemoved")}
      call={(host) => call(host, fact)}
      onClose={onClose}
    />
  );
}
