import { Alert, Box, Button } from "@mui/material";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../../texts/useTexts";
import { type ConflictField, ConflictView } from "./ConflictView";
import { LeaveWarning, RestoredNote } from "./DraftSaver";
import { editTexts } from "./partTexts";

interface ConflictWords {
  readonly what: string;
  readonly labelOf: (name: string) => string;
  readonly textOf: (name: string, value: string) => string;
}

interface DraftFormProps {
  readonly form: {
    readonly fields: UseFormReturn<FieldValues>;
    readonly isRestored: boolean;
    readonly isUnsaved: boolean;
    readonly isSaving: RefObject<boolean>;
    readonly isBusy: boolean;
    readonly error: string | undefined;
    /** Grows with each attempt to save. */
    readonly submitCount: number;
    readonly submit: () => unknown;
    readonly goesOnWith: readonly string[];
    readonly conflict?:
      | {
          readonly fields: readonly ConflictField[];
          readonly goOnWithMine: () => void;
          readonly takeTheirs: () => void;
        }
      | undefined;
  };
  /** The texts for a conflict. Only forms of versioned settings have them. */
  readonly conflictWords?: ConflictWords;
  /** The text of the button that sends the form. Without it, the form is read-only. */
  readonly submitLabel?: string | undefined;
  /** True if the form's button is outlined. A page has one dark button, its next step. */
  readonly isLesser?: boolean;
  readonly otherAction?: ReactNode;
  /** In pixels. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

/** A form that is saved as a whole. After a failed save the first invalid field gets the focus. */
export function DraftForm(props: DraftFormProps) {
  const { form, submitLabel, isLesser = false, otherAction, maxWidth, children } = props;
  const { conflictWords } = props;
  const { isRestored, isUnsaved, isSaving, isBusy, error, submitCount, conflict, goesOnWith } =
    form;
  const edits = useTexts(editTexts);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (submitCount > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <FormProvider {...form.fields}>
      {conflict && conflictWords && (
        <ConflictView
          what={conflictWords.what}
          fields={conflict.fields}
          labelOf={conflictWords.labelOf}
          textOf={({ name }, value) =>
            conflictWords.textOf(name, typeof value === "string" ? value : "")
          }
          onGoOn={conflict.goOnWithMine}
          onDiscard={conflict.takeTheirs}
        />
      )}
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={submit}
        sx={{ display: conflict ? "none" : "grid", gap: 3, maxWidth }}
      >
        {isRestored && <RestoredNote />}
        {goesOnWith.length > 0 && (
          <Alert severity="info" role="status" variant="outlined">
            {edits("goesOn", {
              fields: goesOnWith.map((name) => conflictWords?.labelOf(name) ?? name).join(", "),
            })}
          </Alert>
        )}
        {children}
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />
        {submitLabel !== undefined && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button
              type="submit"
              variant={isLesser ? "outlined" : "contained"}
              size={isLesser ? "medium" : "large"}
              loading={isBusy}
            >
              {submitLabel}
            </Button>
            {otherAction}
          </Box>
        )}
      </Box>
    </FormProvider>
  );
}
