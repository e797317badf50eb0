import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type * as z from "zod/mini";
import { type FieldErrors, validate } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

interface EntryOptions<Schema extends z.ZodMiniObject> {
  readonly schema: Schema;
  readonly call: (host: PlantDataProvider, value: z.output<Schema>) => Promise<unknown>;
  readonly saved: string;
  /** The message if the host gives no reason. */
  readonly failed: string;
  readonly onSaved: () => void;
}

/** Sends the entry of a dialog once. A refusal of the host is returned by field, or in `error`. */
export function useEntry<Schema extends z.ZodMiniObject>({
  schema,
  call,
  saved,
  failed,
  onSaved,
}: EntryOptions<Schema>) {
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const [submit, isBusy] = useSubmitOnce(async (typed: Readonly<Record<string, unknown>>) => {
    const read = validate(schema, typed);
    setErrors(read.ok ? {} : read.errors);
    setError(undefined);
    if (!read.ok) return;
    try {
      await whileSignedIn(call(host, read.value));
      notify(saved, { type: "success" });
      onSaved();
    } catch (failure) {
      const byField = failure instanceof HostError ? (failure.body.errors ?? {}) : {};
      setErrors(byField);
      const isPlaced = Object.keys(byField).some((name) => name in schema.shape);
      if (!isPlaced) setError(serverMessage(failure, failed));
    }
  });
  return { submit, isBusy, errors, error };
}
