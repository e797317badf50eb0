import type { ReactElement } from "react";
import { type CartonSize, closed } from "../../art/slottedCarton";
import { Carton } from "./Carton";
import { HandlingMarks, Mark } from "./Mark";
import { marks } from "./marks";
import type { SectorArt } from "./names";

/** A carton of the industry's usual proportions, its trade printed on the front. */
function sectorCarton(trade: keyof typeof marks, [length, width, height]: Measures, ply = 3) {
  const size: CartonSize = { length, width, height };
  return (
    <Carton
      size={size}
      pose={closed}
      ply={ply}
      finish={{
        longPrint: <Mark drawing={marks[trade]} width={length} height={height} />,
        endPrint: <HandlingMarks width={width} height={height} />,
      }}
    />
  );
}

type Measures = readonly [length: number, width: number, height: number];

export const sectorDrawings: Record<SectorArt, ReactElement> = {
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
