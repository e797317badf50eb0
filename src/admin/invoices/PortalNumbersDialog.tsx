import { Typography } from "@mui/material";
import { useState } from "react";
import { useInput } from "react-admin";
import type * as z from "zod/mini";
import { useTexts } from "../../texts/useTexts";
import { FileButton } from "../layout/FileButton";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import type { Host } from "../useHostQuery";
import { portalTexts } from "./texts";

interface PortalNumbersDialogProps<Schema extends z.ZodMiniObject> {
  readonly title: string;
  readonly schema: Schema;
  /** The numbers that can be typed, with their labels. */
  readonly fields: Readonly<Record<string, string>>;
  readonly version: number;
  readonly call: (host: Host, value: z.output<Schema>) => Promise<unknown>;
  readonly done: string;
  readonly onClose: () => void;
}

/** A dialog for the numbers that a portal gave: from the portal's reply file, or typed. */
export function PortalNumbersDialog<Schema extends z.ZodMiniObject>({
  title,
  schema,
  fields,
  version,
  call,
  done,
  onClose,
}: PortalNumbersDialogProps<Schema>) {
  const text = useTexts(portalTexts);
  const names = Object.keys(fields);
  const [begunWith] = useState(version);
  return (
    <CallDialog
      title={title}
      question={text("enterHint")}
      cancel={text("back")}
      confirm={text("save")}
      color="primary"
      defaultValues={{ reply: "", ...Object.fromEntries(names.map((name) => [name, ""])) }}
      read={(draft) => readDraft(schema, { ...draft, version: begunWith })}
      call={call}
      done={done}
      failed={text("notSaved")}
      onDone={onClose}
      onCancel={onClose}
    >
      <ReplyFile />
      {names.map((name) => (
        <FormField
          key={name}
          fullWidth
          margin="dense"
          name={name}
          label={fields[name]}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        />
      ))}
    </CallDialog>
  );
}

/** The portal's reply file, read in the browser. */
function ReplyFile() {
  const text = useTexts(portalTexts);
  const [name, setName] = useState<string>();
  const { field, fieldState } = useInput({ source: "reply" });
  const read = async (file: File) => {
    setName(file.name);
    field.onChange(await file.text());
  };
  return (
    <>
      <FileButton accept=".json,application/json" sx={{ mt: 2 }} onFile={(file) => void read(file)}>
        {name === undefined ? text("upload") : text("uploaded", { name })}
      </FileButton>
      {fieldState.error?.message !== undefined && (
        <Typography color="error" variant="body2" role="alert">
          {fieldState.error.message}
        </Typography>
      )}
    </>
  );
}
