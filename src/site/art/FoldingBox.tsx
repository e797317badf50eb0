import { Measures, Tape } from "../../art/cartonOverlays";
import { nearness } from "../../art/geometry";
import { closed, type Pose, slottedCarton } from "../../art/slottedCarton";
import { HandlingMarks, Pieces } from "./Carton";

/** The film's length in seconds; it ends as it begins, so that it can go round and round. */
export const filmSeconds = 9;

interface Movement {
  readonly of: keyof Pose;
  readonly from: number;
  readonly to: number;
  /** The part's final pose: 0 is flat, 1 is folded. */
  readonly becomes: number;
}

/** A closed box comes apart, lies flat for a moment and is folded again. Times in seconds. */
const movements: readonly Movement[] = [
  { of: "majorFlaps", from: 0.9, to: 1.7, becomes: 0 },
  { of: "minorFlaps", from: 1.4, to: 2.1, becomes: 0 },
  { of: "bottom", from: 1.8, to: 2.6, becomes: 0 },
  { of: "wrap", from: 2.3, to: 3.7, becomes: 0 },
  { of: "wrap", from: 4.5, to: 6.1, becomes: 1 },
  { of: "bottom", from: 5.9, to: 6.7, becomes: 1 },
  { of: "minorFlaps", from: 6.6, to: 7.3, becomes: 1 },
  { of: "majorFlaps", from: 7.2, to: 8.1, becomes: 1 },
];

const ease = (share: number) => share * share * (3 - 2 * share);

export function foldingPose(seconds: number): Pose {
  const pose: Record<keyof Pose, number> = { ...closed };
  for (const { of, from, to, becomes } of movements) {
    if (seconds <= from) continue;
    const share = ease(Math.min(1, (seconds - from) / (to - from)));
    pose[of] = becomes === 1 ? share : 1 - share;
  }
  return pose;
}

const isTaped = (seconds: number) => seconds < 0.7 || seconds > 8.3;

const size = { length: 400, width: 300, height: 300 };
const wave = "M30 180c35 0 35-70 70-70s35 70 70 70 35-70 70-70 35 70 70 70 35-70 60-70";

export function FoldingBox({ seconds }: { seconds: number }) {
  const faces = slottedCarton(size, foldingPose(seconds), {
    longPrint: <path d={wave} fill="none" stroke="#b93a17" strokeWidth="14" />,
    endPrint: <HandlingMarks width={size.width} height={size.height} />,
  });
  // The poster is inside the HTML of the home page. It has no faces that the closed box hides.
  const shown = isTaped(seconds) ? faces.filter(({ normal }) => nearness(normal) > 0) : faces;
  return (
    <Pieces faces={shown} ply={5} margin={0.42}>
      {(line) =>
        isTaped(seconds) && (
          <>
            <Tape size={size} line={line} />
            <Measures size={size} line={line} />
          </>
        )
      }
    </Pieces>
  );
}
