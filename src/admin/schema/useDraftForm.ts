import { useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";
import { useDraftSaving, useSavedDraft } from "./useSavedDraft";

interface DraftFormOptions<Value, Draft extends Readonly<Record<string, unknown>>> {
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
  readonly fieldOf?: (path: string) => string;
  readonly text: (name: "invalid" | "notSaved") => string;
}

/**
 * A form that is saved as a whole. Fields are judged once it was tried to be saved, and from then on at each
 * change; a failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 * Should the session end, what is typed is saved, and stands in the form again afterwards.
 */
export function useDraftForm<Value, Draft extends Readonly<Record<string, unknown>>>({
  schema,
  initial,
  read,
  withoutBlanks = (draft) => draft,
  save: send,
  fieldOf = (path) => path,
  text,
}: DraftFormOptions<Value, Draft>) {
  const saved = useSavedDraft();
  const [restored] = useState(() => schema.safeParse(saved).data);
  const [draft, setDraft] = useState(() => restored ?? initial());
  const [isUnsaved, setUnsaved] = useState(restored !== undefined);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  useDraftSaving(isUnsaved ? draft : undefined);

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
      setDraft(await whileSignedIn(send(answer.value)));
      setUnsaved(false);
      setErrors({});
      setAttempts(0);
    } catch (failure) {
      const byPath = failure instanceof HostError ? (failure.body.errors ?? {}) : {};
      const byField = Object.entries(byPath).map(([path, message]) => [fieldOf(path), message]);
      reject(Object.fromEntries(byField), serverMessage(failure, text("notSaved")));
    } finally {
      isSaving.current = false;
    }
  });

  return {
    draft,
    /** Whether it goes on with what was typed before the session ended. */
    isRestored: restored !== undefined && isUnsaved,
    isUnsaved,
    isSaving,
    errors,
    error,
    attempts,
    isBusy,
    change,
    submit,
  };
}
