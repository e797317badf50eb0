import { useRef, useState } from "react";
import { useCreate, useNotify } from "react-admin";
import { useNavigate } from "react-router-dom";
import { HostError } from "../../api/callHost";
import { readSession } from "../../api/session";
import type { CreateDeclaration } from "./declaration";
import type { Draft } from "./readDraft";

/**
 * Sends a new record once, however often the button is pressed. Success leads on, or empties the
 * form, which `form` tells apart from the one before. A failure is told, leaves everything as it
 * was typed, and puts the host's messages at the fields they are about.
 */
export function useCreateOnce(resource: string, { succeeded, failed }: CreateDeclaration) {
  const [create, { isPending: isBusy }] = useCreate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [form, setForm] = useState(0);
  const isSent = useRef(false);

  const submit = async (data: Draft) => {
    if (isSent.current) return;
    isSent.current = true;
    try {
      const answer = await create(resource, { data }, { returnPromise: true });
      if (readSession() === undefined) return;
      const { message, to, state } = succeeded({ ...data, ...answer });
      if (message !== undefined) notify(message, { type: "success" });
      if (to === undefined) setForm((before) => before + 1);
      else navigate(to, { state });
    } catch (error) {
      const isDenied = error instanceof HostError && error.status === 403;
      if (!isDenied) notify(failed(error), { type: "error", autoHideDuration: 12_000 });
      if (error instanceof HostError) return error.body.errors;
    } finally {
      isSent.current = false;
    }
  };

  return { form, isBusy, submit };
}
