import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify, useTranslate } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { stickerSizes } from "../../print/stickerSizes";
import { usePrinting } from "../../print/usePrinting";
import { ReelSticker } from "./ReelSticker";

/** Prints the sticker of the reel that is shown, or says that none is. */
export function PrintReelButton({ reel }: { readonly reel: LenientRow<Reel> | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const print = usePrinting();

  const press = () => {
    if (reel?.barcodeId === undefined) return notify("plant.reel.nothing", { type: "warning" });
    print({
      title: translate("plant.reel.title", { barcodeId: reel.barcodeId }),
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
      {translate("plant.reel.print")}
    </Button>
  );
}
