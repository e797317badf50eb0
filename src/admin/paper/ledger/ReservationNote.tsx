import { Alert, Button, Link, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { ReelReservation } from "../../../../contract/reelMovements";
import type { Reel } from "../../../../contract/reels";
import type { ListRow } from "../../../api/readRow";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { indiaMoment } from "../../formatMoment";
import { showAddress } from "../../recordAddresses";
import { noValue } from "../../schema/formatterFor";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { ledgerTexts } from "./ledgerTexts";

interface ReservationNoteProps {
  readonly reel: Pick<ListRow<Reel>, "id" | "barcodeId">;
  readonly reservation: ReelReservation;
}

/**
 * Shows the order that has reserved a reel, the admin, and the reason why the reservation needs attention. The reel
 * can be released here.
 */
export function ReservationNote({ reel, reservation }: ReservationNoteProps) {
  const text = useTexts(ledgerTexts);
  const host = useHost();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { orderId, client, layer, createdBy, createdAt, problem } = reservation;
  const { barcodeId = noValue } = reel;
  const [release, isBusy] = useSubmitOnce(async () => {
    try {
      await whileSignedIn(host.call("releaseReel", { id: orderId, reelId: Number(reel.id) }));
      notify(text("reservation.released", { barcodeId }), { type: "success" });
    } catch (error) {
      notify(serverMessage(error, text("reservation.notReleased")), { type: "error" });
    }
    await queryClient.invalidateQueries({ queryKey: ["reels"] });
  });
  return (
    <Alert
      severity={problem === undefined ? "info" : "warning"}
      variant="outlined"
      action={
        <Button color="inherit" loading={isBusy} onClick={() => void release()}>
          {text("reservation.release")}
        </Button>
      }
    >
      <Typography variant="body2">
        {text("reservation.reserved", { layer })}{" "}
        <Link component={RouterLink} to={showAddress("orders", orderId)} color="inherit">
          {text("reservation.order", { id: orderId, client })}
        </Link>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text("reservation.by", { by: createdBy, time: indiaMoment(createdAt) })}
      </Typography>
      {problem !== undefined && <Typography variant="body2">{problem}</Typography>}
    </Alert>
  );
}
