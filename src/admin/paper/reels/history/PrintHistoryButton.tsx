import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import type { ReelHistory } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { localMoment } from "../../../formatMoment";
import { stickerSizes, usePrinting } from "../../../print/usePrinting";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";
import { UsageSticker } from "./UsageSticker";
import { usageColumns, useUsageCells } from "./usageCells";

/** Prints a sticker for every order that ran from the reel; there must be one at least. */
export function PrintHistoryButton({
  history,
}: {
  readonly history: LenientRow<ReelHistory> | undefined;
}) {
  const text = useTexts(reelsTexts);
  const print = usePrinting();
  const cellsOf = useUsageCells();
  const { barcodeId = "", usages = [] } = history ?? {};

  const press = () => {
    const printedOn = text("reelHistory.sticker.printedOn", {
      time: localMoment(new Date().toISOString(), ""),
    });
    const stickers = usages.map((usage, index) => ({
      entry: text("reelHistory.sticker.entry", { number: index + 1, total: usages.length }),
      cells: cellsOf(usage),
    }));
    print({
      title: text("reelHistory.title", { barcodeId }),
      size: stickerSizes.history,
      stickers: stickers.map(({ entry, cells }) => (
        <UsageSticker
          key={entry}
          barcodeId={barcodeId}
          title={text("reelHistory.sticker.title")}
          entry={entry}
          lines={usageColumns.map((column) => ({
            label: text(`reelHistory.columns.${column}`),
            value: cells[column],
          }))}
          printedOn={printedOn}
        />
      )),
    });
  };

  return (
    <Button variant="outlined" startIcon={<Print />} disabled={usages.length === 0} onClick={press}>
      {text("reelHistory.print")}
    </Button>
  );
}
