import { Alert } from "@mui/material";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormDataConsumer } from "react-admin";
import { useLocation } from "react-router-dom";
import { forgetAttempts } from "../../api/createOnce";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";
import { useTexts } from "../../texts/useTexts";
import { LeaveWarning } from "./LeaveWarning";
import { type Draft, isFilledIn } from "./readDraft";
import { schemaTexts } from "./texts";

interface DraftSaverProps {
  readonly isRestored: boolean;
  readonly isTyped?: boolean;
  readonly isSaving: RefObject<boolean>;
  readonly secrets?: readonly string[];
}

/** Saves the input of the form around it if the session ends. Asks before the person leaves. */
export const DraftSaver = ({ isRestored, isTyped = false, ...props }: DraftSaverProps) => (
  <>
    {isRestored && <RestoredNote />}
    <FormDataConsumer>
      {({ formData }) => <OpenForm isTyped={isRestored || isTyped} draft={formData} {...props} />}
    </FormDataConsumer>
  </>
);

/** Returns the values of a form as a text to compare. Omits empty inputs and inputs that are off. */
const contentOf = (draft: Draft) =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([, value]) => isFilledIn(value) && value !== false)
      .map(([name, value]) => `${name} ${value}`)
      .sort(),
  );

interface OpenFormProps extends Pick<DraftSaverProps, "isSaving" | "secrets"> {
  readonly draft: Draft;
  readonly isTyped: boolean;
}

function OpenForm({ draft, isTyped, isSaving, secrets = [] }: OpenFormProps) {
  const [untouched] = useState(() => contentOf(draft));
  const isUnsaved = isTyped || contentOf(draft) !== untouched;
  const keptFields = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) && !secrets.includes(name),
  );
  useDraftSaving(isUnsaved ? Object.fromEntries(keptFields) : undefined);
  return <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />;
}

export function RestoredNote() {
  const text = useTexts(schemaTexts);
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {text("create.restored")}
    </Alert>
  );
}

/** Returns the key of a form's draft. Several forms at one address have names. */
function useFormPath(form: string | undefined): string {
  const { pathname } = useLocation();
  return form === undefined ? pathname : `${pathname}#${form}`;
}

/** Returns the text typed here before the session ended. A form without such text repeats no earlier request. */
export function useSavedDraft(form?: string): Draft | undefined {
  const path = useFormPath(form);
  const [draft] = useState(() => readDraft(path));
  useEffect(() => removeDraft(path), [path]);
  useEffect(() => {
    if (draft === undefined) forgetAttempts();
  }, [draft]);
  return draft;
}

/** Saves the draft of the form at this address if the session ends. Undefined for an untouched form. */
export function useDraftSaving(draft: Draft | undefined, form?: string): void {
  const path = useFormPath(form);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => noteOpenForm(path, () => latest.current), [path]);
}
