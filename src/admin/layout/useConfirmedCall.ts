import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

export interface ConfirmedCall<Answer, Args extends unknown[]> {
  readonly call: (host: PlantDataProvider, ...args: Args) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** What is said where the host gives no reason. */
  readonly failed: string;
  /** Whatever the host has answered. */
  readonly onSettled?: () => void;
}

/** Makes a call, once, that a dialog has asked about. An error is said in the dialog, which stays open. */
export function useConfirmedCall<Answer, Args extends unknown[]>({
  call,
  onDone,
  failed,
  onSettled,
}: ConfirmedCall<Answer, Args>) {
  const host = useDataProvider<PlantDataProvider>();
  const [error, setError] = useState<string>();
  const [confirm, isBusy] = useSubmitOnce(async (...args: Args) => {
    setError(undefined);
    try {
      await onDone(await whileSignedIn(call(host, ...args)));
    } catch (error) {
      setError(serverMessage(error, failed));
    }
    onSettled?.();
  });
  return { error, isBusy, confirm };
}
