import { useState } from "react";
import { useCreate, useNotify, useRefresh } from "react-admin";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import type { Draft } from "../schema/readDraft";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { noticeOf } from "./corrections";
import { correctionsTexts } from "./screenTexts";

/**
 * Proposes a correction once, and says whether it counts at once or waits for a decision; the lists are
 * read again. A failure is given back, by field where it is about one.
 */
export function useSettle(onDone: () => void) {
  const [create] = useCreate();
  const text = useScreenTexts(correctionsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [settle, isBusy] = useSubmitOnce(
    async (proposal: Draft): Promise<FieldErrors | undefined> => {
      setError(undefined);
      try {
        const sent = create("corrections", { data: proposal }, { returnPromise: true });
        notify(noticeOf(await whileSignedIn(sent)), { type: "success" });
        onDone();
        refresh();
      } catch (error) {
        setError(serverMessage(error, text("settle.failed")));
        if (error instanceof HostError && error.body.errors) return { ...error.body.errors };
      }
      return undefined;
    },
  );

  return { error, isBusy, settle };
}
