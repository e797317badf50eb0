import { Box, Button, Chip } from "@mui/material";
import { type ComponentType, type ReactNode, useState } from "react";
import type * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { type Draft, readDraft } from "../schema/readDraft";
import type { Host } from "../useHostQuery";
import { employmentTexts } from "./texts";

type Person = Readonly<{ id: number; who: string; unit: string }>;

export interface FactBegun<Fact> {
  readonly person: Person;
  readonly facts: readonly Fact[];
  /** The fact to correct. Undefined for a new one. */
  readonly fact: Fact | undefined;
}

type ColumnText =
  | `employments.${"joinedOn" | "leftOn"}`
  | `assignments.${"validFrom" | "unit" | "shift" | "createdBy"}`;

/** Declares the employments or the assignments of a person: their table, their dialog and their calls. */
export interface FactPart<Fact, Entry extends z.ZodMiniObject, Edit extends z.ZodMiniObject> {
  readonly name: "employments" | "assignments";
  /** The columns besides the actions. The first one has the date from which the fact holds. */
  readonly columns: Readonly<Record<string, ColumnText>>;
  /** In pixels: see CellTable. */
  readonly minWidth?: number;
  readonly startOf: (fact: Fact) => string;
  readonly isPresent: (fact: Fact, facts: readonly Fact[]) => boolean;
  readonly mayAdd: (facts: readonly Fact[]) => boolean;
  readonly cellsOf: (fact: Fact, none: string) => Readonly<Record<string, ReactNode>>;
  readonly draftOf: (begun: FactBegun<Fact>) => Draft;
  readonly Inputs: ComponentType<FactBegun<Fact>>;
  readonly entry: Entry;
  readonly edit: Edit;
  readonly create: (host: Host, value: z.output<Entry>) => Promise<unknown>;
  readonly update: (host: Host, id: number, value: z.output<Edit>) => Promise<unknown>;
  readonly remove: (host: Host, id: number) => Promise<unknown>;
}

interface FactSectionProps<Fact, Entry extends z.ZodMiniObject, Edit extends z.ZodMiniObject> {
  readonly part: FactPart<Fact, Entry, Edit>;
  readonly person: Person;
  readonly facts: readonly Fact[];
}

export function FactSection<
  Fact extends { readonly id: number; readonly version: number },
  Entry extends z.ZodMiniObject,
  Edit extends z.ZodMiniObject,
>({ part, person, facts }: FactSectionProps<Fact, Entry, Edit>) {
  const { name, startOf, Inputs } = part;
  const text = useTexts(employmentTexts);
  const [opened, open] = useState<{ readonly fact?: Fact; readonly isRemoval?: true }>();
  const columns = Object.keys(part.columns);
  const [start = ""] = columns;
  const close = () => open(undefined);
  const removed = opened?.isRemoval && opened.fact;
  const begun = { person, facts, fact: opened?.fact };
  /** Reads the form. The value of a valid form is the call that saves it. */
  const read = (draft: Draft): Validation<(host: Host) => Promise<unknown>> => {
    if (begun.fact) {
      const { id, version } = begun.fact;
      const edit = readDraft(part.edit, { ...draft, version });
      return edit.ok ? { ok: true, value: (host) => part.update(host, id, edit.value) } : edit;
    }
    const entry = readDraft(part.entry, { ...draft, employeeId: person.id });
    return entry.ok ? { ok: true, value: (host) => part.create(host, entry.value) } : entry;
  };
  return (
    <Section
      title={text(`${name}.title`)}
      hint={text(`${name}.hint`)}
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
          [start]: (
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              {shownDate(startOf(fact))}
              {part.isPresent(fact, facts) && (
                <Chip color="primary" label={text("present")} sx={{ ml: 1 }} />
              )}
            </Box>
          ),
          ...part.cellsOf(fact, text("none")),
          actions: (
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              <Button
                size="small"
                onClick={() => open({ fact })}
                aria-label={`${text("correct")}: ${shownDate(startOf(fact))}`}
              >
                {text("correct")}
              </Button>
              {index === 0 && facts.length > 1 && (
                <Button
                  size="small"
                  color="error"
                  onClick={() => open({ fact, isRemoval: true })}
                  aria-label={`${text("remove")}: ${shownDate(startOf(fact))}`}
                >
                  {text("remove")}
                </Button>
              )}
            </Box>
          ),
        }))}
      />
      {opened && !opened.isRemoval && (
        <CallDialog
          title={text(`${name}.${begun.fact ? "correctTitle" : "addTitle"}`, { who: person.who })}
          question={text(`${name}.question`)}
          cancel={text("cancel")}
          confirm={text("save")}
          color="primary"
          defaultValues={part.draftOf(begun)}
          read={read}
          call={(host, save) => save(host)}
          done={text(`${name}.saved`)}
          failed={text("notSaved")}
          onDone={() => {
            close();
          }}
          onCancel={close}
        >
          <Inputs {...begun} />
        </CallDialog>
      )}
      {removed && (
        <ConfirmCall
          title={text(`${name}.removeTitle`, { date: shownDate(startOf(removed)) })}
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
