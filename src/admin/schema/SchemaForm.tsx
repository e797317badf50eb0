import { Box, Button, Paper } from "@mui/material";
import { type ComponentType, type ReactNode, Suspense, useMemo, useRef } from "react";
import { Form, ResourceContextProvider } from "react-admin";
import type * as z from "zod/mini";
import type { FieldErrors } from "../../../contract/errors";
import { formWidth } from "../theme/plantTheme";
import { DraftSaver, useSavedDraft } from "./DraftSaver";
import type { FieldInputProps } from "./FieldInput";
import { fieldsOf } from "./fieldsOf";
import { inputFor } from "./inputFor";
import { type Draft, readDraft } from "./readDraft";

interface SchemaFormProps {
  readonly resource: string;
  readonly form: z.ZodMiniObject;
  readonly fields?: readonly string[] | undefined;
  readonly defaults?: Draft | undefined;
  readonly typed?: Draft | undefined;
  readonly readOnly?: readonly string[] | undefined;
  readonly inputs?: Partial<Record<string, ComponentType<FieldInputProps>>> | undefined;
  readonly normalize?: ((typed: Draft) => Draft) | undefined;
  readonly submitLabel: string;
  /** The label of a further button that submits. */
  readonly anotherLabel?: string | undefined;
  readonly isBusy: boolean;
  readonly otherAction?: ReactNode;
  /**
   * Receives the parsed form, and true if the further button was pressed. Returns the host's messages by field after a
   * refusal.
   */
  readonly onSubmit: (value: Draft, isAnother: boolean) => Promise<FieldErrors | undefined>;
}

const twoColumns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  columnGap: 2,
};

/** react-admin sets a form's first values in an effect. On a slow machine a person has typed before: typed values stay. */
const keepsTyped = { keepDirtyValues: true };

/** A form of a schema's fields: inputs by kind, required marks, and the schema's own messages. */
export function SchemaForm(props: SchemaFormProps) {
  const { resource, form, fields: names, defaults = {}, readOnly = [], onSubmit } = props;
  const { typed } = props;
  const saved = useSavedDraft();
  const isSaving = useRef(false);
  const isAnother = useRef(false);
  const fields = useMemo(() => fieldsOf(form, names), [form, names]);
  const { inputs = {}, normalize = (typed: Draft) => typed } = props;
  const validate = (typed: Draft) => {
    const read = readDraft(form, normalize(typed));
    return read.ok ? {} : read.errors;
  };
  const submit = async (typed: Draft) => {
    const read = readDraft(form, normalize(typed));
    if (!read.ok) return read.errors;
    isSaving.current = true;
    try {
      return await onSubmit(read.value, isAnother.current);
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <ResourceContextProvider value={resource}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: formWidth }}>
        <Form
          defaultValues={{ ...defaults, ...typed, ...saved }}
          validate={validate}
          onSubmit={submit}
          resetOptions={keepsTyped}
          mode="onTouched"
          noValidate
        >
          <DraftSaver
            isRestored={saved !== undefined}
            isTyped={typed !== undefined}
            isSaving={isSaving}
            secrets={fields.filter(({ kind }) => kind === "password").map(({ name }) => name)}
          />
          <Box sx={twoColumns}>
            {fields.map((field, index) => {
              const Input = inputs[field.name] ?? inputFor[field.kind];
              return (
                <Suspense key={field.name} fallback={null}>
                  <Input
                    field={field}
                    isRequired={field.isRequired}
                    readOnly={readOnly.includes(field.name)}
                    autoFocus={index === 0}
                  />
                </Suspense>
              );
            })}
          </Box>
          <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1.5 }}>
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={props.isBusy}
              onClick={() => {
                isAnother.current = false;
              }}
            >
              {props.submitLabel}
            </Button>
            {props.anotherLabel !== undefined && (
              <Button
                type="submit"
                variant="outlined"
                size="large"
                disabled={props.isBusy}
                onClick={() => {
                  isAnother.current = true;
                }}
              >
                {props.anotherLabel}
              </Button>
            )}
            {props.otherAction}
          </Box>
        </Form>
      </Paper>
    </ResourceContextProvider>
  );
}
