import { useTranslate } from "react-admin";
import type { ReelUsageEntry } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { usageCells } from "./usageCells";

/** A usage's cells in the catalogue's words: what it was for is called as in the reel stocks. */
export function useUsageCells() {
  const translate = useTranslate();
  return (usage: LenientRow<ReelUsageEntry>) => {
    const cells = usageCells(usage, translate("plant.reelHistory.active"));
    const usageType = translate(`resources.reels.choices.reelSet.${cells.usageType}`, {
      _: cells.usageType,
    });
    return { ...cells, usageType };
  };
}
