import { expect, test, vi } from "vitest";
import { onFirstInput } from "../../src/site/layout/lateLoading";

/** Moves the pointer as browsers report it, in pixels. */
function movePointer(movementX: number, movementY: number) {
  const event = new MouseEvent("pointermove");
  Object.defineProperties(event, {
    movementX: { value: movementX },
    movementY: { value: movementY },
  });
  dispatchEvent(event);
}

test("a pointer that rests over the page as it opens is no input, and its first movement is", () => {
  const start = vi.fn();
  onFirstInput(start);
  movePointer(0, 0);
  expect(start).not.toHaveBeenCalled();
  movePointer(0, 1);
  expect(start).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "keydown", "touchstart", "focusin", "wheel"])(
  "%s is an input, and only the first input counts",
  (type) => {
    const start = vi.fn();
    onFirstInput(start);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event("keydown"));
    expect(start).toHaveBeenCalledOnce();
  },
);
