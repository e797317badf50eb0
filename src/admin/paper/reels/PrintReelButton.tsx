import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify, useTranslate } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { stickerSizes, usePrinting } from "../../print/usePrinting";
import { useTexts } from "../../useTexts";
import { ReelSticker } from "./ReelSticker";
import { reelsTexts } from "./screenTexts";

/** Prints the sticker of the reel that is shown, or says that none is. */
export function PrintReelButton({ reel }: { readonly reel: LenientRow<Reel> | undefined }) {
  const translate = useTranslate();
  const text = useTexts(reelsTexts);
  const notify = useNotify();
  const print = usePrinting();

  const press = () => {
    if (reel?.barcodeId === undefined) return notify(text("reel.nothing"), { type: "warning" });
    print({
      title: text("reel.title", { barcodeId: reel.barcodeId }),
      size: stickerSizes.barcode,
      stickers: (
        <ReelSticker
          reel={reel}
          labelOf={(field) => translate(`resources.reels.fields.${field}`)}
        />
      ),
    });
  };

  return (
    <Button variant="outlined" startIcon={<Print />} onClick={press}>
      {text("reel.print")}
    </Button>
  );
}
