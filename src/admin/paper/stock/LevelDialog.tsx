import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { type FieldErrors, validate } from "../../../../contract/errors";
import { ReorderLevel } from "../../../../contract/stock";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useConfirmedCall } from "../../layout/useConfirmedCall";
import { NumberField } from "../../schema/NumberField";
import { readFigure } from "../../schema/readDraft";
import { useScreenTexts } from "../../useScreenTexts";
import type { StockedPaper } from "./groupStock";
import { stockTexts } from "./stockTexts";

const amounts = ["dailyUse", "leadDays", "safety"] as const;

interface LevelDialogProps {
  readonly paper: StockedPaper;
  readonly onClose: () => void;
}

/** Asks how much of a paper there should always be. */
export function LevelDialog({ paper, onClose }: LevelDialogProps) {
  const text = useScreenTexts(stockTexts);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { gsm, burstFactor, level } = paper;
  const name = text("paper", { gsm, burstFactor });
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host, changed: ReorderLevel) => host.paper((calls) => calls.updateReorderLevel(changed)),
    failed: text("level.notSaved"),
    onDone: () => {
      notify(text("level.saved", { paper: name }), { type: "success" });
      onClose();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["reels", "stock"] }),
  });
  const save = (entries: FormData) => {
    const typed = Object.fromEntries(
      amounts.map((one) => [one, readFigure(String(entries.get(one) ?? ""))]),
    );
    const read = validate(ReorderLevel, { gsm, burstFactor, ...typed });
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) void confirm(read.value);
  };
  return (
    <ConfirmDialog
      title={text("level.title", { paper: name })}
      question={text("level.question")}
      cancel={text("level.cancel")}
      confirm={text("level.confirm")}
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={save}
    >
      {amounts.map((amount, index) => (
        <NumberField
          key={amount}
          name={amount}
          label={text(`level.${amount}`)}
          defaultValue={level?.[amount] ?? ""}
          error={amount in errors}
          helperText={errors[amount] ?? ""}
          autoFocus={index === 0}
          required
          fullWidth
          margin="normal"
        />
      ))}
    </ConfirmDialog>
  );
}
