import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { type NavigateOptions, type To, useNavigate } from "react-router-dom";
import type { FieldErrors } from "../../contract/errors";
import { HostError } from "../api/hostErrors";
import { useSubmitOnce } from "../browser/useSubmitOnce";
import { whileSignedIn } from "./sessionEnd";
import { type Host, useHost } from "./useHostQuery";

/** Returns the host's message about an error, or `otherwise` if the host sent no message. */
export const serverMessage = (error: unknown, otherwise: string) =>
  error instanceof HostError ? (error.body.message ?? otherwise) : otherwise;

/** Returns the host's messages about a form, by field. */
export const repliedErrors = (failure: unknown): FieldErrors | undefined =>
  failure instanceof HostError ? failure.body.errors : undefined;

/** For a notification that takes longer to read than the usual four seconds. */
export const longNotice = { autoHideDuration: 12_000 } as const;

/** A message: a text, or the key of a text with values for the placeholders. */
export interface Notice {
  readonly message: string;
  readonly messageArgs?: Readonly<Record<string, unknown>>;
}

/** The types of the reply and of the arguments follow from the call alone. */
type AnswerHandler<Answer, Args extends unknown[], Result> = (
  answer: NoInfer<Answer>,
  args: NoInfer<Args>,
) => Result;

export interface SentCall<Answer, Args extends unknown[]> {
  readonly call: (host: Host, ...args: Args) => Promise<Answer>;
  /** The message after a success. */
  readonly done?: string | AnswerHandler<Answer, Args, string | undefined> | undefined;
  readonly onDone?: AnswerHandler<Answer, Args, unknown> | undefined;
  /** The message if the host gives no reason. A function returns undefined if it shows the failure itself. */
  readonly failed:
    | string
    | ((failure: unknown, args: NoInfer<Args>) => string | Notice | undefined);
  /** Called after a failure. Returns true if it has shown the failure itself. */
  readonly onFailed?: (failure: unknown, args: NoInfer<Args>) => unknown;
  /** Runs after a success and after an error. The call stays busy until it resolves. */
  readonly onSettled?: (() => unknown) | undefined;
  /** The fields that show the host's messages about them. */
  readonly fields?: readonly string[];
  readonly explain?: ((failure: unknown, ...args: Args) => string | undefined) | undefined;
  /** Returns the messages of an error by field. The default is the messages of the host's reply. */
  readonly errorsIn?: ((failure: unknown) => FieldErrors | undefined) | undefined;
  /** False if the dialog or the page shows the error. */
  readonly notifiesError?: boolean;
}

/**
 * Makes a call once, however often its button is pressed. Shows its success in a notification, and its error there or
 * as the third value. `send` resolves with the messages by field.
 */
export function useSend<Answer, Args extends unknown[]>({
  call,
  done,
  onDone,
  failed,
  onFailed,
  onSettled,
  fields = [],
  explain,
  errorsIn = repliedErrors,
  notifiesError = true,
}: SentCall<Answer, Args>) {
  const host = useHost();
  const notify = useNotify();
  const translate = useTranslate();
  const [error, setError] = useState<string>();

  const messageOf = (failure: unknown, args: Args, errors: FieldErrors = {}) => {
    const explained = explain?.(failure, ...args);
    if (explained !== undefined || fields.some((name) => errors[name] !== undefined))
      return explained;
    return typeof failed === "function" ? failed(failure, args) : serverMessage(failure, failed);
  };

  const show = (notice: string | Notice | undefined) => {
    if (notice === undefined) return;
    const { message, messageArgs = {} } = typeof notice === "string" ? { message: notice } : notice;
    if (notifiesError) notify(message, { type: "error", ...longNotice, messageArgs });
    else setError(translate(message, { _: message, ...messageArgs }));
  };

  const [send, isBusy] = useSubmitOnce(async (...args: Args): Promise<FieldErrors | undefined> => {
    setError(undefined);
    try {
      const answer = await whileSignedIn(call(host, ...args));
      const message = typeof done === "function" ? done(answer, args) : done;
      if (message !== undefined) notify(message, { type: "success" });
      await onDone?.(answer, args);
      return undefined;
    } catch (failure) {
      const errors = errorsIn(failure);
      if ((await onFailed?.(failure, args)) !== true) show(messageOf(failure, args, errors));
      return errors;
    } finally {
      await onSettled?.();
    }
  });
  return [send, isBusy, error] as const;
}

/** True for a denied call, which is shown in place of the screen. */
export const isDenied = (failure: unknown): boolean =>
  failure instanceof HostError && failure.status === 403;

/** Navigates away from a saved form. Never settles: another press must not send the form again. */
export function useLeaveForm() {
  const navigate = useNavigate();
  return (to: To, options?: NavigateOptions) => {
    void navigate(to, options);
    return new Promise<never>(() => undefined);
  };
}
