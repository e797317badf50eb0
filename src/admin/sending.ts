import { useState } from "react";
import { useNotify } from "react-admin";
import { type NavigateOptions, type To, useNavigate } from "react-router-dom";
import type { FieldErrors } from "../../contract/errors";
import { HostError } from "../api/hostErrors";
import { useSubmitOnce } from "../useSubmitOnce";
import { serverMessage } from "./serverMessage";
import { type Host, useHost } from "./useHostQuery";
import { whileSignedIn } from "./useSessionEnd";

/** The host's messages about a form, by field. */
export const repliedErrors = (failure: unknown): FieldErrors | undefined =>
  failure instanceof HostError ? failure.body.errors : undefined;

/** For a notification that takes longer to read than the usual four seconds. */
export const longNotice = { autoHideDuration: 12_000 } as const;

/** Sends a form or a dialog's call once. After an error the input stays; resolves with the messages by field. */
export const useSending = <Args extends unknown[]>(
  send: (...args: Args) => Promise<unknown>,
  failed: (
    failure: unknown,
    ...args: Args
  ) => FieldErrors | undefined | Promise<FieldErrors | undefined>,
  onSettled?: () => unknown,
) =>
  useSubmitOnce(async (...args: Args): Promise<FieldErrors | undefined> => {
    try {
      await send(...args);
      return undefined;
    } catch (failure) {
      return await failed(failure, ...args);
    } finally {
      await onSettled?.();
    }
  });

/** The types of the reply and of the arguments follow from the call alone. */
type AnswerHandler<Answer, Args extends unknown[], Result> = (
  answer: NoInfer<Answer>,
  args: NoInfer<Args>,
) => Result;

export interface SentCall<Answer, Args extends unknown[]> {
  readonly call: (host: Host, ...args: Args) => Promise<Answer>;
  /** The message of success. */
  readonly done?: string | AnswerHandler<Answer, Args, string | undefined> | undefined;
  readonly onDone?: AnswerHandler<Answer, Args, unknown> | undefined;
  /** The message if the host gives no reason. */
  readonly failed: string;
  /** Called after a success and after an error. The call stays busy until it resolves. */
  readonly onSettled?: (() => unknown) | undefined;
}

/** Makes the call and shows its success in a notification. */
function useMakeCall<Answer, Args extends unknown[]>({
  call,
  done,
  onDone,
}: Pick<SentCall<Answer, Args>, "call" | "done" | "onDone">) {
  const host = useHost();
  const notify = useNotify();
  return async (...args: Args) => {
    const answer = await whileSignedIn(call(host, ...args));
    const message = typeof done === "function" ? done(answer, args) : done;
    if (message !== undefined) notify(message, { type: "success" });
    await onDone?.(answer, args);
  };
}

interface NotifiedCall<Answer, Args extends unknown[]>
  extends Omit<SentCall<Answer, Args>, "failed"> {
  readonly failed: string | ((failure: unknown, args: NoInfer<Args>) => string);
  readonly onFailed?: ((failure: unknown) => void) | undefined;
}

/** Makes a call once, however often its button is pressed, and notifies of an error. */
export function useNotifiedCall<Answer, Args extends unknown[]>({
  failed,
  onFailed,
  onSettled,
  ...options
}: NotifiedCall<Answer, Args>) {
  const make = useMakeCall(options);
  const notify = useNotify();
  return useSending(
    make,
    (failure, ...args) => {
      const message =
        typeof failed === "function" ? failed(failure, args) : serverMessage(failure, failed);
      notify(message, { type: "error", ...longNotice });
      onFailed?.(failure);
      return repliedErrors(failure);
    },
    onSettled,
  );
}

export interface InlineCall<Answer, Args extends unknown[]> extends SentCall<Answer, Args> {
  /** The fields that show the host's messages about them. */
  readonly fields?: readonly string[];
  readonly explain?: ((failure: unknown, ...args: Args) => string | undefined) | undefined;
  /** Returns the messages of an error by field. The default is the messages of the host's reply. */
  readonly errorsIn?: ((failure: unknown) => FieldErrors | undefined) | undefined;
}

/** Makes a call once, and returns its error for the dialog or the page. `send` resolves with the messages by field. */
export function useInlineCall<Answer, Args extends unknown[]>({
  failed,
  fields = [],
  explain,
  errorsIn = repliedErrors,
  onSettled,
  ...options
}: InlineCall<Answer, Args>) {
  const make = useMakeCall(options);
  const [error, setError] = useState<string>();
  const [send, isBusy] = useSending(
    (...args: Args) => {
      setError(undefined);
      return make(...args);
    },
    (failure, ...args) => {
      const errors = errorsIn(failure);
      const isAtField = fields.some((name) => errors?.[name] !== undefined);
      const otherwise = isAtField ? undefined : serverMessage(failure, failed);
      setError(explain?.(failure, ...args) ?? otherwise);
      return errors;
    },
    onSettled,
  );
  return { error, isBusy, send };
}

/** A message: a text, or the key of a text, with the values of its placeholders. */
export interface Notice {
  readonly message: string;
  readonly messageArgs?: Readonly<Record<string, unknown>>;
}

/** Shows why a form is not saved. A denied call is shown in place of the screen. */
export function useFailureNotice() {
  const notify = useNotify();
  return (failure: unknown, notice: string | Notice) => {
    const isDenied = failure instanceof HostError && failure.status === 403;
    const { message, messageArgs = {} } = typeof notice === "string" ? { message: notice } : notice;
    if (!isDenied) notify(message, { type: "error", ...longNotice, messageArgs });
    return repliedErrors(failure);
  };
}

/** Navigates away from a saved form. Never settles: another press must not send the form again. */
export function useLeaveForm() {
  const navigate = useNavigate();
  return (to: To, options?: NavigateOptions) => {
    void navigate(to, options);
    return new Promise<never>(() => undefined);
  };
}
