import { useRef, useState } from "react";
import { useCreate, useNotify } from "react-admin";
import { HostError } from "../../../api/callHost";
import { newId, type RecordId } from "../../../api/readRow";
import { readSession } from "../../../api/session";
import { type OrderDraft, orderFrom } from "./orderDraft";

/**
 * Sends the order once. Success empties the form, which `form` tells apart from the one before; a
 * failure leaves it as it was typed, with the host's messages at the fields they are about.
 * `createdId` is the last order's number, where the host told it.
 */
export function useCreateOrder() {
  const [create, { isPending: isBusy }] = useCreate();
  const notify = useNotify();
  const [form, setForm] = useState(0);
  const [createdId, setCreatedId] = useState<RecordId>();
  const isSent = useRef(false);

  const submit = async (draft: OrderDraft) => {
    if (isSent.current) return;
    isSent.current = true;
    const data = orderFrom(draft, readSession()?.admin.email, new Date());
    try {
      const { id } = await create("orders", { data }, { returnPromise: true });
      if (readSession() === undefined) return;
      notify("plant.orderCreate.created", { type: "success" });
      setCreatedId(id === newId ? undefined : id);
      setForm((before) => before + 1);
    } catch (error) {
      notify("plant.orderCreate.failed", { type: "error", autoHideDuration: 12_000 });
      if (error instanceof HostError) return error.body.errors;
    } finally {
      isSent.current = false;
    }
  };

  return { form, isBusy, createdId, submit };
}
