import { tray } from "../../art/block";
import type { Face } from "../../art/face";
import type { CartonSize } from "../../art/slottedCarton";

/** A die-cut mailer with its lid half open, hinged at the back. */
export function mailer({ length, width, height }: CartonSize): Face[] {
  const lean = width * 0.38;
  const rise = height + width * 0.82;
  const tuck = 70;
  const lid: Face = {
    corners: [
      [0, 0, height],
      [length, 0, height],
      [length, -lean, rise],
      [0, -lean, rise],
    ],
    normal: [0, -1, -0.4],
    lift: -500,
  };
  const flap: Face = {
    corners: [
      [12, -lean, rise],
      [length - 12, -lean, rise],
      [length - 30, -lean + tuck, rise + 24],
      [30, -lean + tuck, rise + 24],
    ],
    normal: [0, 0.3, 1],
    lift: -400,
  };
  return [lid, flap, ...tray({ at: [0, 0, 0], size: [length, width, height] })];
}
