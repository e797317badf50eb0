import { type CollisionDetection, pointerWithin, rectIntersection } from "@dnd-kit/core";

/** The column under the pointer; a card that the keyboard carries is where most of it lies. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);
