import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { CallDialog } from "../schema/FormDialog";
import { type Draft, readDraft } from "../schema/readDraft";
import type { Host } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { employmentTexts } from "./screenTexts";

/** The employee of the page. */
export interface Person {
  readonly id: number;
  readonly who: string;
  readonly unit: string;
}

export interface FactProps<Fact> {
  readonly person: Person;
  readonly facts: readonly Fact[];
  /** The fact to correct. Undefined for a new one. */
  readonly fact: Fact | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface FactDialogProps<Entry extends z.ZodMiniObject, Edit extends z.ZodMiniObject>
  extends Omit<FactProps<{ readonly id: number; readonly version: number }>, "facts"> {
  readonly part: "employments" | "assignments";
  readonly defaultValues: Draft;
  readonly entry: Entry;
  readonly edit: Edit;
  readonly create: (host: Host, value: z.output<Entry>) => Promise<unknown>;
  readonly update: (host: Host, id: number, value: z.output<Edit>) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Asks for a new employment or assignment, or for the correction of one. */
export function FactDialog<Entry extends z.ZodMiniObject, Edit extends z.ZodMiniObject>(
  props: FactDialogProps<Entry, Edit>,
) {
  const { part, person, fact, onClose } = props;
  const text = useTexts(employmentTexts);
  /** The value of a valid form is the call that saves it. */
  const read = (draft: Draft): Validation<(host: Host) => Promise<unknown>> => {
    if (fact) {
      const { id, version } = fact;
      const edit = readDraft(props.edit, { ...draft, version });
      return edit.ok ? { ok: true, value: (host) => props.update(host, id, edit.value) } : edit;
    }
    const entry = readDraft(props.entry, { ...draft, employeeId: person.id });
    return entry.ok ? { ok: true, value: (host) => props.create(host, entry.value) } : entry;
  };
  return (
    <CallDialog
      title={text(fact ? `${part}.correctTitle` : `${part}.addTitle`, { who: person.who })}
      question={text(`${part}.question`)}
      cancel={text("cancel")}
      confirm={text("save")}
      color="primary"
      defaultValues={props.defaultValues}
      read={read}
      call={(host, save) => save(host)}
      done={text(`${part}.saved`)}
      failed={text("notSaved")}
      onDone={props.onSaved}
      onCancel={onClose}
    >
      {props.children}
    </CallDialog>
  );
}
