import type { ReactElement } from "react";
import { block, tray } from "../../art/block";
import type { Face } from "../../art/Faces";
import { rectangle } from "../../art/geometry";
import { open } from "../../art/slottedCarton";
import { Carton, Pieces } from "./Carton";
import { HandlingMarks, Mark, marks } from "./Mark";
import type { BoxArt } from "./names";

/** Returns the faces with a lift, so that they are painted after the faces below. */
const above = (faces: Face[], lift: number) => faces.map((face) => ({ ...face, lift }));

const lidAndBase = [
  ...tray({ size: [380, 280, 150] }),
  ...above(block({ at: [-8, -8, 230], size: [396, 296, 90] }), 900),
];

const divided = [
  ...tray({ size: [400, 300, 230] }),
  ...[100, 200, 300].map(
    (x): Face => ({
      corners: rectangle([x, 300, 0], [0, -300, 0], [0, 0, 210]),
      normal: [1, 0, 0],
      cut: [
        [x, 0, 210],
        [x, 300, 210],
      ],
    }),
  ),
];

/** The distance by which the mailer's lid leans back, and the height of the lid's edge. */
const [lean, rise] = [114, 336];

/** A die-cut mailer with its lid half open, hinged at the back. */
const mailer: readonly Face[] = [
  {
    corners: rectangle([0, 0, 90], [400, 0, 0], [0, -lean, rise - 90]),
    normal: [0, -1, -0.4],
    lift: -500,
  },
  {
    corners: [
      [12, -lean, rise],
      [388, -lean, rise],
      [370, 70 - lean, rise + 24],
      [30, 70 - lean, rise + 24],
    ],
    normal: [0, 0.3, 1],
    lift: -400,
  },
  ...tray({ size: [400, 300, 90] }),
];

const ink = "#17293a";
const paper = "#f3e9d8";

/** A printed band with the company's wave. */
function Band({ width, height, colour }: { width: number; height: number; colour: string }) {
  const steps = Math.ceil(width / 80);
  return (
    <path
      d={`M0 ${height * 0.66}${"c20 0 20-34 40-34s20 34 40 34".repeat(steps - 1)}`}
      fill="none"
      stroke={colour}
      strokeWidth="12"
    />
  );
}

const slot = (x: number, y: number) => (
  <rect x={x - 55} y={y} width="110" height="34" rx="17" fill="#5c4321" />
);

const pane = (
  <g stroke={ink} strokeWidth="3">
    <rect x="70" y="60" width="220" height="150" rx="10" fill="#5c4321" />
    <path d="M70 170l90-110h60L90 210H80q-10 0-10-10z" fill="#96703c" stroke="none" />
  </g>
);

export const boxDrawings: Record<BoxArt, ReactElement> = {
  "box-rsc": <Carton size={{ length: 400, width: 300, height: 300 }} isMeasured />,
  "box-estimate": <Carton size={{ length: 400, width: 300, height: 200 }} isMeasured />,
  "box-rsc-open": <Carton size={{ length: 400, width: 300, height: 250 }} pose={open} />,
  "box-rsc-tall": <Carton size={{ length: 260, width: 240, height: 480 }} isMeasured />,
  "box-rsc-flat": <Carton size={{ length: 460, width: 360, height: 120 }} isMeasured />,
  "box-rsc-long": <Carton size={{ length: 640, width: 220, height: 220 }} isMeasured />,
  "box-rsc-printed": (
    <Carton
      size={{ length: 400, width: 300, height: 300 }}
      finish={{
        tone: "white",
        longPrint: (
          <>
            <Mark drawing={marks.Beverage} width={400} height={240} colour="#b93a17" />
            <Band width={400} height={380} colour="#b93a17" />
          </>
        ),
        endPrint: <HandlingMarks width={300} height={300} />,
      }}
    />
  ),
  "box-heavy-duty": (
    <Carton
      size={{ length: 420, width: 360, height: 320 }}
      pose={{ ...open, minorFlaps: -0.25 }}
      ply={9}
      finish={{ tone: "dark", endPrint: <HandlingMarks width={360} height={320} /> }}
    />
  ),
  "box-industrial": (
    <Pieces
      faces={[
        ...block({ size: [460, 360, 60], tone: "dark" }),
        ...above(
          block({
            at: [10, 10, 60],
            size: [440, 340, 300],
            rightPrint: <HandlingMarks width={340} height={300} />,
            leftPrint: (
              <Mark
                drawing={marks["MotorCycle Accessories"]}
                width={440}
                height={300}
                colour={ink}
              />
            ),
          }),
          800,
        ),
      ]}
    />
  ),
  "box-mailer": <Pieces faces={mailer} />,
  "box-tray": <Pieces faces={tray({ size: [440, 320, 110] })} ply={5} />,
  "box-lid-and-base": <Pieces faces={lidAndBase} />,
  "box-window": <Pieces faces={block({ size: [360, 260, 280], leftPrint: pane })} />,
  "box-handle": (
    <Pieces
      faces={block({ size: [360, 300, 340], leftPrint: slot(180, 60), rightPrint: slot(150, 60) })}
    />
  ),
  "box-divider": <Pieces faces={divided} ply={5} />,
  "box-duplex": (
    <Pieces
      faces={block({
        size: [260, 130, 380],
        tone: "white",
        leftPrint: <Mark drawing={marks["Organic Food Industries"]} width={260} height={330} />,
        rightPrint: <path d="M20 300h90M20 325h90M20 350h55" stroke={ink} strokeWidth="7" />,
      })}
    />
  ),
  "box-laminated": (
    <Pieces
      faces={block({
        size: [400, 260, 260],
        tone: "ink",
        leftPrint: (
          <>
            <Mark
              drawing={marks["HomeWare, TableWare, Microwave, CookWare"]}
              width={400}
              height={230}
              colour={paper}
            />
            <Band width={400} height={340} colour="#d0b486" />
          </>
        ),
        rightPrint: <path d="M0 0h70L0 150z" fill="#fff" opacity=".22" />,
      })}
    />
  ),
};
