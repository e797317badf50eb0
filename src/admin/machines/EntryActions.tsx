import { Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { type StageEntry, StageEntryCreation } from "../../../contract/stages";
import { pieceWasteReasons } from "../../../domain/stages/kinds";
import { newUuid } from "../../api/createOnce";
import { HostError } from "../../api/hostErrors";
import { isRow } from "../../api/json";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { CallDialog, ReasonDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { useRowDialog } from "../schema/ListScreen";
import { type Draft, readDraft } from "../schema/readDraft";
import { ScreensBelow } from "../shell/ScreensBelow";
import { momentLook } from "./StopActions";
import { productionTexts, stageEntryFields } from "./texts";
import { machineItems, useMachines } from "./useMachines";

interface EntryDialogProps {
  /** The order, if the dialog is opened from its page. */
  readonly order?: { readonly id: number; readonly unit: string };
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "dense" } as const;

const isOver = (failure: unknown) =>
  failure instanceof HostError && isRow(failure.json) && failure.json.reason === "OVER";

const contentOf = ({ isConfirmed: _, ...entry }: StageEntryCreation) => JSON.stringify(entry);

/** Enters the pieces that a machine has made. The person confirms more pieces than are available. */
export function EntryDialog({ order, onClose }: EntryDialogProps) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stageEntryFields);
  const machines = useMachines().filter(
    ({ active, unit }) => active === true && (order === undefined || unit === order.unit),
  );
  const [entryId] = useState(newUuid);
  /** The entry about which the host has asked. */
  const [askedContent, setAskedContent] = useState<string>();
  const read = ({ orderId, ...draft }: Draft) => {
    const number = order?.id ?? String(orderId ?? "").replace(/^\s*#/, "");
    const entry = readDraft(StageEntryCreation, { ...draft, orderId: number, entryId });
    if (!entry.ok || contentOf(entry.value) !== askedContent) return entry;
    return { ok: true as const, value: { ...entry.value, isConfirmed: true } };
  };
  return (
    <CallDialog
      title={order ? text("entry.titleOfOrder", { order: order.id }) : text("entry.title")}
      question={text("entry.question")}
      cancel={text("cancel")}
      confirm={text(askedContent === undefined ? "entry.confirm" : "entry.confirmOver")}
      color="primary"
      defaultValues={{ machineId: "", orderId: "", good: "", waste: "", reason: "", at: "" }}
      read={read}
      call={async (host, entry) => {
        try {
          return await host.call("createStageEntry", entry);
        } catch (failure) {
          setAskedContent(isOver(failure) ? contentOf(entry) : undefined);
          throw failure;
        }
      }}
      done={({ good, waste }) =>
        text("entry.done", {
          good: formatterFor.number(good),
          waste: formatterFor.number(waste),
        })
      }
      failed={text("entry.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField {...look} name="machineId" label={fieldText("fields.machine")} select required>
        {machineItems(machines)}
      </FormField>
      {order === undefined && (
        <FormField
          {...look}
          name="orderId"
          label={text("entry.order")}
          helperText={text("entry.orderHint")}
          required
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        />
      )}
      <FormField {...look} name="good" label={fieldText("fields.good")} isNumber />
      <FormField {...look} name="waste" label={fieldText("fields.waste")} isNumber />
      <FormField {...look} name="reason" label={fieldText("fields.reason")} select>
        {pieceWasteReasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {fieldText(`choices.reason.${reason}`)}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...momentLook} name="at" label={text("entry.at")} />
    </CallDialog>
  );
}

/** Opens the form of an entry, and links to the stops. */
export function EntryActions() {
  const text = useTexts(productionTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScreensBelow name="stageEntries" />
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text("entry.action")}
      </Button>
      {isOpen && <EntryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reverses the entry of the row, with a reason. */
export function ReverseEntry() {
  const text = useTexts(productionTexts);
  const open = useRowDialog();
  const entry = useRecordContext<ListRow<StageEntry>>();
  if (entry?.isReversed !== false) return null;
  const dialog = (
    <ReasonDialog
      text={(name) => text(`reverse.${name}`)}
      maxLength={200}
      call={(host, reason) => host.call("reverseStageEntry", { id: entry.id, reason })}
      onClose={() => open(undefined)}
    />
  );
  return (
    <Button size="small" color="error" onClick={() => open(dialog)}>
      {text("reverse.action")}
    </Button>
  );
}
