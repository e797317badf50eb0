import { type ReactNode, useState } from "react";
import { useCreate, useNotify } from "react-admin";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { whileSignedIn } from "../useSessionEnd";
import type { CreateDeclaration } from "./declaration";
import type { Draft } from "./readDraft";
import { useLeaveForm } from "./useLeaveForm";

/**
 * Sends a new record once, however often the button is pressed. After a success it navigates, or empties the form by a
 * new `form` key. After a failure it shows the error, keeps the input and returns the host's messages by field.
 */
export function useCreateRecord(resource: string, declaration: CreateDeclaration) {
  const { transform = (value: Draft) => value, succeeded, failed } = declaration;
  const [create] = useCreate();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const [form, setForm] = useState(0);
  const [notice, setNotice] = useState<ReactNode>();

  const [submit, isBusy] = useSubmitOnce(async (value: Draft) => {
    const data = transform(value);
    try {
      const created = await whileSignedIn(create(resource, { data }, { returnPromise: true }));
      const { message, notice, to, state } = succeeded({ ...data, ...created });
      if (message !== undefined) notify(message, { type: "success" });
      setNotice(notice);
      if (to !== undefined) return leaveForm(to, { state });
      setForm((before) => before + 1);
    } catch (error) {
      const isDenied = error instanceof HostError && error.status === 403;
      if (!isDenied) notify(failed(error), { type: "error", autoHideDuration: 12_000 });
      if (error instanceof HostError) return error.body.errors;
    }
    return undefined;
  });

  return { form, isBusy, notice, submit };
}
