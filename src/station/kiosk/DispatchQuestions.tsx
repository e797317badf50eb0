import { useState } from "react";
import { readNumber } from "../../../domain/readNumber";
import { readTexts, useTexts } from "../../texts/useTexts";
import { boxesText, type ScanLabel } from "../format";
import { cardOf } from "../queue/machineAtStation";
import type { StationOrder } from "../queue/reelAtStation";
import type { EnteredContent, WaitingScan } from "../queue/scan";
import { stationTexts } from "../texts";
import { NumberEntry } from "./NumberEntry";
import { QuestionFrame } from "./QuestionFrame";
import { VehicleEntry } from "./VehicleEntry";

/** True if the host takes dispatches from stations. An older host names no limit. */
export const mayDispatch = ({ dispatchLimit }: StationOrder): boolean =>
  dispatchLimit !== undefined;

/** Returns the boxes that left for an order, as if the host had recorded all waiting scans. */
export const dispatchedAtStation = (
  { id, dispatched = 0 }: StationOrder,
  waiting: readonly WaitingScan[],
): number =>
  waiting.reduce(
    (sum, { content }) =>
      content.call === "dispatchOrder" && content.body.barcodeId === cardOf(id)
        ? sum + content.body.quantity
        : sum,
    dispatched,
  );

/** Returns the error for the entered boxes, with both figures if they are too many. */
export function dispatchError(text: string, rest: number): string | undefined {
  const texts = readTexts(stationTexts);
  const count = readNumber(text);
  if (count === undefined)
    return text.trim() === "" ? texts("return.required") : texts("return.notANumber");
  if (!Number.isInteger(count) || count < 1) return texts("dispatch.wholeBoxes");
  return count > rest
    ? texts("dispatch.tooMany", { wanted: boxesText(count, texts), rest: boxesText(rest, texts) })
    : undefined;
}

interface DispatchProps {
  readonly order: StationOrder;
  /** The vehicles of the last dispatches. */
  readonly vehicles: readonly string[];
  readonly waiting: readonly WaitingScan[];
  readonly onCancel: () => void;
  readonly onComplete: (content: EnteredContent, label: ScanLabel) => void;
}

/** Asks how many boxes of an order leave, and in which vehicle. */
export function DispatchQuestions(props: DispatchProps) {
  const { order, vehicles, waiting, onCancel, onComplete } = props;
  const texts = useTexts(stationTexts);
  const [quantity, setQuantity] = useState<number>();
  const dispatched = dispatchedAtStation(order, waiting);
  const limit = order.dispatchLimit ?? order.quantity;
  const frame = { title: texts("order", { id: order.id }), about: order.client, onCancel };

  const enterBoxes = (text: string) => {
    const error = dispatchError(text, Math.max(0, limit - dispatched));
    if (error === undefined) setQuantity(readNumber(text));
    return error;
  };

  if (quantity === undefined)
    return (
      <QuestionFrame
        {...frame}
        form="boxes"
        question={texts("dispatch.boxes")}
        hint={texts("dispatch.progress", {
          dispatched: boxesText(dispatched, texts),
          limit: boxesText(limit, texts),
        })}
      >
        <NumberEntry
          key="boxes"
          form="boxes"
          label={texts("dispatch.boxes")}
          onEnter={enterBoxes}
        />
      </QuestionFrame>
    );

  const complete = (transportNumber: string) =>
    onComplete(
      {
        call: "dispatchOrder",
        body: { barcodeId: cardOf(order.id), quantity, transportNumber },
      },
      { order: order.id },
    );
  return (
    <QuestionFrame
      {...frame}
      about={`${order.client}, ${boxesText(quantity, texts)}`}
      form="vehicle"
      question={texts("dispatch.vehicle")}
      hint={texts("dispatch.vehicleHint")}
      submit={texts("dispatch.submit")}
      onBack={() => setQuantity(undefined)}
    >
      <VehicleEntry form="vehicle" vehicles={vehicles} onEnter={complete} />
    </QuestionFrame>
  );
}
