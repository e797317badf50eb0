import { useQueryClient } from "@tanstack/react-query";
import { ReorderLevel } from "../../../../contract/stock";
import { CallDialog, FormField } from "../../schema/FormDialog";
import { readDraft } from "../../schema/readDraft";
import { useTexts } from "../../useTexts";
import type { StockedPaper } from "./groupStock";
import { stockTexts } from "./stockTexts";

const amounts = ["dailyUse", "leadDays", "safety"] as const;

interface LevelDialogProps {
  readonly paper: StockedPaper;
  readonly onClose: () => void;
}

/** Asks how much of a paper there should always be. */
export function LevelDialog({ paper, onClose }: LevelDialogProps) {
  const text = useTexts(stockTexts);
  const queryClient = useQueryClient();
  const { gsm, burstFactor, level } = paper;
  const name = text("paper", { gsm, burstFactor });
  return (
    <CallDialog
      title={text("level.title", { paper: name })}
      question={text("level.question")}
      cancel={text("level.cancel")}
      confirm={text("level.confirm")}
      color="primary"
      defaultValues={Object.fromEntries(amounts.map((amount) => [amount, level?.[amount] ?? ""]))}
      read={(draft) => readDraft(ReorderLevel, { gsm, burstFactor, ...draft })}
      call={(host, changed) => host.call("updateReorderLevel", changed)}
      done={text("level.saved", { paper: name })}
      failed={text("level.notSaved")}
      onDone={onClose}
      onSettled={() => void queryClient.invalidateQueries({ queryKey: ["reels", "stock"] })}
      onCancel={onClose}
    >
      {amounts.map((amount, index) => (
        <FormField
          key={amount}
          isNumber
          name={amount}
          label={text(`level.${amount}`)}
          autoFocus={index === 0}
          required
          fullWidth
          margin="normal"
        />
      ))}
    </CallDialog>
  );
}
