import { useNotify } from "react-admin";
import { type NavigateOptions, type To, useNavigate } from "react-router-dom";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import type { Notice } from "./declaration";

/** The host's messages about a form, by field. */
export const repliedErrors = (failure: unknown): FieldErrors | undefined =>
  failure instanceof HostError ? failure.body.errors : undefined;

/** Sends a form or a dialog's call once. After an error the input stays; resolves with the messages by field. */
export const useSending = <Args extends unknown[]>(
  send: (...args: Args) => Promise<unknown>,
  failed: (failure: unknown, ...args: Args) => FieldErrors | undefined,
) =>
  useSubmitOnce(async (...args: Args): Promise<FieldErrors | undefined> => {
    try {
      await send(...args);
      return undefined;
    } catch (failure) {
      return failed(failure, ...args);
    }
  });

/** Shows why a form is not saved. A denied call is shown in place of the screen. */
export function useFailureNotice() {
  const notify = useNotify();
  return (failure: unknown, notice: string | Notice) => {
    const isDenied = failure instanceof HostError && failure.status === 403;
    const { message, messageArgs = {} } = typeof notice === "string" ? { message: notice } : notice;
    if (!isDenied) notify(message, { type: "error", autoHideDuration: 12_000, messageArgs });
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
