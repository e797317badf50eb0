import type { ReactElement } from "react";
import { block, tray } from "../../art/block";
import { closed, open } from "../../art/slottedCarton";
import { Carton, Pieces } from "./Carton";
import { above, divided, lidAndBase } from "./compoundBoxes";
import { HandlingMarks, Mark } from "./Mark";
import { mailer } from "./mailer";
import { marks } from "./marks";
import type { BoxArt } from "./names";

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
  "box-rsc": <Carton size={{ length: 400, width: 300, height: 300 }} pose={closed} isMeasured />,
  "box-rsc-open": <Carton size={{ length: 400, width: 300, height: 250 }} pose={open} />,
  "box-rsc-tall": (
    <Carton size={{ length: 260, width: 240, height: 480 }} pose={closed} isMeasured />
  ),
  "box-rsc-flat": (
    <Carton size={{ length: 460, width: 360, height: 120 }} pose={closed} isMeasured />
  ),
  "box-rsc-long": (
    <Carton size={{ length: 640, width: 220, height: 220 }} pose={closed} isMeasured />
  ),
  "box-rsc-printed": (
    <Carton
      size={{ length: 400, width: 300, height: 300 }}
      pose={closed}
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
        ...block({ at: [0, 0, 0], size: [460, 360, 60], tone: "dark" }),
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
  "box-mailer": <Pieces faces={mailer({ length: 400, width: 300, height: 90 })} />,
  "box-tray": <Pieces faces={tray({ at: [0, 0, 0], size: [440, 320, 110] })} ply={5} />,
  "box-lid-and-base": <Pieces faces={lidAndBase} />,
  "box-window": <Pieces faces={block({ at: [0, 0, 0], size: [360, 260, 280], leftPrint: pane })} />,
  "box-handle": (
    <Pieces
      faces={block({
        at: [0, 0, 0],
        size: [360, 300, 340],
        leftPrint: slot(180, 60),
        rightPrint: slot(150, 60),
      })}
    />
  ),
  "box-divider": <Pieces faces={divided} ply={5} />,
  "box-duplex": (
    <Pieces
      faces={block({
        at: [0, 0, 0],
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
        at: [0, 0, 0],
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
