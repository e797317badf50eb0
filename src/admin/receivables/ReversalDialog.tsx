import { Reversal } from "../../../contract/receivables";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import type { Host } from "../useHostQuery";
import { receivablesTexts } from "./texts";

interface ReversalDialogProps {
  readonly title: string;
  readonly call: (host: Host, value: Reversal) => Promise<unknown>;
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "normal", required: true } as const;

/** Asks for the date and the reason of a reversal. */
export function ReversalDialog({ title, call, onClose }: ReversalDialogProps) {
  const text = useTexts(receivablesTexts);
  return (
    <CallDialog
      title={title}
      question={text("reverse.question")}
      cancel={text("reverse.keep")}
      confirm={text("reverse.action")}
      defaultValues={{ date: indiaDate(new Date()), reason: "" }}
      read={(draft) => readDraft(Reversal, draft)}
      call={call}
      done={text("reverse.done")}
      failed={text("reverse.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField {...look} name="date" type="date" label={text("papers.date")} />
      <FormField {...look} name="reason" label={text("reverse.reason")} autoFocus />
    </CallDialog>
  );
}
