import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useEarlyLetters } from "../../../src/admin/shell/search/useEarlyLetters";

/** Presses a key. Returns false if it was kept from the field that has the focus. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(window, { key, ...more });

test("letters that are typed before the dialog is there are kept for it, and later ones are its own", () => {
  const { result, rerender } = renderHook(({ isOpen }) => useEarlyLetters(isOpen), {
    initialProps: { isOpen: false },
  });
  expect(press("a")).toBe(true);
  result.current.begin();
  rerender({ isOpen: true });
  for (const key of ["r", "e", "x", "Backspace", "e", "l"]) expect(press(key)).toBe(false);
  expect(press("Shift")).toBe(true);
  expect(press("v", { ctrlKey: true })).toBe(true);
  expect(result.current.take()).toBe("reel");
  expect(press("s")).toBe(true);
});

test("a dialog that is opened again begins without the letters of before", () => {
  const { result, rerender } = renderHook(({ isOpen }) => useEarlyLetters(isOpen), {
    initialProps: { isOpen: false },
  });
  for (const [typed, taken] of [
    ["t", "t"],
    ["u", "u"],
  ] as const) {
    result.current.begin();
    rerender({ isOpen: true });
    press(typed);
    expect(result.current.take()).toBe(taken);
    expect(press("x")).toBe(true);
    rerender({ isOpen: false });
  }
  expect(press("y")).toBe(true);
});
