import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { readNumber } from "../../../domain/numbers";
import { mostPieces, pieceWasteReasons } from "../../../domain/stages/kinds";
import { block, boundsOf, Faces, project } from "../../art/Faces";
import { closed, slottedCarton } from "../../art/slottedCarton";
import { useTexts } from "../../texts/useTexts";
import { formatCount } from "../format";
import { cardOf, type StageAtStation, type StageContent } from "../queue/machineAtStation";
import type { StationOrder } from "../queue/stationRecords";
import { type StationText, stationTexts } from "../texts";
import { announce } from "./announce";
import styles from "./Machine.module.css";
import { NumberKeys, QuestionFrame } from "./QuestionFrame";

type Job = NonNullable<StationOrder["job"]>;
type Field = "good" | "waste";
type Reason = (typeof pieceWasteReasons)[number];

/** A small drawing of the closed box. */
function BoxDrawing({ job: { style, length, width, height } }: { readonly job: Job }) {
  const faces =
    style === "0201"
      ? slottedCarton({ length, width, height }, closed)
      : block({ at: [0, -width, 0], size: [length, width, height] });
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  const line = bounds.width / 150;
  const [left, top] = [bounds.left - line, bounds.top - line];
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      viewBox={`${left} ${top} ${bounds.width + 2 * line} ${bounds.height + 2 * line}`}
      fill="none"
      strokeLinejoin="round"
    >
      <Faces faces={faces} line={line} />
    </svg>
  );
}

/**
 * Returns the number of pieces in a field, which is 0 for an empty field. Returns the error of a text that is no count.
 */
function readPieces(typed: string, text: StationText): number | string {
  if (typed.trim() === "") return 0;
  const count = readNumber(typed);
  if (count === undefined || !Number.isInteger(count)) return text("machine.whole");
  return count > mostPieces ? text("machine.most", { most: formatCount(mostPieces) }) : count;
}

interface MachineScreenProps {
  readonly order: StationOrder;
  readonly machineId: number;
  readonly stage: StageAtStation;
  /** The bar with the machine's name. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onEnter: (content: StageContent) => void;
}

/** An order at the station's machine: the available and open pieces, and the keys for good pieces and waste. */
export function MachineScreen(props: MachineScreenProps) {
  const { order, machineId, stage, children, onCancel, onEnter } = props;
  const text = useTexts(stationTexts);
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({ good: "", waste: "" });
  const [field, setField] = useState<Field>("good");
  const [reason, setReason] = useState<Reason>();
  const [error, setError] = useState<string>();
  const inputs = { good: useRef<HTMLInputElement>(null), waste: useRef<HTMLInputElement>(null) };
  const errorId = useId();
  const { job } = order;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field that is shown as chosen has the focus
  useEffect(() => inputs[field].current?.focus(), [field]);

  const change = (name: Field) => (entered: string) => {
    if (!/^[\d,]{0,12}$/.test(entered)) return;
    setError(undefined);
    setTyped((before) => ({ ...before, [name]: entered }));
  };

  const refuse = (message: string, name: Field) => {
    setField(name);
    setError(message);
    announce({ tone: "bad", spoken: [message], locale: text("locale") });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [good, waste] = [readPieces(typed.good, text), readPieces(typed.waste, text)];
    if (typeof good === "string") return refuse(good, "good");
    if (typeof waste === "string") return refuse(waste, "waste");
    if (good + waste === 0) return refuse(text("machine.noPieces"), "good");
    if (waste > 0 && reason === undefined) return refuse(text("machine.noReason"), "waste");
    const body = { barcodeId: cardOf(order.id), machineId, good, waste };
    onEnter({ call: "enterStage", body: waste > 0 ? { ...body, reason } : body });
  };

  const print =
    job && job.printColours > 0
      ? text("machine.colours", { smart_count: job.printColours })
      : text("machine.plain");
  const facts: readonly (readonly [string, string])[] = [
    [text("machine.size"), order.size],
    [text("machine.print"), print],
    ...(stage.available === undefined
      ? []
      : [[text("machine.available"), formatCount(Math.max(0, stage.available))] as const]),
    [text("machine.leftToMake"), formatCount(stage.left)],
  ];
  return (
    <QuestionFrame
      title={text("order", { id: order.id })}
      about={order.client}
      question={text(`stages.${stage.kind}`)}
      form="pieces"
      submit={text("machine.done")}
      onCancel={onCancel}
    >
      <form
        id="pieces"
        className={styles.screen}
        data-field={field}
        data-asks={error === text("machine.noReason") || undefined}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.side}>
          <div className={styles.job}>
            {job && <BoxDrawing job={job} />}
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {children}
          {field === "waste" && (
            <fieldset className={styles.reasons}>
              <legend>{text("machine.reason")}</legend>
              {pieceWasteReasons.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === reason}
                  onClick={() => {
                    setError(undefined);
                    setReason(one);
                  }}
                >
                  {text(`waste.${one}`)}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.fields}>
            {(["good", "waste"] as const).map((name) => (
              <label key={name} className={styles.field} data-chosen={name === field || undefined}>
                <span>{text(`machine.${name}`)}</span>
                <input
                  ref={inputs[name]}
                  value={typed[name]}
                  onChange={({ target }) => change(name)(target.value)}
                  onFocus={() => setField(name)}
                  inputMode="none"
                  autoComplete="off"
                  aria-invalid={error !== undefined && name === field}
                  aria-describedby={errorId}
                />
              </label>
            ))}
          </div>
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
          <div className={styles.keys}>
            <NumberKeys text={typed[field]} onChange={change(field)} />
          </div>
        </div>
      </form>
    </QuestionFrame>
  );
}
