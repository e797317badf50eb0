import { KeyboardSensor, PointerSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import type { PointerEvent } from "react";
import { columnSteps } from "./columnSteps";

/** Mouse and pen; a finger scrolls at once and lifts only after resting, by the touch sensor. */
class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: "onPointerDown" as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: PointerEvent) =>
        isPrimary && button === 0 && pointerType !== "touch",
    },
  ];
}

/** A card is lifted by moving the mouse 6 px, by resting a finger 220 ms, or by Space or Enter. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnSteps }),
  );
