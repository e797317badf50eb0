import { Alert, Button, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { OrderPaper } from "../../../../contract/orderPaperPlan";
import type { RecordId } from "../../../api/readRow";
import { indiaMoment } from "../../formatMoment";
import { showAddress } from "../../recordAddresses";
import { useTexts } from "../../useTexts";
import { reservationTexts } from "./reservationTexts";
import { useReservations } from "./useReservations";

interface ReservationNotesProps {
  readonly id: RecordId;
  readonly paper: OrderPaper;
}

/** Shows the reservations that need attention, and the reels that this order lost to other orders. */
export function ReservationNotes({ id, paper }: ReservationNotesProps) {
  const text = useTexts(reservationTexts);
  const { release, isBusy } = useReservations(id);
  const { plan, reserved, lost } = paper;
  const marked = reserved.flatMap((reel) => {
    const isShown = plan?.layers.some(({ index }) => index === reel.layer) ?? false;
    const problem = reel.problem ?? (isShown ? undefined : text("noLayer"));
    return problem === undefined ? [] : [{ ...reel, problem }];
  });
  return (
    <>
      {marked.map((reel) => (
        <Alert
          key={reel.reelId}
          severity="warning"
          variant="outlined"
          action={
            <Button
              color="inherit"
              disabled={isBusy}
              aria-label={text("releaseReel", { barcodeId: reel.barcodeId })}
              onClick={() => void release(reel)}
            >
              {text("release")}
            </Button>
          }
        >
          {text("problem", { barcodeId: reel.barcodeId, problem: reel.problem })}
        </Alert>
      ))}
      {paper.isOpen &&
        lost.map(({ reelId, barcodeId, orderId, client, at }) => (
          <Alert key={`${reelId} ${at}`} severity="info" variant="outlined">
            {text("lost", { barcodeId })}{" "}
            <Link component={RouterLink} to={showAddress("orders", orderId)} color="inherit">
              {text("lostTo", { orderId, client })}
            </Link>{" "}
            {text("lostAt", { time: indiaMoment(at) })}
          </Alert>
        ))}
    </>
  );
}
