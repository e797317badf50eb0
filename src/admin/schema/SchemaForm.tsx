import { Box, Paper } from "@mui/material";
import { type ComponentProps, type ComponentType, Suspense, useMemo } from "react";
import { ResourceContextProvider } from "react-admin";
import type * as z from "zod/mini";
import { DelayedProgress } from "../layout/QueryResult";
import { formWidth } from "../theme/plantTheme";
import { CallForm } from "./CallForm";
import type { FieldInputProps } from "./FieldInput";
import { fieldsOf } from "./fieldsOf";
import { inputFor } from "./inputFor";
import { AnyDraft, type Draft, readDraft } from "./readDraft";

type SchemaFormProps<Answer> = Omit<
  ComponentProps<typeof CallForm<Draft, Draft, Answer>>,
  "schema" | "initial" | "read" | "secrets" | "children"
> & {
  readonly resource: string;
  readonly form: z.ZodMiniObject;
  readonly fields?: readonly string[] | undefined;
  readonly defaults?: Draft | undefined;
  readonly readOnly?: readonly string[] | undefined;
  readonly inputs?: Partial<Record<string, ComponentType<FieldInputProps>>> | undefined;
  readonly normalize?: ((typed: Draft) => Draft) | undefined;
};

const twoColumns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  columnGap: 2,
};

const noDefaults = {};

/** A form of a schema's fields: inputs by kind, required marks, and the schema's own messages. */
export function SchemaForm<Answer>({
  resource,
  form,
  fields: names,
  defaults = noDefaults,
  readOnly = [],
  inputs = {},
  normalize = (typed) => typed,
  ...call
}: SchemaFormProps<Answer>) {
  const fields = useMemo(() => fieldsOf(form, names), [form, names]);
  return (
    <ResourceContextProvider value={resource}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: formWidth }}>
        {/* The form waits for all lazy inputs, so that none moves the ones below it under a finger. */}
        <Suspense fallback={<DelayedProgress />}>
          <CallForm
            gap={2}
            validates="onTouched"
            {...call}
            schema={AnyDraft}
            initial={defaults}
            read={(typed) => readDraft(form, normalize(typed))}
            secrets={fields.filter(({ kind }) => kind === "password").map(({ name }) => name)}
          >
            <Box sx={twoColumns}>
              {fields.map((field, index) => {
                const Input = inputs[field.name] ?? inputFor[field.kind];
                return (
                  <Input
                    key={field.name}
                    field={field}
                    isRequired={field.isRequired}
                    readOnly={readOnly.includes(field.name)}
                    autoFocus={index === 0}
                  />
                );
              })}
            </Box>
          </CallForm>
        </Suspense>
      </Paper>
    </ResourceContextProvider>
  );
}
