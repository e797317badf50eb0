import { Alert } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { FormDataConsumer, useTranslate } from "react-admin";
import { useLocation } from "react-router-dom";
import { noteOpenForm, readDraft, removeDraft } from "../../api/savedDrafts";
import { type Draft, isFilledIn } from "./readDraft";

interface DraftSaverProps {
  /** Whether the form goes on with what was saved of it. */
  readonly isRestored: boolean;
  /** Fields that are never saved. */
  readonly secrets?: readonly string[];
}

/** Stands in a form: should the session end, what is typed is saved, and said to be back afterwards. */
export function DraftSaver({ isRestored, secrets = [] }: DraftSaverProps) {
  const translate = useTranslate();
  return (
    <>
      {isRestored && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate("plant.schema.create.restored")}
        </Alert>
      )}
      <FormDataConsumer>
        {({ formData }) => (
          <OpenForm
            isRestored={isRestored}
            typed={Object.fromEntries(
              Object.entries(formData).filter(
                ([name, value]) => isFilledIn(value) && !secrets.includes(name),
              ),
            )}
          />
        )}
      </FormDataConsumer>
    </>
  );
}

/** Tells what the form holds at the moment; a form in which nobody has typed holds nothing. */
function OpenForm({ typed, isRestored }: { readonly typed: Draft; readonly isRestored: boolean }) {
  const { pathname } = useLocation();
  const latest = useRef(typed);
  const untouched = useRef(JSON.stringify(typed));
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(
    () =>
      noteOpenForm(pathname, () => {
        const isTyped = isRestored || JSON.stringify(latest.current) !== untouched.current;
        return isTyped ? latest.current : undefined;
      }),
    [pathname, isRestored],
  );
  return null;
}

/** What was typed at this address when the session ended: the form goes on with it, once. */
export function useSavedDraft(): Draft | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft(pathname));
  useEffect(() => removeDraft(pathname), [pathname]);
  return draft;
}
