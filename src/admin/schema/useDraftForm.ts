import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

interface DraftFormOptions<Value, Draft extends object> {
  /** What is saved already. */
  readonly value: Value;
  /** The value as texts, as the form shows them. */
  readonly draftOf: (value: Value) => Draft;
  readonly read: (draft: Draft) => Validation<Value>;
  /** Leaves out what was begun and not filled in, before it is saved. */
  readonly withoutBlanks?: (draft: Draft) => Draft;
  readonly save: (host: PlantDataProvider, value: Value) => Promise<Value>;
  readonly text: (name: "saved" | "invalid" | "notSaved") => string;
}

/**
 * A form that is saved as a whole and stays open. Fields are judged once it was tried to be saved, and from then on
 * at each change; a failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 */
export function useDraftForm<Value, Draft extends object>({
  value,
  draftOf,
  read,
  withoutBlanks = (draft) => draft,
  save: send,
  text,
}: DraftFormOptions<Value, Draft>) {
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const [draft, setDraft] = useState(() => draftOf(value));
  const [isUnsaved, setUnsaved] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();

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

  const [save, isBusy] = useSubmitOnce(async () => {
    const filledIn = withoutBlanks(draft);
    setDraft(filledIn);
    const answer = read(filledIn);
    if (!answer.ok) return reject(answer.errors, text("invalid"));
    setError(undefined);
    try {
      setDraft(draftOf(await whileSignedIn(send(host, answer.value))));
      setUnsaved(false);
      setErrors({});
      setAttempts(0);
      notify(text("saved"), { type: "success" });
    } catch (failure) {
      const byField = failure instanceof HostError ? { ...failure.body.errors } : {};
      reject(byField, serverMessage(failure, text("notSaved")));
    }
  });

  return { draft, isUnsaved, errors, error, attempts, isBusy, change, submit: save };
}
