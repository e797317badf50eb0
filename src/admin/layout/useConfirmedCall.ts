import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";

export interface ConfirmedCall<Answer, Args extends unknown[]> {
  readonly call: (host: Host, ...args: Args) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** The message if the host gives no reason. */
  readonly failed: string;
  /** The fields of the dialog. A field's error is shown only at the field. */
  readonly fields?: readonly string[];
  /** Returns a special message for an error, or undefined. */
  readonly explain?: ((failure: unknown) => string | undefined) | undefined;
  /** Runs after each call, also after one that failed. */
  readonly onSettled?: (() => void) | undefined;
}

/**
 * Makes the call of a dialog once, however often it is confirmed. After an error the dialog stays open.
 * `confirm` returns the host's messages by field.
 */
export function useConfirmedCall<Answer, Args extends unknown[]>({
  call,
  onDone,
  failed,
  fields = [],
  explain,
  onSettled,
}: ConfirmedCall<Answer, Args>) {
  const host = useHost();
  const [error, setError] = useState<string>();
  const [confirm, isBusy] = useSubmitOnce(
    async (...args: Args): Promise<FieldErrors | undefined> => {
      setError(undefined);
      try {
        await onDone(await whileSignedIn(call(host, ...args)));
      } catch (failure) {
        const errors = failure instanceof HostError ? failure.body.errors : undefined;
        const isAtField = fields.some((name) => errors?.[name] !== undefined);
        setError(explain?.(failure) ?? (isAtField ? undefined : serverMessage(failure, failed)));
        return errors;
      } finally {
        onSettled?.();
      }
      return undefined;
    },
  );
  return { error, isBusy, confirm };
}
