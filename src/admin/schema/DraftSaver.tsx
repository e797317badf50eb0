import { Alert } from "@mui/material";
import { type RefObject, useState } from "react";
import { FormDataConsumer } from "react-admin";
import { useTexts } from "../useTexts";
import { LeaveWarning } from "./LeaveWarning";
import { type Draft, isFilledIn } from "./readDraft";
import { schemaTexts } from "./texts";
import { useDraftSaving } from "./useSavedDraft";

interface DraftSaverProps {
  /** True if the form started with a saved draft. */
  readonly isRestored: boolean;
  /** True if the form started with typed values. */
  readonly isTyped?: boolean;
  /** True during a save. */
  readonly isSaving: RefObject<boolean>;
  /** Fields that are never saved. */
  readonly secrets?: readonly string[];
}

/**
 * Saves the input of the form around it if the session ends, and says if it is restored. Asks before the person leaves.
 */
export function DraftSaver({ isRestored, isTyped = false, ...props }: DraftSaverProps) {
  return (
    <>
      {isRestored && <RestoredNote />}
      <FormDataConsumer>
        {({ formData }) => <OpenForm isTyped={isRestored || isTyped} draft={formData} {...props} />}
      </FormDataConsumer>
    </>
  );
}

/** The values of a form, to be compared. Omits empty inputs and inputs that are off. */
const contentOf = (draft: Draft) =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([, value]) => isFilledIn(value) && value !== false)
      .map(([name, value]) => `${name} ${value}`)
      .sort(),
  );

interface OpenFormProps extends Pick<DraftSaverProps, "isSaving" | "secrets"> {
  readonly draft: Draft;
  /** True if the form started with typed values. */
  readonly isTyped: boolean;
}

/** Saves the present values for the end of the session, unless the form is untouched. */
function OpenForm({ draft, isTyped, isSaving, secrets = [] }: OpenFormProps) {
  const [untouched] = useState(() => contentOf(draft));
  const isUnsaved = isTyped || contentOf(draft) !== untouched;
  const kept = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) && !secrets.includes(name),
  );
  useDraftSaving(isUnsaved ? Object.fromEntries(kept) : undefined);
  return <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />;
}

/** Says that a form goes on with what was typed before the session ended. */
export function RestoredNote() {
  const text = useTexts(schemaTexts);
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {text("create.restored")}
    </Alert>
  );
}
