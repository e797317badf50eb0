import { useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";
import { conflictFields, mergeEdit } from "./editConflict";
import type { Field } from "./fieldsOf";
import { useDraftSaving, useSavedDraft } from "./useSavedDraft";

/** A draft as texts by name, by which two drafts are compared and merged. */
export type DraftParts = Readonly<Record<string, string>>;

interface DraftConflictOptions<Draft> {
  /** Returns the draft from the reply to a refused save. Undefined if the reply has none. */
  readonly theirs: (current: unknown) => Draft | undefined;
  readonly partsOf: (draft: Draft) => DraftParts;
  /** Returns the draft with these texts. */
  readonly withParts: (draft: Draft, parts: DraftParts) => Draft;
}

interface Conflict<Draft> {
  readonly theirs: Draft;
  readonly mine: Draft;
}

const textFields = (...drafts: readonly DraftParts[]): readonly Field[] =>
  [...new Set(drafts.flatMap(Object.keys))].map((name) => ({
    name,
    kind: "text",
    isRequired: false,
    choices: [],
  }));

interface DraftFormOptions<Value, Draft extends Readonly<Record<string, unknown>>> {
  /** Tells the form from another one at the same address. */
  readonly name?: string;
  /** What a draft is: one that was saved when the session ended is read by it. */
  readonly schema: z.ZodMiniType<Draft>;
  /** What the form begins with. */
  readonly initial: () => Draft;
  readonly read: (draft: Draft) => Validation<Value>;
  /** Leaves out what was begun and not filled in, before it is saved. */
  readonly withoutBlanks?: (draft: Draft) => Draft;
  /** Gives what the form goes on with; never settles where it leads to another screen (`useLeaveForm`). */
  readonly save: (value: Value) => Promise<Draft>;
  /** The form's field that the host means, where it has another name for it. */
  readonly fieldOf?: (path: string, sent: Draft) => string;
  /** For settings with a version: how to compare the draft with another admin's saved changes. */
  readonly conflicts?: DraftConflictOptions<Draft>;
  readonly text: (name: "invalid" | "notSaved") => string;
}

/**
 * A form that is saved as a whole. Fields are judged once it was tried to be saved, and from then on at each
 * change; a failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 * Should the session end, what is typed is saved, and stands in the form again afterwards.
 */
export function useDraftForm<Value, Draft extends Readonly<Record<string, unknown>>>({
  name,
  schema,
  initial,
  read,
  withoutBlanks = (draft) => draft,
  save: send,
  fieldOf = (path) => path,
  conflicts,
  text,
}: DraftFormOptions<Value, Draft>) {
  const saved = useSavedDraft(name);
  const [restored] = useState(() => schema.safeParse(saved).data);
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState(() => restored ?? base);
  const [conflict, setConflict] = useState<Conflict<Draft>>();
  const [goesOnWith, setGoesOnWith] = useState<readonly string[]>([]);
  const [isUnsaved, setUnsaved] = useState(restored !== undefined);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  useDraftSaving(isUnsaved ? draft : undefined, name);

  const change = (changes: Partial<Draft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    setUnsaved(true);
    setError(undefined);
    if (attempts === 0) return;
    const answer = read(changed);
    setErrors(answer.ok ? {} : answer.errors);
  };

  const reject = (byField: FieldErrors, message: string) => {
    setErrors(byField);
    setError(message);
    setAttempts((before) => before + 1);
  };

  const [submit, isBusy] = useSubmitOnce(async () => {
    const filledIn = withoutBlanks(draft);
    setDraft(filledIn);
    const answer = read(filledIn);
    if (!answer.ok) return reject(answer.errors, text("invalid"));
    setError(undefined);
    isSaving.current = true;
    try {
      const now = await whileSignedIn(send(answer.value));
      setDraft(now);
      setBase(now);
      setUnsaved(false);
      setGoesOnWith([]);
      setErrors({});
      setAttempts(0);
    } catch (failure) {
      const current = failure instanceof HostError ? failure.body.current : undefined;
      const theirs = conflicts?.theirs(current);
      if (theirs !== undefined) return setConflict({ theirs, mine: filledIn });
      const byPath = failure instanceof HostError ? (failure.body.errors ?? {}) : {};
      const byField = Object.entries(byPath).map(([path, message]) => [
        fieldOf(path, filledIn),
        message,
      ]);
      reject(Object.fromEntries(byField), serverMessage(failure, text("notSaved")));
    } finally {
      isSaving.current = false;
    }
  });

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
    if (isUnsaved || isSaving.current) return;
    setBase(now);
    setDraft(now);
  };

  const goOn = (from: Draft, changed: readonly string[]) => {
    if (conflict === undefined) return;
    setBase(conflict.theirs);
    setDraft(from);
    setGoesOnWith(changed);
    setUnsaved(changed.length > 0);
    setErrors({});
    setConflict(undefined);
  };

  return {
    /** What the draft was made of. */
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
    /** Whether it goes on with what was typed before the session ended. */
    isRestored: restored !== undefined && isUnsaved,
    isUnsaved,
    isSaving,
    errors,
    error,
    attempts,
    isBusy,
    change,
    renew,
    submit,
  };
}
