import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ResourceContextProvider, useCreate, useInput, useRefresh } from "react-admin";
import { CorrectionProposal, ExceptionSettlement } from "../../../contract/corrections";
import { useTexts } from "../../texts/useTexts";
import { FieldInput } from "../schema/FieldInput";
import { CallDialog } from "../schema/FormDialog";
import { fieldsOf } from "../schema/fieldsOf";
import type { Draft } from "../schema/readDraft";
import { repliedErrors, serverMessage } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import type { Host } from "../useHostQuery";
import { noticeOf } from "./corrections";
import { correctionsTexts } from "./texts";

const [reason] = fieldsOf(CorrectionProposal, ["reason"]);

export interface Corrections {
  readonly corrections: readonly Draft[];
  /** The dialog asks for a time, and shows a message about it there. */
  readonly asksForTime: boolean;
}

interface CorrectionDialogProps
  extends Pick<
    ComponentProps<typeof CallDialog<Corrections, string>>,
    "title" | "question" | "confirm" | "isDisabled" | "defaultValues" | "read" | "errorsIn"
  > {
  /** Gets the reason. */
  readonly onDone?: (reason: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one correction, or of the settlement of several exceptions: all are proposed or none. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { defaultValues, onDone, onClose, children, ...form } = props;
  const text = useTexts(correctionsTexts);
  const [create] = useCreate();
  const refresh = useRefresh();
  const failed = text("settle.failed");

  const propose = async (host: Host, { corrections }: Corrections): Promise<string> => {
    const [only, ...more] = corrections;
    if (more.length === 0) {
      const sent = create("corrections", { data: only ?? {} }, { returnPromise: true });
      return noticeOf(await whileSignedIn(sent));
    }
    const settlement = ExceptionSettlement.parse({ corrections, reason: only?.reason });
    const { count, status } = await whileSignedIn(host.call("settleExceptions", settlement));
    const outcome = status === "APPROVED" ? "settled" : "proposed";
    return text(`settle.${outcome}`, { smart_count: count });
  };

  const explain = (failure: unknown, { asksForTime }: Corrections) => {
    const errors = repliedErrors(failure) ?? {};
    if ("reason" in errors || (asksForTime && "at" in errors)) return undefined;
    const message = serverMessage(failure, failed);
    // The host writes a field's name before its message.
    return Object.entries(errors).find((entry) => entry.join(": ") === message)?.[1] ?? message;
  };

  return (
    <ResourceContextProvider value="corrections">
      <CallDialog
        {...form}
        validates="onTouched"
        cancel={text("settle.cancel")}
        color="primary"
        defaultValues={{ at: "", reason: "", ...defaultValues }}
        call={propose}
        explain={explain}
        failed={failed}
        done={String}
        onDone={(_, [{ corrections }]) => {
          onDone?.(String(corrections[0]?.reason ?? ""));
          onClose();
          refresh();
        }}
        onCancel={onClose}
      >
        {children}
        {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
      </CallDialog>
    </ResourceContextProvider>
  );
}

interface RadioInputProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function RadioInput({ source, label, choices }: RadioInputProps) {
  const id = useId();
  const { field } = useInput({ source });
  return (
    <FormControl margin="normal" fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup {...field} aria-labelledby={id}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            {...choice}
            control={<Radio />}
            sx={{ minHeight: 44, my: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
