import type { ReactElement } from "react";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { isComputed } from "../../../domain/board/computed";
import { dielineOf } from "../../../domain/board/dieline";
import { millimetres } from "../../../domain/board/quantities";
import { type TextOf, textsIn } from "../../../domain/texts";
import { BlankFigure } from "../../art/BlankFigure";
import { block } from "../../art/Faces";
import type { CartonSize } from "../../art/slottedCarton";
import { hsnCodes } from "../company";
import { productsTexts } from "../texts/productsTexts";
import hindi from "../texts/texts.hi.json";
import kannada from "../texts/texts.kn.json";
import { Board } from "./Board";
import { boxDrawings } from "./boxDrawings";
import { Carton, FoldingBox, HandlingMarks, Mark, marks, Pieces } from "./Carton";
import { Logo } from "./Logo";
import type { ArtName, BoardArt, SectorArt } from "./names";
import { FlutedRoll, Rolls } from "./Rolls";

const ink = "#17293a";
const rowHeight = 96;

/** Breaks a text into lines of at most `most` letters. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

type Text = TextOf<typeof productsTexts.english>;

/** The codes with their goods in one language. The build draws letters that are not Latin as paths (`outlineWords.ts`). */
function HsnCodes({ text }: { readonly text: Text }) {
  const height = 132 + hsnCodes.length * rowHeight;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 720 ${height}`}
      width="720"
      height={height}
      role="img"
      fontFamily="Archivo, Helvetica Neue, Arial, sans-serif"
      fill={ink}
    >
      <title>
        {hsnCodes.map(({ code, goods }) => `${code}: ${text(`hsn.goods.${goods}`)}`).join("; ")}
      </title>
      <path d={`M0 0h720v${height}H0z`} fill="#e4d2b3" />
      <path d={`M24 24h672v${height - 48}H24z`} fill="#fffdf8" stroke={ink} strokeWidth="3" />
      <path d="M24 24h672v60H24z" />
      <text x="48" y="66" fontSize="30" fontWeight="700" fill="#fffdf8">
        HSN
      </text>
      <text x="672" y="64" fontSize="22" textAnchor="end" fill="#e4d2b3">
        GST
      </text>
      {hsnCodes.map(({ code, goods }, row) => {
        const y = 84 + row * rowHeight;
        return (
          <g key={code}>
            {row > 0 && <path d={`M24 ${y}h672`} stroke={ink} strokeWidth="1.5" />}
            <text x="48" y={y + 64} fontSize="44" fontWeight="700">
              {code}
            </text>
            {linesOf(text(`hsn.goods.${goods}`), 36).map((line, place) => (
              <text key={line} x="250" y={y + 46 + place * 30} fontSize="23">
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Sheets on one another, each a little out of line. */
const sheets = Array.from({ length: 9 }, (_, place) =>
  block({ at: [(place % 3) * 5, (place % 2) * 7, place * 15], size: [520, 380, 11] }).map(
    (face) => ({ ...face, lift: place * 1000 }),
  ),
).flat();

const boardDrawings: Record<BoardArt, ReactElement> = {
  "board-3-ply": <Board ply={3} />,
  "board-5-ply": <Board ply={5} />,
  "board-7-ply": <Board ply={7} />,
  "board-9-ply": <Board ply={9} />,
  sheets: <Pieces faces={sheets} />,
  "roll-single-face": <FlutedRoll />,
  reels: (
    <Rolls
      shapes={[
        { x: 0, y: 0, radius: 120, height: 230, winding: 9 },
        { x: 270, y: 40, radius: 135, height: 170, winding: 9 },
        { x: 100, y: 150, radius: 125, height: 130, winding: 9 },
      ]}
    />
  ),
};

/** Draws a carton of the industry's usual proportions with its trade printed on the front. */
function sectorCarton(trade: keyof typeof marks, [length, width, height]: Measures, ply = 3) {
  const size: CartonSize = { length, width, height };
  return (
    <Carton
      size={size}
      ply={ply}
      finish={{
        longPrint: <Mark drawing={marks[trade]} width={length} height={height} />,
        endPrint: <HandlingMarks width={width} height={height} />,
      }}
    />
  );
}

type Measures = readonly [length: number, width: number, height: number];

const sectorDrawings: Record<SectorArt, ReactElement> = {
  "sector-textiles": sectorCarton("Textiles", [420, 320, 240]),
  "sector-building-materials": sectorCarton("Building Materials", [360, 260, 220], 7),
  "sector-homeware": sectorCarton("HomeWare, TableWare, Microwave, CookWare", [380, 340, 300], 5),
  "sector-cleaning": sectorCarton("Chemical/Household Cleaning", [300, 240, 330], 5),
  "sector-motorcycle": sectorCarton("MotorCycle Accessories", [380, 300, 320], 5),
  "sector-machinery": sectorCarton("Packaging Machinery/Batch coding printer", [400, 380, 400], 7),
  "sector-animal-food": sectorCarton("Animal Food Package", [340, 260, 360], 5),
  "sector-furniture": sectorCarton("Furnitures Packaging", [560, 260, 420], 7),
  "sector-fashion": sectorCarton("Fashion and Apparel", [400, 300, 180]),
  "sector-organic-food": sectorCarton("Organic Food Industries", [320, 240, 260]),
  "sector-beverage": sectorCarton("Beverage", [300, 240, 320], 5),
  "sector-plastics": sectorCarton("Plastics Industry", [380, 320, 320], 5),
  "sector-paint": sectorCarton("Paint Industry", [320, 320, 300], 5),
  "sector-footwear": sectorCarton("Footware Rubber", [420, 280, 190]),
  "sector-quartz": sectorCarton("Quartz Silica", [300, 280, 280], 9),
};

const example = dielineOf(
  {
    style: "0201",
    measured: "INSIDE",
    length: millimetres(400),
    width: millimetres(300),
    height: millimetres(300),
    ply: 5,
    layers: [],
    allowance: millimetres(0),
  },
  defaultBoardFactors,
);

/** The flat blank of a slotted carton. A file cannot use the page's CSS variables, so the colours are fixed. */
const slottedBlank = isComputed(example) ? (
  <BlankFigure
    dieline={example.value}
    label="Flat blank of a slotted carton"
    width={520}
    ink="#17293a"
    board="#e4d2b3"
  />
) : (
  <svg xmlns="http://www.w3.org/2000/svg" />
);

/** Every drawing of the site by file name. */
export const drawings: Record<ArtName, ReactElement> = {
  logo: <Logo xmlns="http://www.w3.org/2000/svg" />,
  "dieline-rsc": slottedBlank,
  folding: <FoldingBox seconds={0} />,
  "hsn-codes": <HsnCodes text={textsIn(productsTexts, "en", undefined)} />,
  "hsn-codes-hi": <HsnCodes text={textsIn(productsTexts, "hi", hindi)} />,
  "hsn-codes-kn": <HsnCodes text={textsIn(productsTexts, "kn", kannada)} />,
  ...boxDrawings,
  ...boardDrawings,
  ...sectorDrawings,
};
