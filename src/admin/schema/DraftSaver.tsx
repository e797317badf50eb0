import { type RefObject, useState } from "react";
import { FormDataConsumer } from "react-admin";
import { LeaveWarning } from "./LeaveWarning";
import { RestoredNote } from "./RestoredNote";
import { type Draft, isFilledIn } from "./readDraft";
import { useDraftSaving } from "./useSavedDraft";

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
  return (
    <>
      {isRestored && <RestoredNote />}
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
  const [untouched] = useState(() => contentOf(draft));
  const isUnsaved = isTyped || contentOf(draft) !== untouched;
  const kept = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) && !secrets.includes(name),
  );
  useDraftSaving(isUnsaved ? Object.fromEntries(kept) : undefined);
  return <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />;
}
