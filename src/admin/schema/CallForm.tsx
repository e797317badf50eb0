import { Alert, Box, Button } from "@mui/material";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Form } from "react-admin";
import { type FieldValues, type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { useTexts } from "../../texts/useTexts";
import { type SentCall, useSend } from "../sending";
import { type ConflictOptions, ConflictView, compareDrafts } from "./ConflictView";
import { OpenDraft, useSavedDraft } from "./DraftSaver";
import { noRecord, validation } from "./FormDialog";
import { Failure, FirstErrorFocus, Revalidation, resolverOf } from "./formErrors";
import { editTexts } from "./partTexts";
import { contentOf, type Draft } from "./readDraft";

/** What a form sends. */
export interface Sent<D, Value> {
  readonly value: Value;
  readonly draft: D;
  /** True if the further button was pressed. */
  readonly isAnother: boolean;
}

interface CallFormProps<D extends Draft, Value, Answer>
  extends Pick<
    SentCall<Answer, [Sent<D, Value>]>,
    "call" | "done" | "onDone" | "failed" | "errorsIn" | "notifiesError"
  > {
  /** The name of the form, if the page has several forms. */
  readonly name?: string;
  /** The schema of a draft. It also reads a draft that was saved at the end of a session. */
  readonly schema: z.ZodMiniType<D>;
  /** The draft of the saved values. While nothing is typed, the form follows it. */
  readonly initial: D;
  readonly read: (draft: D) => Validation<Value>;
  /** Removes rows that were added and not filled in, before a save. */
  readonly withoutBlanks?: (draft: D) => D;
  /** Returns the draft with which the form goes on after a save. */
  readonly next?: (answer: NoInfer<Answer>) => D;
  /** Returns the values that the host has refused, and that stay in the form unsaved. */
  readonly refused?: (answer: NoInfer<Answer>) => Partial<D> | undefined;
  /** Returns the form's field for a path of the host's errors, if the two names differ. */
  readonly fieldOf?: (path: string, sent: D) => string;
  /** The fields whose errors are shown there alone. */
  readonly errorFields?: readonly string[];
  /** For a record with a version: the comparison with another person's saved changes. */
  readonly conflicts?: ConflictOptions<D>;
  /**
   * The message above the button while a field is invalid. All fields are then validated on the first submit, and after
   * it at each change. Without the message, a field is validated when it is left.
   */
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
  /** Stands beside the form, inside its context. */
  readonly aside?: ReactNode;
  /** In pixels. */
  readonly maxWidth?: number;
  /** The space between the parts of the form, in the theme's units. */
  readonly gap?: number;
  readonly children: ReactNode;
}

/** A form beside a further element. On a narrow screen the element stands below the form. */
const besides = {
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
  const { name, schema, initial, read, next, fieldOf = (path) => path, conflicts } = props;
  const { call, done, onDone, failed, errorsIn, errorFields = [], withoutBlanks, invalid } = props;
  const { notifiesError = invalid === undefined } = props;
  const text = useTexts(editTexts);
  const stored = useSavedDraft(name);
  const [restored] = useState(() => stored && schema.safeParse({ ...initial, ...stored }).data);
  const [begun] = useState(restored ?? initial);
  const [base, setBase] = useState(initial);
  const [conflict, setConflict] = useState<{ readonly theirs: D; readonly mine: D }>();
  const [goesOnWith, setGoesOnWith] = useState<readonly string[]>([]);
  const form = useRef<UseFormReturn>(null);
  const isSaving = useRef(false);
  const isAnother = useRef(false);

  const valuesOf = (handle: UseFormReturn): D => schema.parse(handle.getValues());

  const begin = (saved: D, draft = saved) => {
    const focused = document.activeElement?.getAttribute("name");
    setBase(saved);
    form.current?.reset(draft);
    // The rows of a list are rendered anew, with their inputs.
    requestAnimationFrame(() => {
      if (focused && document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    });
  };

  /** Begins anew after a save. Settings that were changed during the save are not saved yet. */
  const goOnAfterSave = (saved: D, sent: D, refused: Partial<D> = {}) => {
    if (form.current === null) return;
    const changed = Object.entries(conflicts ? valuesOf(form.current) : {}).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field]),
    );
    begin(saved, { ...saved, ...Object.fromEntries(changed), ...refused });
    setGoesOnWith([]);
  };

  const [send, isBusy, error] = useSend<Answer, [Sent<D, Value>]>({
    done,
    failed,
    fields: errorFields,
    errorsIn,
    notifiesError,
    call(host, sent) {
      isSaving.current = true;
      return call(host, sent);
    },
    async onDone(answer, args) {
      await onDone?.(answer, args);
      if (next) goOnAfterSave(next(answer), args[0].draft, props.refused?.(answer));
    },
    async onFailed(failure, [{ draft }]) {
      const theirs = await conflicts?.theirs(failure);
      if (theirs !== undefined) setConflict({ theirs, mine: draft });
      return theirs !== undefined;
    },
    onSettled() {
      isSaving.current = false;
    },
  });

  const submit = async (values: FieldValues) => {
    const draft = schema.parse(values);
    const answer = read(draft);
    if (!answer.ok) return answer.errors;
    const errors = await send({ value: answer.value, draft, isAnother: isAnother.current });
    return (
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [fieldOf(path, draft), message]),
      )
    );
  };

  const follow = useEffectEvent((saved: string) => {
    if (form.current === null || isSaving.current || conflict) return;
    const isTyped = contentOf(form.current.getValues()) !== contentOf(base);
    if (!isTyped && JSON.stringify(base) !== saved) begin(initial);
  });
  const initialText = JSON.stringify(initial);
  useEffect(() => follow(initialText), [initialText]);

  /** Writes the draft without blank rows into the form, which then validates it. */
  const removeBlanks = () => {
    if (form.current === null || withoutBlanks === undefined) return;
    const draft = valuesOf(form.current);
    for (const [field, value] of Object.entries(withoutBlanks(draft)))
      if (JSON.stringify(value) !== JSON.stringify(draft[field]))
        form.current.setValue(field, value);
  };

  const press = (isFurther: boolean) => () => {
    isAnother.current = isFurther;
    removeBlanks();
  };

  const compared = conflict && conflicts && compareDrafts(conflicts, { base, ...conflict });
  const decide = (draft: Draft, changed: readonly string[]) => {
    if (conflict === undefined) return;
    begin(conflict.theirs, schema.parse(draft));
    setConflict(undefined);
    setGoesOnWith(changed);
  };

  return (
    <>
      {conflict && conflicts && compared && (
        <ConflictView
          what={conflicts.what}
          fields={compared.fields}
          labelOf={conflicts.labelOf}
          textOf={conflicts.textOf}
          onGoOn={() => decide(compared.merged, compared.mine)}
          onDiscard={() => decide(conflict.theirs, [])}
        />
      )}
      {/* The form stays mounted during the decision, so that its draft is saved if the session ends. */}
      <Box sx={conflict ? { display: "none" } : { display: "contents" }}>
        <Form
          {...validation[invalid === undefined ? "onTouched" : "onSubmit"]}
          shouldFocusError={false}
          record={noRecord}
          defaultValues={begun}
          resetOptions={keepsTyped}
          resolver={resolverOf((values) => read(schema.parse(values)))}
          onSubmit={submit}
          noValidate
        >
          <FormHandle form={form} />
          <Box sx={props.aside === undefined ? {} : besides}>
            <Box sx={{ display: "grid", gap: props.gap ?? 3, maxWidth: props.maxWidth }}>
              <OpenDraft
                name={name}
                base={base}
                isRestored={restored !== undefined}
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
              {!notifiesError && <Failure error={error} invalid={invalid} />}
              {props.submitLabel !== undefined && (
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1.5 }}>
                  <Button
                    type="submit"
                    variant={props.isLesser ? "outlined" : "contained"}
                    size={props.isLesser ? "medium" : "large"}
                    loading={isBusy}
                    onClick={press(false)}
                  >
                    {isBusy ? (props.busyLabel ?? props.submitLabel) : props.submitLabel}
                  </Button>
                  {props.anotherLabel !== undefined && (
                    <Button
                      type="submit"
                      variant="outlined"
                      size="large"
                      disabled={isBusy}
                      onClick={press(true)}
                    >
                      {props.anotherLabel}
                    </Button>
                  )}
                  {props.otherAction}
                </Box>
              )}
            </Box>
            {props.aside}
          </Box>
          {invalid !== undefined && <Revalidation read={(values) => read(schema.parse(values))} />}
          <FirstErrorFocus />
        </Form>
      </Box>
    </>
  );
}

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
