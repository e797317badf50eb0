import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { Reservation } from "../../../../contract/orderPaper";
import type { RecordId } from "../../../api/readRow";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { paperTexts } from "./paperTexts";

type Named<Of> = Of & { readonly barcodeId: string };

/** Reserves and releases reels of an order, and says whether it was done; the reels are read again then. */
export function useReservations(id: RecordId) {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(paperTexts);
  const notify = useNotify();
  const queryClient = useQueryClient();

  const [send, isBusy] = useSubmitOnce(
    async (call: () => Promise<void>, done: string, failed: string) => {
      try {
        await whileSignedIn(call());
        notify(done, { type: "success" });
      } catch (error) {
        notify(serverMessage(error, failed), { type: "error" });
      }
      // What failed may have been somebody else's reservation.
      await queryClient.invalidateQueries({ queryKey: ["reels"] });
    },
  );

  const reserve = ({ barcodeId, ...body }: Named<Reservation>) =>
    send(
      () => host.paper((paper) => paper.reserveReel(id, body)),
      text("reservedDone", { barcodeId }),
      text("notReserved"),
    );
  const release = ({ barcodeId, reelId }: Named<{ readonly reelId: number }>) =>
    send(
      () => host.paper((paper) => paper.releaseReel(id, reelId)),
      text("releasedDone", { barcodeId }),
      text("notReleased"),
    );

  return { reserve, release, isBusy };
}
