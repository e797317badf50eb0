import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { type SentCall, useSend } from "../sending";
import { type ConflictOptions, compareDrafts } from "./ConflictView";
import { useSavedBase, useSavedDraft } from "./DraftSaver";
import { contentOf, type Draft } from "./readDraft";

/** What a form sends. */
export interface Sent<D, Value> {
  readonly value: Value;
  readonly draft: D;
  /** True if the further button was pressed. */
  readonly isAnother: boolean;
}

export interface CallFormOptions<D extends Draft, Value, Answer>
  extends Pick<
    SentCall<Answer, [Sent<D, Value>]>,
    "call" | "done" | "onDone" | "failed" | "errorsIn"
  > {
  /** The name of the form, if the page has several forms. */
  readonly name?: string;
  /** The schema of a draft: of the form's values, and of a draft stored when a session ended. */
  readonly schema: z.ZodMiniType<D>;
  /** The draft of the saved values. While nothing is typed, the form follows it. */
  readonly initial: D;
  readonly read: (draft: D) => Validation<Value>;
  /** Removes rows that were added and not filled in, before a save. */
  readonly withoutBlanks?: (draft: D) => D;
  /** Returns the draft with which the form goes on after a save. */
  readonly next?: (answer: NoInfer<Answer>) => D;
  /** Returns the values that the reply of a successful call lists as refused. The form keeps them as unsaved input. */
  readonly refused?: (answer: NoInfer<Answer>) => Partial<D> | undefined;
  /** Returns the form's field for a path of the host's errors, if the two names differ. */
  readonly fieldOf?: (path: string, sent: D) => string;
  /** The fields whose errors are shown there alone. */
  readonly errorFields?: readonly string[];
  /** For a record with a version: the comparison with another person's saved changes. */
  readonly conflicts?: ConflictOptions<D>;
}

/** Returns the state of a form that makes one call, and what its buttons do. */
export function useCallForm<D extends Draft, Value, Answer>(
  options: CallFormOptions<D, Value, Answer>,
) {
  const { name, schema, initial, read, next, fieldOf = (path) => path, conflicts } = options;
  const { call, done, onDone, failed, errorsIn, errorFields = [], withoutBlanks } = options;
  const stored = useSavedDraft(name);
  const storedBase = useSavedBase(name);
  const [restored] = useState(() => stored && schema.safeParse({ ...initial, ...stored }).data);
  const [begun] = useState(restored ?? initial);
  // Another person may have saved since the session ended. The restored input is compared with what it was typed over.
  const [base, setBase] = useState(
    () => (restored && storedBase && schema.safeParse(storedBase).data) ?? initial,
  );
  const [conflict, setConflict] = useState<{ readonly current: D; readonly edited: D }>();
  const [goesOnWith, setGoesOnWith] = useState<readonly string[]>([]);
  const form = useRef<UseFormReturn>(null);
  const isSaving = useRef(false);
  const isAnother = useRef(false);

  const valuesOf = (handle: UseFormReturn): D => schema.parse(handle.getValues());

  const begin = (saved: D, draft = saved) => {
    const focused = document.activeElement?.getAttribute("name");
    setBase(saved);
    form.current?.reset(draft);
    // The rows of a list are rendered anew, with their inputs.
    requestAnimationFrame(() => {
      if (focused && document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    });
  };

  /** Begins anew after a save. What was typed during the save is not saved yet. */
  const goOnAfterSave = (saved: D, sent: D, refused: Partial<D> = {}) => {
    if (form.current === null) return;
    const typed = valuesOf(form.current);
    // Settings of which a row is changed keep the whole list. A form that begins empty keeps the changed rows alone.
    const kept = conflicts ? changedValues(typed, sent) : unsentValues(typed, sent);
    const unsaved = Object.entries(kept).map(([name, value]) => {
      const rows = refused[name];
      // A blank cell of a new row must not take the value of a refused row above it.
      return [name, Array.isArray(rows) && Array.isArray(value) ? [...value, ...rows] : value];
    });
    begin(saved, { ...saved, ...refused, ...Object.fromEntries(unsaved) });
    setGoesOnWith([]);
  };

  const [send, isBusy, error] = useSend<Answer, [Sent<D, Value>]>({
    done,
    failed,
    fields: errorFields,
    errorsIn,
    notifiesError: false,
    call(host, sent) {
      isSaving.current = true;
      return call(host, sent);
    },
    async onDone(answer, args) {
      await onDone?.(answer, args);
      if (next) goOnAfterSave(next(answer), args[0].draft, options.refused?.(answer));
    },
    async onFailed(failure, [{ draft }]) {
      const current = await conflicts?.readCurrent(failure);
      if (current !== undefined) setConflict({ current, edited: draft });
      return current !== undefined;
    },
    onSettled() {
      isSaving.current = false;
    },
  });

  const submit = async (values: FieldValues) => {
    const draft = schema.parse(values);
    const answer = read(draft);
    if (!answer.ok) return answer.errors;
    const errors = await send({ value: answer.value, draft, isAnother: isAnother.current });
    return (
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [fieldOf(path, draft), message]),
      )
    );
  };

  const follow = useEffectEvent((saved: string) => {
    if (form.current === null || isSaving.current || conflict) return;
    const isTyped = contentOf(form.current.getValues()) !== contentOf(base);
    if (!isTyped && JSON.stringify(base) !== saved) begin(initial);
  });
  const initialText = JSON.stringify(initial);
  useEffect(() => follow(initialText), [initialText]);

  /** Writes the draft without blank rows into the form, which then validates it. */
  const removeBlanks = () => {
    if (form.current === null || withoutBlanks === undefined) return;
    const draft = valuesOf(form.current);
    for (const [field, value] of Object.entries(withoutBlanks(draft)))
      if (JSON.stringify(value) !== JSON.stringify(draft[field]))
        form.current.setValue(field, value);
  };

  const press = (isFurther: boolean) => {
    isAnother.current = isFurther;
    removeBlanks();
  };

  const compared = conflict && conflicts && compareDrafts(conflicts, { base, ...conflict });
  const decide = (draft: Draft, changed: readonly string[]) => {
    if (conflict === undefined) return;
    begin(conflict.current, schema.parse(draft));
    setConflict(undefined);
    setGoesOnWith(changed);
  };

  return {
    /** The ref to react-hook-form's methods. Null until `FormHandle` in the rendered form has set it. */
    form,
    /** The values with which the form begins. */
    begun,
    /** The draft of the saved values over which the person has typed. Input that differs from it is unsaved. */
    base,
    isRestored: restored !== undefined,
    isSaving,
    isBusy,
    error,
    goesOnWith,
    /** The comparison with another person's saved changes, until the person decides. */
    conflict: conflict &&
      compared && {
        fields: compared.fields,
        goOnWithEdited: () => decide(compared.merged, compared.edited),
        takeCurrent: () => decide(conflict.current, []),
      },
    submit,
    /** Prepares the form before a button submits it. */
    press,
  };
}

const isOther = (value: unknown, sent: unknown) => JSON.stringify(value) !== JSON.stringify(sent);

/** Returns the values of a draft that differ from the sent ones. */
const changedValues = (draft: Draft, sent: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => isOther(value, sent[name])));

/** Returns the values of a draft that differ from the sent values. A changed list is reduced to its changed, filled-in rows. */
const unsentValues = (draft: Draft, sent: Draft): Draft =>
  Object.fromEntries(
    Object.entries(changedValues(draft, sent)).flatMap(([name, value]) => {
      const before = sent[name];
      if (!Array.isArray(value) || !Array.isArray(before)) return [[name, value]];
      const rows = value.filter(
        (row, index) => isOther(row, before[index]) && contentOf(row) !== contentOf({}),
      );
      return rows.length > 0 ? [[name, rows]] : [];
    }),
  );
