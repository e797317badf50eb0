import { millimetres } from "../../../domain/board/quantities";

/** A box of 400 × 300 × 200 mm in three plies, without its papers. */
export const usualBox = {
  style: "0201",
  measured: "INSIDE",
  length: millimetres(400),
  width: millimetres(300),
  height: millimetres(200),
  ply: 3,
} as const;
