import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { readNumber } from "../../../domain/numbers";
import { readTexts, useTexts } from "../../texts/useTexts";
import { boxesText, type ScanLabel } from "../format";
import { cardOf } from "../queue/machineAtStation";
import type { EnteredContent, WaitingScan } from "../queue/scan";
import type { StationOrder } from "../queue/stationRecords";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import { NumberEntry, QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

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

const keys = [..."1234567890QWERTYUIOPASDFGHJKL-ZXCVBNM"];
const longest = 60;

interface VehicleEntryProps {
  /** The id of the form, by which the button outside of the form submits it. */
  readonly form: string;
  /** The vehicles of the last dispatches. One press enters one. */
  readonly vehicles: readonly string[];
  /** Receives the vehicle's number without blanks around it. It is never empty. */
  readonly onEnter: (vehicle: string) => void;
}

/** A vehicle's number by large keys for gloves, or by a keyboard. */
function VehicleEntry({ form, vehicles, onEnter }: VehicleEntryProps) {
  const texts = useTexts(stationTexts);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  useEffect(() => field.current?.focus(), []);

  const change = (typed: string) => {
    setMissing(false);
    setText(typed.toUpperCase().slice(0, longest));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const vehicle = text.trim();
    if (vehicle !== "") return onEnter(vehicle);
    setMissing(true);
    announce({ tone: "bad", spoken: [texts("dispatch.noVehicle")], locale: texts("locale") });
  };

  return (
    <form id={form} className={styles.letters} onSubmit={submit} noValidate>
      <div className={styles.number}>
        <input
          ref={field}
          value={text}
          onChange={({ target }) => change(target.value)}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          aria-label={texts("dispatch.vehicle")}
          aria-invalid={isMissing}
          aria-describedby={errorId}
        />
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {isMissing && texts("dispatch.noVehicle")}
      </p>
      {vehicles.length > 0 && (
        <div className={styles.vehicles}>
          {vehicles.map((vehicle) => (
            <button key={vehicle} type="button" onClick={() => onEnter(vehicle)}>
              {vehicle}
            </button>
          ))}
        </div>
      )}
      <div className={styles.letterKeys}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => change(text + key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.erase}
          aria-label={texts("question.erase")}
          onClick={() => change(text.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
    </form>
  );
}
