import { Box } from "@mui/material";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/formInputs";
import type { Draft } from "../schema/readDraft";
import { postTexts } from "./texts";

interface AssumedFieldProps extends ComponentProps<typeof FormField> {
  /** The draft with which the form began. */
  readonly proposed: Draft;
  /** The reason for the proposed value. Undefined if a person has to enter the value. */
  readonly reason: string | undefined;
  /** Further inputs that the reason is about. */
  readonly also?: readonly string[];
}

/** An input whose first value is assumed. The mark and the reason go when a person changes the value. */
export function AssumedField({ proposed, reason, also = [], ...field }: AssumedFieldProps) {
  const isAssumed = useIsAsProposed(proposed, [field.name, ...also]);
  return (
    <FormField
      {...field}
      {...(isAssumed && reason !== undefined && { helperText: <Assumed reason={reason} /> })}
    />
  );
}

/** True while inputs have the values with which the form began. */
export function useIsAsProposed(proposed: Draft, names: readonly string[]): boolean {
  const values = useWatch({ name: [...names] });
  return names.every((name, index) => String(values[index] ?? "") === String(proposed[name] ?? ""));
}

/** The mark of an assumed value, and the reason for the value. */
export function Assumed({ reason }: { readonly reason: string }) {
  const text = useTexts(postTexts);
  return (
    <>
      <Box
        component="span"
        sx={{
          px: 0.5,
          border: 1,
          borderColor: "warning.main",
          borderRadius: 0.5,
          color: "text.primary",
          fontWeight: 600,
        }}
      >
        {text("assumed.mark")}
      </Box>{" "}
      {reason}
    </>
  );
}
