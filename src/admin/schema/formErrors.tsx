import { Alert } from "@mui/material";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "react-admin";
import { type FieldValues, type Resolver, useFormContext, useFormState } from "react-hook-form";
import type { FieldErrors, Validation } from "../../../contract/errors";

type Read = (values: FieldValues) => Validation<unknown>;

/** Returns the resolver of a form for react-hook-form. The keys of the errors are paths, such as `holidays.2.date`. */
export const resolverOf =
  (read: Read): Resolver<FieldValues> =>
  (values) => {
    const answer = read(values);
    if (answer.ok) return { values, errors: {} };
    const errors = Object.entries(answer.errors).map(([path, message]) => [
      path,
      { type: "validate", message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

/** Returns the messages of react-hook-form's errors, each with its path. */
const messageEntries = (errors: object, path = ""): (readonly [string, string])[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== "object" || error === null) return [];
    return "message" in error && typeof error.message === "string"
      ? [[path + name, error.message] as const]
      : messageEntries(error, `${path}${name}.`);
  });

/** Returns the messages of the form around the component, by their paths, such as `units.1.name.en`. */
export function useFieldErrors(): FieldErrors {
  const { errors } = useFormState();
  return Object.fromEntries(messageEntries(errors));
}

interface FailureProps {
  /** The message of the last refused save. */
  readonly error: string | undefined;
  /** The message while a field is invalid. The default is react-admin's. */
  readonly invalid: string | undefined;
}

/** What is wrong, above the button of a form. */
export function Failure({ error, invalid }: FailureProps) {
  const { isSubmitted } = useFormState();
  const isInvalid = Object.keys(useFieldErrors()).length > 0;
  const translate = useTranslate();
  if (error === undefined && !(isSubmitted && isInvalid)) return null;
  return <Alert severity="error">{error ?? invalid ?? translate("ra.message.invalid_form")}</Alert>;
}

/** Validates all fields at each change after the first submit, as a rule may concern several fields. */
export function Revalidation({ read }: { readonly read: Read }) {
  const form = useFormContext();
  const { isSubmitted } = useFormState();
  const validate = useEffectEvent((values: FieldValues) => {
    if (!isSubmitted) return;
    const answer = read(values);
    form.clearErrors();
    if (answer.ok) return;
    for (const [path, message] of Object.entries(answer.errors)) form.setError(path, { message });
  });
  useEffect(() => {
    const changes = form.watch((values, { name }) => {
      if (name !== undefined) validate(values);
    });
    return () => changes.unsubscribe();
  }, [form]);
  return null;
}

/** Moves the focus to the first invalid field after each submit. */
export function FirstErrorFocus() {
  const { submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount > 0)
      place.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount]);
  return <span ref={place} hidden />;
}
