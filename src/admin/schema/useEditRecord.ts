import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type RaRecord, useNotify, useUpdate } from "react-admin";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import { readCurrent } from "../../api/httpClient";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { type EditConflict, mergeEdit } from "./ConflictView";
import type { EditDeclaration } from "./declaration";
import type { Field } from "./fieldsOf";
import type { Draft } from "./readDraft";
import { editTexts } from "./screenTexts";
import { useLeaveForm } from "./useLeaveForm";

interface EditState {
  /** The record that the form began with. */
  readonly base: RaRecord;
  /** The initial values of the form after a conflict. */
  readonly typed?: Draft;
}

interface EditedRecord {
  readonly resource: string;
  readonly edit: EditDeclaration;
  readonly fields: readonly Field[];
  readonly record: RaRecord;
  /** The address after the save. */
  readonly back: string;
}

/**
 * Sends an edit of a record's version and navigates back. If the record has a newer version, the person compares both
 * and decides. After another failure it shows the error and keeps the input.
 */
export function useEditRecord({ resource, edit, fields, record, back }: EditedRecord) {
  const [update] = useUpdate();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const queryClient = useQueryClient();
  const text = useTexts(editTexts);
  const [state, setState] = useState<EditState>({ base: record });
  const [conflict, setConflict] = useState<EditConflict>();
  const { base } = state;

  const [submit, isBusy] = useSubmitOnce(async (data: Draft): Promise<FieldErrors | undefined> => {
    try {
      const change = { id: base.id, data, previousData: base };
      const options = { returnPromise: true, mutationMode: "pessimistic" } as const;
      const now = await whileSignedIn(update(resource, change, options));
      edit.saved?.(base, { ...now });
      notify(text("saved", { what: edit.titleOf({ ...base, ...data }) }), { type: "success" });
      void queryClient.invalidateQueries({ queryKey: [resource] });
      return leaveForm(back);
    } catch (error) {
      const theirs = readCurrent(resource, error);
      if (theirs !== undefined) setConflict({ base, theirs, mine: data });
      else if (!(error instanceof HostError && error.status === 403))
        notify(serverMessage(error, text("failed")), { type: "error", autoHideDuration: 12_000 });
      if (error instanceof HostError && error.body.errors) return { ...error.body.errors };
    }
    return undefined;
  });

  const goOn = (typed: Draft | undefined) => {
    if (conflict === undefined) return;
    setState({ base: { ...conflict.theirs, id: base.id }, ...(typed && { typed }) });
    setConflict(undefined);
  };

  return {
    ...state,
    conflict,
    isBusy,
    submit,
    goOnWithMine: () => goOn(conflict && mergeEdit(fields, conflict)),
    takeTheirs: () => goOn(undefined),
  };
}
