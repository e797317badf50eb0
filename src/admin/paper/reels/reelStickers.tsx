import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify, useTranslate } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import type { LenientRow, ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { BarcodeSticker } from "../../print/stickers";
import { stickerSizes, usePrinting } from "../../print/usePrinting";
import { formatterFor } from "../../schema/formatterFor";
import { useSelectedRows } from "../../schema/selectedRows";
import { useSend } from "../../sending";
import { reelsTexts } from "../reelTexts";

const stickerFields = [
  "reelNo",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "initialWeight",
  "supplierName",
  "unit",
] as const;

const stickerFacts = (reel: LenientRow<Reel>) =>
  stickerFields.map((field) => {
    const { [field]: value = "–" } = reel;
    const isWeight = field === "initialWeight" && typeof value === "number";
    return { field, value: isWeight ? formatterFor.kilograms(value) : String(value) };
  });

/** Returns a function that prints the stickers of reels in one print. Call it from a click. */
export function usePrintReels() {
  const translate = useTranslate();
  const text = useTexts(reelsTexts);
  const notify = useNotify();
  const print = usePrinting();
  return (reels: readonly LenientRow<Reel>[]) => {
    const known = reels.flatMap(({ barcodeId, ...reel }) =>
      barcodeId === undefined ? [] : [{ ...reel, barcodeId }],
    );
    const [first, ...more] = known;
    if (first === undefined) return notify(text("reel.nothing"), { type: "warning" });
    print({
      title:
        more.length === 0
          ? text("reel.title", { barcodeId: first.barcodeId })
          : text("stickers.title", { smart_count: known.length }),
      size: stickerSizes.barcode,
      stickers: known.map((reel) => (
        <BarcodeSticker
          key={reel.barcodeId}
          barcodeId={reel.barcodeId}
          facts={stickerFacts(reel).map(({ field, value }) => ({
            label: translate(`resources.reels.fields.${field}`),
            value,
          }))}
        />
      )),
    });
  };
}

/** Prints the stickers of the selected reels in one print. */
export function PrintReels() {
  const text = useTexts(reelsTexts);
  const print = usePrintReels();
  const readRows = useSelectedRows<ListRow<Reel> & LenientRow<Reel>>();
  const [press, isBusy] = useSend({
    call: readRows,
    onDone: print,
    failed: text("stickers.unread"),
  });
  return (
    <Button startIcon={<Print />} loading={isBusy} onClick={() => void press()}>
      {text("stickers.print")}
    </Button>
  );
}
