import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import type { Reel } from "../../../../contract/reels";
import type { LenientRow, ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { useSelectedRows } from "../../schema/selection";
import { useSend } from "../../sending";
import { reelsTexts } from "../reelTexts";
import { usePrintReels } from "./reelStickers";

/** Prints the stickers of the selected reels in one print. */
export default function PrintReels() {
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
