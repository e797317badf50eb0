import { useState } from "react";
import { useCreate, useNotify, useRefresh } from "react-admin";
import { ExceptionSettlement } from "../../../contract/corrections";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import type { Draft } from "../schema/readDraft";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { noticeOf } from "./corrections";
import { correctionsTexts } from "./screenTexts";

interface SettleForm {
  /** The form has a box for the time, where a message about it is shown. */
  readonly asksForTime: boolean;
}

/**
 * Proposes corrections of exceptions once, all or none, and reloads the lists. The notice says if they are approved.
 * Returns the errors of one exception by field. Of several exceptions, `refused` has those that cannot be settled.
 */
export function useSettle(onDone: () => void) {
  const [create] = useCreate();
  const host = useHost();
  const text = useTexts(correctionsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());

  async function send([only, ...more]: readonly Draft[]): Promise<string> {
    if (more.length === 0) {
      const sent = create("corrections", { data: only ?? {} }, { returnPromise: true });
      return noticeOf(await whileSignedIn(sent));
    }
    const corrections = [only, ...more];
    const settlement = ExceptionSettlement.parse({ corrections, reason: only?.reason });
    const { count, status } = await whileSignedIn(host.call("settleExceptions", settlement));
    return text(status === "APPROVED" ? "settle.settled" : "settle.proposed", {
      smart_count: count,
    });
  }

  const [settle, isBusy] = useSubmitOnce(
    async (
      proposals: readonly Draft[],
      { asksForTime }: SettleForm,
    ): Promise<FieldErrors | undefined> => {
      setError(undefined);
      try {
        notify(await send(proposals), { type: "success" });
        onDone();
        refresh();
      } catch (error) {
        const errors = error instanceof HostError ? error.body.errors : undefined;
        const isAtFields = Object.keys(errors ?? {}).some(
          (name) => name === "reason" || (name === "at" && asksForTime),
        );
        const message = serverMessage(error, text("settle.failed"));
        // The host writes a field's name before its message.
        const named = Object.entries(errors ?? {}).find((entry) => entry.join(": ") === message);
        if (!isAtFields) setError(named?.[1] ?? message);
        if (errors && proposals.length === 1) return { ...errors };
        if (errors) setRefused(new Set([...refused, ...Object.keys(errors)]));
      }
      return undefined;
    },
  );

  return { error, refused, isBusy, settle };
}
