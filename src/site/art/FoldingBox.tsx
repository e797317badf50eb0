import { Faces } from "../../art/Faces";
import { boundsOf, project } from "../../art/geometry";
import { Measures } from "../../art/Measures";
import { slottedCarton } from "../../art/slottedCarton";
import { Tape } from "../../art/Tape";
import { foldingPose, isTaped } from "./foldingPose";
import { HandlingMarks } from "./Mark";
import { Sheet } from "./Sheet";

const size = { length: 400, width: 300, height: 300 };
const wave = "M30 180c35 0 35-70 70-70s35 70 70 70 35-70 70-70 35 70 70 70 35-70 60-70";

/** A frame of the film: the folding box at one moment. */
export function FoldingBox({ seconds }: { seconds: number }) {
  const faces = slottedCarton(size, foldingPose(seconds), {
    longPrint: <path d={wave} fill="none" stroke="#b93a17" strokeWidth="14" />,
    endPrint: <HandlingMarks width={size.width} height={size.height} />,
  });
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  return (
    <Sheet bounds={bounds} margin={0.42}>
      {(line) => (
        <>
          <Faces faces={faces} line={line} ply={5} />
          {isTaped(seconds) && <Tape size={size} line={line} />}
          {isTaped(seconds) && <Measures size={size} line={line} />}
        </>
      )}
    </Sheet>
  );
}
