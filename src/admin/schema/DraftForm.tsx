import { Alert, Box, Button } from "@mui/material";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { LeaveWarning } from "./LeaveWarning";
import { RestoredNote } from "./RestoredNote";

interface DraftFormProps {
  readonly form: {
    readonly isRestored: boolean;
    readonly isUnsaved: boolean;
    readonly isSaving: RefObject<boolean>;
    readonly isBusy: boolean;
    /** Why it is not saved. */
    readonly error: string | undefined;
    /** How often it was tried to be saved. */
    readonly attempts: number;
    readonly submit: () => unknown;
  };
  /** Without it the form is only read. */
  readonly submitLabel?: string | undefined;
  readonly otherAction?: ReactNode;
  /** In pixels. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

/** A form that is saved as a whole; what cannot be saved leads to its first field that is wrong. */
export function DraftForm({ form, submitLabel, otherAction, maxWidth, children }: DraftFormProps) {
  const { isRestored, isUnsaved, isSaving, isBusy, error, attempts } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 3, maxWidth }}
    >
      {isRestored && <RestoredNote />}
      {children}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <LeaveWarning isUnsaved={isUnsaved} isSaving={isSaving} />
      {submitLabel !== undefined && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {submitLabel}
          </Button>
          {otherAction}
        </Box>
      )}
    </Box>
  );
}
