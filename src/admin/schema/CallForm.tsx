import { Alert, Box, Button } from "@mui/material";
import { type ReactNode, type RefObject, useImperativeHandle } from "react";
import { Form } from "react-admin";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { useTexts } from "../../texts/useTexts";
import { ConflictView } from "./ConflictView";
import { OpenDraft } from "./DraftSaver";
import { noRecord, validation } from "./FormDialog";
import { Failure, FirstErrorFocus, Revalidation, resolverOf } from "./formErrors";
import { editTexts } from "./partTexts";
import type { Draft } from "./readDraft";
import { type CallFormOptions, useCallForm } from "./useCallForm";

interface CallFormProps<D extends Draft, Value, Answer> extends CallFormOptions<D, Value, Answer> {
  /**
   * `onTouched` validates a field when it is left. The default validates all fields on the first submit, and after it
   * at each change.
   */
  readonly validates?: "onTouched" | "onSubmit";
  /** The message above the button while a field is invalid. The default is react-admin's. */
  readonly invalid?: string;
  /** The fields that are never stored. */
  readonly secrets?: readonly string[];
  /** The text of the button that sends the form. Without it, the form is read-only. */
  readonly submitLabel?: string | undefined;
  readonly busyLabel?: string | undefined;
  /** The label of a further button that submits. */
  readonly anotherLabel?: string | undefined;
  /** True if the form's button is outlined. A page has one dark button, its next step. */
  readonly isLesser?: boolean;
  readonly otherAction?: ReactNode;
  /** Places the message of a failure and the buttons. By default the message stands above the buttons. */
  readonly foot?: (failure: ReactNode, buttons: ReactNode) => ReactNode;
  /** Stands beside the form, inside its context. */
  readonly aside?: ReactNode;
  /** In pixels. */
  readonly maxWidth?: number;
  /** The space between the parts of the form, in the theme's units. */
  readonly gap?: number;
  readonly children: ReactNode;
}

/** A form beside a further element. On a narrow screen the element stands below the form. */
const withAside = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1.15fr) minmax(0, 1fr)" },
};

/** react-admin sets a form's first values in an effect. On a slow machine a person has typed before: typed values stay. */
const keepsTyped = { keepDirtyValues: true };

/**
 * A form that makes one call. Input that is not saved survives the end of the session, and is not left without a
 * question. After a failed save the input stays, and the first invalid field gets the focus. If another person has
 * saved meanwhile, the person compares both and decides.
 */
export function CallForm<D extends Draft, Value, Answer>(props: CallFormProps<D, Value, Answer>) {
  const { name, schema, conflicts, validates = "onSubmit", foot = failureAboveButtons } = props;
  const text = useTexts(editTexts);
  const state = useCallForm(props);
  const { base, isSaving, isBusy, conflict, goesOnWith } = state;
  const read = (values: unknown) => props.read(schema.parse(values));
  const failure = <Failure error={state.error} invalid={props.invalid} />;
  const buttons = props.submitLabel !== undefined && (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1.5 }}>
      <Button
        type="submit"
        variant={props.isLesser ? "outlined" : "contained"}
        size={props.isLesser ? "medium" : "large"}
        loading={isBusy}
        onClick={() => state.press(false)}
      >
        {isBusy ? (props.busyLabel ?? props.submitLabel) : props.submitLabel}
      </Button>
      {props.anotherLabel !== undefined && (
        <Button
          type="submit"
          variant="outlined"
          size="large"
          disabled={isBusy}
          onClick={() => state.press(true)}
        >
          {props.anotherLabel}
        </Button>
      )}
      {props.otherAction}
    </Box>
  );

  return (
    <>
      {conflict && conflicts && (
        <ConflictView
          what={conflicts.what}
          fields={conflict.fields}
          labelOf={conflicts.labelOf}
          textOf={conflicts.textOf}
          onGoOn={conflict.goOnWithEdited}
          onDiscard={conflict.takeCurrent}
        />
      )}
      {/* The form stays mounted during the decision, so that its draft is saved if the session ends. */}
      <Box sx={conflict ? { display: "none" } : { display: "contents" }}>
        <Form
          {...validation[validates]}
          disableInvalidFormNotification
          shouldFocusError={false}
          record={noRecord}
          defaultValues={state.begun}
          resetOptions={keepsTyped}
          resolver={resolverOf(read)}
          onSubmit={state.submit}
          noValidate
        >
          <FormHandle form={state.form} />
          <Box sx={props.aside === undefined ? {} : withAside}>
            <Box sx={{ display: "grid", gap: props.gap ?? 3, maxWidth: props.maxWidth }}>
              <OpenDraft
                name={name}
                base={base}
                isRestored={state.isRestored}
                isSaving={isSaving}
                secrets={props.secrets}
              />
              {goesOnWith.length > 0 && (
                <Alert severity="info" role="status" variant="outlined">
                  {text("goesOn", {
                    fields: goesOnWith.map((part) => conflicts?.labelOf(part) ?? part).join(", "),
                  })}
                </Alert>
              )}
              {props.children}
              {foot(failure, buttons)}
            </Box>
            {props.aside}
          </Box>
          {validates === "onSubmit" && <Revalidation read={read} />}
          <FirstErrorFocus />
        </Form>
      </Box>
    </>
  );
}

const failureAboveButtons = (failure: ReactNode, buttons: ReactNode) => (
  <>
    {failure}
    {buttons}
  </>
);

/** Hands the form's handle to the component around the form. */
function FormHandle({ form }: { readonly form: RefObject<UseFormReturn | null> }) {
  const handle = useFormContext();
  useImperativeHandle(form, () => handle, [handle]);
  return null;
}

/** Returns a function that changes several values of the form around the component. */
export function useChange() {
  const { setValue } = useFormContext();
  return (values: Draft) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value);
  };
}

/** Returns the draft of the form around the component. */
export function useDraft<D>(schema: z.ZodMiniType<D>): D {
  return schema.parse(useWatch());
}
