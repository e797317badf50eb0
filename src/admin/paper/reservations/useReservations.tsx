import { Alert, Button } from "@mui/material";
import { useState } from "react";
import type {
  OrderPaper,
  Reservation,
  Reservations,
  UpsChoice,
} from "../../../../contract/orderPaperPlan";
import { writesShown } from "../../../api/hostWrites";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { serverMessage, useSend } from "../../sending";
import { whileSignedIn } from "../../sessionEnd";
import { useHost } from "../../useHostQuery";
import { reservationTexts } from "./texts";

type Named<Of> = Of & { readonly barcodeId: string };

/** Sets the number of blanks side by side, reserves and releases reels, and reads the plan again. */
export function useReservations(id: RecordId) {
  const host = useHost();
  const text = useTexts(reservationTexts);

  const [refused, setRefused] = useState<readonly string[]>([]);

  const [send, isBusy] = useSend({
    call: (_, call: () => Promise<string | undefined>, _failed: string) => {
      setRefused([]);
      return call();
    },
    done: (message) => message,
    failed: (failure, [, failed]) => serverMessage(failure, failed),
    // A further press is about what the screen shows then.
    onSettled: writesShown,
  });

  const choose = (choice: UpsChoice) =>
    send(async () => {
      await host.call("chooseUps", { id, ...choice });
      return choice.ups === null
        ? text("upsDoneBest")
        : text("upsDone", { smart_count: choice.ups });
    }, text("upsFailed"));

  const reserveAll = (body: Reservations) =>
    send(async () => {
      const outcome = await whileSignedIn(host.call("reserveReels", { id, ...body }));
      setRefused(outcome.refused.map(({ message }) => message));
      const count = outcome.reserved.length;
      return count === 0 ? undefined : text("reservedAll", { smart_count: count });
    }, text("notReservedAll"));

  const reserve = ({ barcodeId, ...body }: Named<Reservation>) =>
    send(async () => {
      await host.call("reserveReel", { id, ...body });
      return text("reservedDone", { barcodeId });
    }, text("notReserved"));
  const release = ({ barcodeId, reelId }: Named<{ readonly reelId: number }>) =>
    send(async () => {
      await host.call("releaseReel", { id, reelId });
      return text("releasedDone", { barcodeId });
    }, text("notReleased"));

  return { choose, reserve, reserveAll, release, refused, isBusy };
}

export function ReservationNotes({ id, paper }: Readonly<{ id: RecordId; paper: OrderPaper }>) {
  const text = useTexts(reservationTexts);
  const { release, isBusy } = useReservations(id);
  const { plan, reserved, lost } = paper;
  const marked = reserved.flatMap((reel) => {
    // The page of combined runs shows the reels of a run.
    const isShown =
      paper.combinedRun !== undefined || plan?.layers.some(({ index }) => index === reel.layer);
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
            <TextLink to={showAddress("orders", orderId)}>
              {text("lostTo", { orderId, client })}
            </TextLink>{" "}
            {text("lostAt", { time: indiaMoment(at) })}
          </Alert>
        ))}
    </>
  );
}
