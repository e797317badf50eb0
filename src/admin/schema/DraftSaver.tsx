import { Alert } from "@mui/material";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormDataConsumer, useTranslate } from "react-admin";
import { useLocation } from "react-router-dom";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";
import { LeaveWarning } from "./LeaveWarning";
import { type Draft, isFilledIn } from "./readDraft";

interface DraftSaverProps {
  /** Whether the form goes on with what was saved of it. */
  readonly isRestored: boolean;
  /** Whether it began with something that somebody has typed. */
  readonly isTyped?: boolean;
  /** Whether it is being saved at this moment. */
  readonly isSaving: RefObject<boolean>;
  /** Fields that are never saved. */
  readonly secrets?: readonly string[];
}

/**
 * Stands in a form: should the session end, what is typed is saved, and said to be back afterwards; should
 * the person leave, they are asked first.
 */
export function DraftSaver({ isRestored, isTyped = false, ...props }: DraftSaverProps) {
  const translate = useTranslate();
  return (
    <>
      {isRestored && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate("plant.schema.create.restored")}
        </Alert>
      )}
      <FormDataConsumer>
        {({ formData }) => <OpenForm isTyped={isRestored || isTyped} draft={formData} {...props} />}
      </FormDataConsumer>
    </>
  );
}

/** What a form holds, to be compared: an input that is empty or off is as one that is not there. */
const contentOf = (draft: Draft) =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([, value]) => isFilledIn(value) && value !== false)
      .map(([name, value]) => `${name} ${value}`)
      .sort(),
  );

interface OpenFormProps extends Pick<DraftSaverProps, "isSaving" | "secrets"> {
  readonly draft: Draft;
  /** Whether it began with something that somebody has typed. */
  readonly isTyped: boolean;
}

/** Knows what the form holds at the moment; a form in which nobody has typed holds nothing. */
function OpenForm({ draft, isTyped, isSaving, secrets = [] }: OpenFormProps) {
  const { pathname } = useLocation();
  const [untouched] = useState(() => contentOf(draft));
  const isUnsaved = isTyped || contentOf(draft) !== untouched;
  const kept = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) && !secrets.includes(name),
  );
  const latest = useRef<Draft | undefined>(undefined);
  useEffect(() => {
    latest.current = isUnsaved ? Object.fromEntries(kept) : undefined;
  });
  useEffect(() => noteOpenForm(pathname, () => latest.current), [pathname]);
  return <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />;
}

/** What was typed at this address when the session ended: the form goes on with it, once. */
export function useSavedDraft(): Draft | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft(pathname));
  useEffect(() => removeDraft(pathname), [pathname]);
  return draft;
}
