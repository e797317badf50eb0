import { useState } from "react";
import { readNumber } from "../../../domain/numbers";
import { mayBeFinished, movementRefusal } from "../../../domain/reelLedger";
import { gramsOf } from "../../../domain/storedUnits";
import { readTexts, useTexts } from "../../texts/useTexts";
import { formatKilograms, type ScanLabel } from "../format";
import type { EnteredContent } from "../queue/scan";
import type { RunningFor, StationReel } from "../queue/stationRecords";
import { stationTexts } from "../texts";
import { FinishedQuestion } from "./ConfirmQuestion";
import { NumberEntry, QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

/** Returns the error for a text that is not a number. */
const noNumber = (text: string) => {
  const texts = readTexts(stationTexts);
  return text.trim() === "" ? texts("return.required") : texts("return.notANumber");
};

/** Returns the error for the weight of a returned reel, by the ledger's rule. */
export function weightError(
  text: string,
  reel: StationReel,
  running: RunningFor | undefined,
): string | undefined {
  const texts = readTexts(stationTexts);
  const weight = readNumber(text);
  if (weight === undefined) return noNumber(text);
  const before = running?.weightBefore ?? reel.currentWeight;
  const [issued, grams] = [gramsOf(before), gramsOf(weight)];
  const atMachine = { balance: 0, received: issued, issued };
  const refusal = movementRefusal(atMachine, { kind: "RETURN", grams });
  if (refusal === undefined) return undefined;
  if (refusal === "WEIGHS_NOTHING") return texts("return.notZero");
  return texts("return.tooHeavy", {
    weight: formatKilograms(weight),
    before: formatKilograms(before),
  });
}

/**
 * Returns the error of a typed diameter.
 * @param fullDiameter in millimetres, if it is already known
 */
export function diameterError(text: string, fullDiameter?: number): string | undefined {
  const texts = readTexts(stationTexts);
  const diameter = readNumber(text);
  if (diameter === undefined) return noNumber(text);
  if (!Number.isInteger(diameter) || diameter < 1 || diameter > 3000)
    return texts("return.diameterTooLarge");
  return fullDiameter !== undefined && diameter > fullDiameter
    ? texts("return.diameterAboveFull")
    : undefined;
}

/** Returns the error of a number of boxes. No number is no error, because it is optional. */
export function boxesError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const texts = readTexts(stationTexts);
  const boxes = readNumber(text);
  if (boxes === undefined) return texts("return.notANumber");
  return Number.isInteger(boxes) ? undefined : texts("return.wholeBoxes");
}

type Step = "weight" | "fullDiameter" | "diameter" | "boxes" | "finished";

interface Entered {
  readonly weight?: number;
  readonly fullDiameter?: number;
  readonly diameter?: number;
  readonly howManyBox?: number;
}

interface ReturnProps {
  readonly reel: StationReel;
  readonly running: RunningFor | undefined;
  readonly onCancel: () => void;
  readonly onComplete: (content: EnteredContent, label: ScanLabel) => void;
}

/** Asks for the paper left on a reel, by weight or by diameter, and for the number of boxes made. */
export function ReturnQuestions({ reel, running, onCancel, onComplete }: ReturnProps) {
  const texts = useTexts(stationTexts);
  const [steps, setSteps] = useState<readonly Step[]>(["weight"]);
  const [entered, setEntered] = useState<Entered>({});
  const step = steps.at(-1) ?? "weight";

  const go = (next: Step, more: Entered = {}) => {
    setEntered({ ...entered, ...more });
    setSteps([...steps, next]);
  };

  const complete = (all: Entered & { readonly isFinished?: boolean }) =>
    onComplete(
      { call: "returnReel", body: { barcodeId: reel.barcodeId, ...all } },
      { reel: reel.reelNo },
    );

  const enterWeight = (text: string) => {
    const error = weightError(text, reel, running);
    const weight = readNumber(text);
    // The weight replaces an entered diameter.
    if (error === undefined && weight !== undefined) {
      setEntered({ weight });
      setSteps([...steps, "boxes"]);
    }
    return error;
  };

  const enterDiameter = (field: "fullDiameter" | "diameter") => (text: string) => {
    const error = diameterError(text, field === "diameter" ? entered.fullDiameter : undefined);
    const millimetres = readNumber(text);
    if (error === undefined && millimetres !== undefined) {
      const { weight: _, ...rest } = entered;
      setEntered({ ...rest, [field]: millimetres });
      setSteps([...steps, field === "fullDiameter" ? "diameter" : "boxes"]);
    }
    return error;
  };

  /** Asks for the diameter. The full diameter is stored with the reel, or the station asks for it first. */
  const askDiameter = () => {
    const { fullDiameter } = reel;
    if (fullDiameter === undefined) go("fullDiameter");
    else go("diameter", { fullDiameter });
  };

  const enterBoxes = (text: string) => {
    const error = boxesError(text);
    if (error !== undefined) return error;
    const howManyBox = readNumber(text);
    const all = howManyBox === undefined ? entered : { ...entered, howManyBox };
    const { weight } = entered;
    const asks = weight !== undefined && mayBeFinished(gramsOf(weight), gramsOf(reel.coreWeight));
    if (asks) go("finished", all);
    else complete(all);
    return undefined;
  };

  const frame = {
    reel,
    about: running && texts("return.runsFor", { id: running.orderId, client: running.client }),
    onCancel,
    onBack: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : undefined,
  };

  const screens: Readonly<Record<Step, () => React.ReactNode>> = {
    weight: () => (
      <QuestionFrame
        {...frame}
        form={step}
        question={texts("return.weight")}
        hint={texts("return.weightHint")}
      >
        <NumberEntry
          key={step}
          form={step}
          label={texts("return.weight")}
          hasPoint
          suffix="kg"
          onEnter={enterWeight}
        />
        <button type="button" className={styles.other} onClick={askDiameter}>
          {texts("return.byDiameter")}
        </button>
      </QuestionFrame>
    ),
    fullDiameter: () => (
      <QuestionFrame
        {...frame}
        form={step}
        question={texts("return.full")}
        hint={texts("return.diameterHint")}
      >
        <NumberEntry
          key={step}
          form={step}
          label={texts("return.full")}
          suffix="mm"
          onEnter={enterDiameter("fullDiameter")}
        />
      </QuestionFrame>
    ),
    diameter: () => (
      <QuestionFrame
        {...frame}
        form={step}
        question={texts("return.now")}
        hint={
          entered.fullDiameter === undefined
            ? texts("return.diameterHint")
            : texts("return.nowHint", { full: entered.fullDiameter.toLocaleString("en-IN") })
        }
      >
        <NumberEntry
          key={step}
          form={step}
          label={texts("return.now")}
          suffix="mm"
          onEnter={enterDiameter("diameter")}
        />
      </QuestionFrame>
    ),
    boxes: () => (
      <QuestionFrame
        {...frame}
        form={step}
        question={texts("return.boxes")}
        hint={texts("return.boxesHint")}
      >
        <NumberEntry key={step} form={step} label={texts("return.boxes")} onEnter={enterBoxes} />
      </QuestionFrame>
    ),
    finished: () => (
      <FinishedQuestion
        {...frame}
        weight={entered.weight ?? 0}
        coreWeight={reel.coreWeight}
        onAnswer={(isFinished) => complete({ ...entered, isFinished })}
        onWeighAgain={() => setSteps(["weight"])}
      />
    ),
  };
  return screens[step]();
}
