import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { repliedErrors, serverMessage, useSend } from "../sending";
import {
  conflictFields,
  type DraftConflictOptions,
  mergeEdit,
  textFields,
  useConflict,
} from "./ConflictView";
import { useDraftSaving, useSavedDraft } from "./DraftSaver";

/** Returns the messages of react-hook-form's errors, each with its path, such as `holidays.2.date`. */
const messageEntries = (errors: object, path = ""): (readonly [string, string])[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== "object" || error === null) return [];
    return "message" in error && typeof error.message === "string"
      ? [[path + name, error.message] as const]
      : messageEntries(error, `${path}${name}.`);
  });

interface Sent<Value, Draft> {
  readonly filledIn: Draft;
  readonly value: Value;
  /** The draft of the form after the host has saved the value. */
  next?: Draft;
}

interface DraftFormOptions<Value, Draft extends Readonly<Record<string, unknown>>> {
  /** The name of the form, if the page has several forms. */
  readonly name?: string;
  /** The schema of a draft. Restored drafts are validated by it. */
  readonly schema: z.ZodMiniType<Draft>;
  readonly initial: () => Draft;
  readonly read: (draft: Draft) => Validation<Value>;
  /** Removes rows that were added and not filled in, before a save. */
  readonly withoutBlanks?: (draft: Draft) => Draft;
  /** Returns the next draft. Never settles if it navigates to another screen (`useLeaveForm`). */
  readonly save: (value: Value) => Promise<Draft>;
  /** The notification after a save. */
  readonly saved?: string;
  /** Returns the form's field for a path of the host's errors, if the two names differ. */
  readonly fieldOf?: (path: string, sent: Draft) => string;
  /** For settings with a version: the comparison of the draft with another admin's saved changes. */
  readonly conflicts?: DraftConflictOptions<Draft>;
  readonly text: (name: "invalid" | "notSaved") => string;
}

/**
 * Returns a form that is saved as a whole, on react-hook-form. All fields are validated on the first submit, and then
 * at each change. After an error the input stays, and the host's messages are at their fields. If the session ends, the
 * input is saved and restored after the next login.
 */
export function useDraftForm<Value, Draft extends Readonly<Record<string, unknown>>>({
  name,
  schema,
  initial,
  read,
  withoutBlanks = (draft) => draft,
  save,
  saved,
  fieldOf = (path) => path,
  conflicts,
  text,
}: DraftFormOptions<Value, Draft>) {
  const unsent = useSavedDraft(name);
  const [restored] = useState(() => schema.safeParse(unsent).data);
  const { base, setBase, conflict, setConflict, settle } = useConflict<Draft, Draft>(initial);
  const [goesOnWith, setGoesOnWith] = useState<readonly string[]>([]);
  const [isUnsaved, setUnsaved] = useState(restored !== undefined);
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  const resolver: Resolver<FieldValues> = (values) => {
    const answer = read(schema.parse(values));
    if (answer.ok) return { values, errors: {} };
    const errors = Object.entries(answer.errors).map(([path, message]) => [
      path,
      { type: "validate", message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<FieldValues>({
    defaultValues: restored ?? base,
    resolver,
    shouldFocusError: false,
    // A change validates all fields, as a rule may concern several.
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitted, submitCount } = form.formState;
  const draft = schema.parse(form.watch());
  useDraftSaving(isUnsaved ? draft : undefined, name);

  const setErrors = (messages: FieldErrors) => {
    form.clearErrors();
    for (const [path, message] of Object.entries(messages)) form.setError(path, { message });
  };

  const write = (values: Partial<Draft>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
  };

  const noteChange = (now: Draft) => {
    setUnsaved(true);
    setError(undefined);
    if (!isSubmitted) return;
    const answer = read(now);
    setErrors(answer.ok ? {} : answer.errors);
  };

  /** Changes several fields together. */
  const change = (changes: Partial<Draft>) => {
    write(changes);
    noteChange({ ...draft, ...changes });
  };

  const noteTyping = useEffectEvent((values: unknown) => noteChange(schema.parse(values)));
  useEffect(() => {
    const typing = form.watch((values, { type }) => {
      if (type === "change") noteTyping(values);
    });
    return () => typing.unsubscribe();
  }, [form]);

  const begin = (now: Draft) => {
    setBase(now);
    form.reset(now);
  };

  const [send, isBusy] = useSend({
    call(_, { value }: Sent<Value, Draft>) {
      isSaving.current = true;
      return save(value);
    },
    done: saved,
    onDone(next, [sent]) {
      sent.next = next;
    },
    failed(failure, [{ filledIn }]) {
      const theirs = conflicts?.theirs(failure instanceof HostError && failure.body.current);
      if (theirs !== undefined) setConflict({ theirs, mine: filledIn });
      else {
        const byField = Object.entries(repliedErrors(failure) ?? {}).map(([path, message]) => [
          fieldOf(path, filledIn),
          message,
        ]);
        setErrors(Object.fromEntries(byField));
        setError(serverMessage(failure, text("notSaved")));
      }
      return undefined;
    },
    onSettled() {
      isSaving.current = false;
    },
  });

  const submit = async () => {
    const filledIn = withoutBlanks(draft);
    write(filledIn);
    let next: Draft | undefined;
    await form.handleSubmit(
      async () => {
        const answer = read(filledIn);
        if (!answer.ok) return;
        setError(undefined);
        const sent: Sent<Value, Draft> = { filledIn, value: answer.value };
        await send(sent);
        next = sent.next;
      },
      () => setError(text("invalid")),
    )();
    if (next === undefined) return;
    // Settings that were changed during the save are not saved yet.
    const changed = Object.entries(conflicts ? schema.parse(form.getValues()) : {}).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(filledIn[field]),
    );
    // The form begins anew only after `handleSubmit`, which at its end marks the form as submitted.
    begin(next);
    for (const [field, value] of changed) form.setValue(field, value);
    setUnsaved(changed.length > 0);
    setGoesOnWith([]);
  };

  const parts = conflicts &&
    conflict && {
      base: conflicts.partsOf(base),
      theirs: conflicts.partsOf(conflict.theirs),
      mine: conflicts.partsOf(conflict.mine),
    };
  const partFields = parts && textFields(parts.base, parts.theirs, parts.mine);
  const differing = parts && partFields ? conflictFields(partFields, parts) : [];

  /** Replaces the draft by the present values, unless the person has typed. */
  const renew = (now: Draft) => {
    if (!isUnsaved && !isSaving.current) begin(now);
  };

  const goOn = (from: Draft, changed: readonly string[]) => {
    if (conflict === undefined) return;
    settle();
    form.reset(from, { keepIsSubmitted: true, keepSubmitCount: true });
    setGoesOnWith(changed);
    setUnsaved(changed.length > 0);
  };

  return {
    fields: form,
    /** The draft before the input. */
    base,
    draft,
    /** The differences between the draft and another admin's saved changes, until the person decides. */
    conflict: conflict && {
      fields: differing,
      goOnWithMine: () => {
        if (!conflicts || !parts || !partFields) return;
        const merged = Object.entries(mergeEdit(partFields, parts)).flatMap(([name, value]) =>
          typeof value === "string" && value !== "" ? [[name, value] as const] : [],
        );
        const mine = differing.filter(({ isMine }) => isMine).map(({ field }) => field.name);
        goOn(conflicts.withParts(conflict.theirs, Object.fromEntries(merged)), mine);
      },
      takeTheirs: () => goOn(conflict.theirs, []),
    },
    /** The names of the changed fields, after the draft continues from another admin's saved changes. */
    goesOnWith,
    /** True if the draft is restored from before the end of the session. */
    isRestored: restored !== undefined && isUnsaved,
    isUnsaved,
    isSaving,
    errors: Object.fromEntries(messageEntries(errors)),
    error,
    submitCount,
    isBusy,
    change,
    renew,
    submit,
  };
}
