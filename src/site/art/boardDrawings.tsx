import type { ReactElement } from "react";
import { block } from "../../art/block";
import { Board } from "./Board";
import { Pieces } from "./Carton";
import { FlutedRoll } from "./FlutedRoll";
import type { BoardArt } from "./names";
import { Rolls } from "./Rolls";

/** Sheets on one another, each a little out of line. */
const sheets = Array.from({ length: 9 }, (_, place) =>
  block({
    at: [(place % 3) * 5, (place % 2) * 7, place * 15],
    size: [520, 380, 11],
  }).map((face) => ({ ...face, lift: place * 1000 })),
).flat();

export const boardDrawings: Record<BoardArt, ReactElement> = {
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
