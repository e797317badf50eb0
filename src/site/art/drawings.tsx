import type { ReactElement } from "react";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { isComputed } from "../../../domain/board/computed";
import { dielineOf } from "../../../domain/board/dieline";
import { millimetres } from "../../../domain/board/quantities";
import { textsIn } from "../../../domain/texts";
import { BlankFigure } from "../../art/BlankFigure";
import { block } from "../../art/block";
import type { CartonSize } from "../../art/slottedCarton";
import { productsTexts } from "../texts/productsTexts";
import hindi from "../texts/texts.hi.json";
import kannada from "../texts/texts.kn.json";
import { Board } from "./Board";
import { boxDrawings } from "./boxDrawings";
import { Carton, Pieces } from "./Carton";
import { FoldingBox } from "./FoldingBox";
import { HsnCodes } from "./HsnCodes";
import { Logo } from "./Logo";
import { HandlingMarks, Mark, marks } from "./Mark";
import type { ArtName, BoardArt, SectorArt } from "./names";
import { FlutedRoll, Rolls } from "./Rolls";

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
