import type { ReactElement } from "react";
import { Measures } from "../../art/cartonOverlays";
import { block, type Face, type Point3, rectangle, tray } from "../../art/Faces";
import { open } from "../../art/slottedCarton";
import { type UsualBox, usualBoxes } from "../company";
import { Carton, HandlingMarks, Mark, marks, Pieces } from "./Carton";
import type { BoxArt } from "./names";

/** Raises faces in the order of painting by `lift`, so that they are painted over the faces below. */
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

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Draws a partition from corner to corner of the cells, so that crossing partitions hide each other rightly. */
function partition(at: Point3, along: Point3, height: number): Face {
  const corners = rectangle(at, along, [0, 0, height]);
  const normal: Point3 = along[0] === 0 ? [1, 0, 0] : [0, 1, 0];
  return { corners, normal, cut: [corners[3], corners[2]] };
}

/** Returns an open box with its partitions. */
function dividedBox(size: Point3, [along, across]: readonly [number, number]): Face[] {
  const [length, width, height] = size;
  const [cellLength, cellWidth] = [length / along, width / across];
  const [floor, back, left, front, right] = tray({ at: [0, -width, 0], size });
  const high = height * 0.9;
  const crossing = places(along - 1).flatMap((column) =>
    places(across).map((row) =>
      partition([(column + 1) * cellLength, -row * cellWidth, 0], [0, -cellWidth, 0], high),
    ),
  );
  const lengthwise = places(across - 1).flatMap((row) =>
    places(along).map((column) =>
      partition([column * cellLength, -(row + 1) * cellWidth, 0], [cellLength, 0, 0], high),
    ),
  );
  const walls = [floor, back, left].filter((face) => face !== undefined);
  const near = [front, right].filter((face) => face !== undefined);
  return [
    ...walls.map((face) => ({ ...face, lift: -9999 })),
    ...crossing,
    ...lengthwise,
    ...near.map((face) => ({ ...face, lift: 9999 })),
  ];
}

/** A slotted box is closed, unless its partitions have to be seen. A half slotted box is open. */
function UsualBoxDrawing({ style, size: [length, width, height], ply, cells }: UsualBox) {
  const size = { length, width, height };
  if (style === "0201" && !cells) return <Carton size={size} ply={ply} isMeasured />;
  const sides: Point3 = [length, width, height];
  // The measures expect the box behind the axis along which its length runs.
  const shape = { at: [0, -width, 0], size: sides } as const;
  const faces = cells ? dividedBox(sides, cells) : style === "0200" ? tray(shape) : block(shape);
  return (
    <Pieces faces={faces} ply={ply} margin={0.62}>
      {(line) => <Measures size={size} line={line} />}
    </Pieces>
  );
}

/** The drawings by their boxes' names. */
export const usualBoxDrawings = new Map(
  Object.entries(usualBoxes).map(([name, box]) => [name, <UsualBoxDrawing key={name} {...box} />]),
);
