import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ReelAdjustment, ReelScrap } from "../../../../contract/reelMovements";
import type { Reel } from "../../../../contract/reels";
import { HostError } from "../../../api/hostErrors";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { CallDialog } from "../../schema/FormDialog";
import { FormField } from "../../schema/FormField";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { readDraft } from "../../schema/readDraft";
import { ledgerTexts } from "../reelTexts";

export type WeightChange = "adjust" | "scrap";

const forms = {
  adjust: { schema: ReelAdjustment, empty: { weight: "", receivedWeight: "", reason: "" } },
  scrap: { schema: ReelScrap, empty: { weight: "", reason: "" } },
} as const;

const look = { fullWidth: true, margin: "normal" } as const;

interface WeightDialogProps {
  readonly change: WeightChange;
  readonly reel: ListRow<Reel>;
  readonly onClose: () => void;
}

const readingOf = ({ version, currentWeight }: Readonly<Record<string, unknown>>) => ({
  version: typeof version === "number" ? version : undefined,
  currentWeight: typeof currentWeight === "number" ? currentWeight : undefined,
});

/** Asks for a weight and its reason. Changes after the dialog opened are shown before they count. */
export function WeightDialog({ change, reel, onClose }: WeightDialogProps) {
  const text = useTexts(ledgerTexts);
  const queryClient = useQueryClient();
  const { id, barcodeId = noValue, initialWeight } = reel;
  const [{ version, currentWeight }, setReading] = useState(() => readingOf(reel));
  const { schema, empty } = forms[change];

  const explain = (failure: unknown) => {
    const current = failure instanceof HostError ? failure.body.current : undefined;
    if (current === undefined) return undefined;
    const now = readingOf(current);
    setReading(now);
    if (now.currentWeight === undefined) return undefined;
    return text("changed", { weight: formatterFor.kilograms(now.currentWeight) });
  };

  return (
    <CallDialog
      title={text(`${change}.title`, { barcodeId })}
      question={text(`${change}.question`, { weight: formatterFor.kilograms(currentWeight) })}
      cancel={text("cancel")}
      confirm={text(`${change}.confirm`)}
      color={change === "adjust" ? "primary" : "error"}
      defaultValues={empty}
      read={(draft) => readDraft(schema, { ...draft, version })}
      call={(host, value) =>
        change === "adjust"
          ? host.call("adjustReel", { id, ...value })
          : host.call("scrapReel", { id, ...value })
      }
      done={text(`${change}.done`, { barcodeId })}
      failed={text("notSaved")}
      explain={explain}
      onDone={onClose}
      // The reel may have been changed by another person.
      onSettled={() => void queryClient.invalidateQueries({ queryKey: ["reels"] })}
      onCancel={onClose}
    >
      <FormField
        {...look}
        isNumber
        name="weight"
        label={text(`${change}.weight`)}
        autoFocus
        required
      />
      {change === "adjust" && (
        <FormField
          {...look}
          isNumber
          name="receivedWeight"
          label={text("adjust.received")}
          helperText={text("adjust.receivedHint", {
            weight: formatterFor.kilograms(initialWeight),
          })}
        />
      )}
      <FormField
        {...look}
        name="reason"
        label={text("reason")}
        helperText={text(`${change}.reasonHint`)}
        required
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
      />
    </CallDialog>
  );
}
