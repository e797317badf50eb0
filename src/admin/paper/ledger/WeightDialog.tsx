import { TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { type FieldErrors, validate } from "../../../../contract/errors";
import { ReelAdjustment, ReelScrap } from "../../../../contract/reelMovements";
import type { Reel } from "../../../../contract/reels";
import { HostError } from "../../../api/hostErrors";
import type { ListRow } from "../../../api/readRow";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { formatterFor } from "../../schema/formatterFor";
import { NumberField } from "../../schema/NumberField";
import { readFigure } from "../../schema/readDraft";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { ledgerTexts } from "./ledgerTexts";

/** What is done to a reel's weight besides running it. */
export type WeightChange = "adjust" | "scrap";

const schemas = { adjust: ReelAdjustment, scrap: ReelScrap } as const;

const fieldNames = ["weight", "receivedWeight", "reason"] as const;

interface WeightDialogProps {
  readonly change: WeightChange;
  readonly reel: ListRow<Reel>;
  readonly onClose: () => void;
}

/** A reel's weight and version, as far as the host tells them. */
const readingOf = ({ version, currentWeight }: Readonly<Record<string, unknown>>) => ({
  version: typeof version === "number" ? version : undefined,
  currentWeight: typeof currentWeight === "number" ? currentWeight : undefined,
});

/**
 * Asks for a weight and its reason, and records both in the ledger. Errors are shown at their field, with the
 * figures. The weight applies to the reel at the time the dialog opened: later changes are shown before they count.
 */
export function WeightDialog({ change, reel, onClose }: WeightDialogProps) {
  const text = useScreenTexts(ledgerTexts);
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const { id, barcodeId, initialWeight } = reel;
  const [{ version, currentWeight }, setReading] = useState(() => readingOf(reel));

  const [confirm, isBusy] = useSubmitOnce(async (entries: FormData) => {
    const read = validate(schemas[change], {
      weight: readFigure(String(entries.get("weight") ?? "")),
      receivedWeight: readFigure(String(entries.get("receivedWeight") ?? "")),
      reason: entries.get("reason"),
      version,
    });
    setErrors(read.ok ? {} : read.errors);
    setError(undefined);
    if (!read.ok) return;
    try {
      await whileSignedIn(
        host.paper((paper) =>
          change === "adjust" ? paper.adjustReel(id, read.value) : paper.scrapReel(id, read.value),
        ),
      );
      notify(text(`${change}.done`, { barcodeId }), { type: "success" });
      onClose();
    } catch (failure) {
      const { errors: byField = {}, current } = failure instanceof HostError ? failure.body : {};
      setErrors({ ...byField });
      const now = current && readingOf(current);
      if (now) setReading(now);
      if (now?.currentWeight !== undefined)
        setError(text("changed", { weight: formatterFor.kilograms(now.currentWeight) }));
      else if (!fieldNames.some((name) => name in byField))
        setError(serverMessage(failure, text("notSaved")));
    }
    // What failed may have been somebody else's change.
    void queryClient.invalidateQueries({ queryKey: ["reels"] });
  });

  const field = (name: (typeof fieldNames)[number], hint?: string) => ({
    name,
    error: name in errors,
    helperText: errors[name] ?? hint,
    required: name !== "receivedWeight",
    fullWidth: true,
    margin: "normal" as const,
  });

  return (
    <ConfirmDialog
      title={text(`${change}.title`, { barcodeId })}
      question={text(`${change}.question`, { weight: formatterFor.kilograms(currentWeight) })}
      cancel={text("cancel")}
      confirm={text(`${change}.confirm`)}
      color={change === "adjust" ? "primary" : "error"}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={(entries) => void confirm(entries)}
    >
      <NumberField {...field("weight")} label={text(`${change}.weight`)} autoFocus />
      {change === "adjust" && (
        <NumberField
          {...field(
            "receivedWeight",
            text("adjust.receivedHint", { weight: formatterFor.kilograms(initialWeight) }),
          )}
          label={text("adjust.received")}
        />
      )}
      <TextField
        {...field("reason", text(`${change}.reasonHint`))}
        label={text("reason")}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
      />
    </ConfirmDialog>
  );
}
