import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useEarlyLetters } from "../../../src/admin/shell/search/useEarlyLetters";

const openable = { initialProps: { isOpen: false } };

/** Presses a key. Returns false if it was kept from the field that has the focus. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(window, { key, ...more });

test("letters that are typed before the dialog is there are kept for it, and later ones are its own", () => {
  const { result, rerender } = renderHook(
    ({ isOpen }) => useEarlyLetters(isOpen, () => undefined),
    openable,
  );
  expect(press("a")).toBe(true);
  result.current.begin();
  rerender({ isOpen: true });
  for (const key of ["r", "e", "x", "Backspace", "e", "l"]) expect(press(key)).toBe(false);
  expect(press("Shift")).toBe(true);
  expect(press("v", { ctrlKey: true })).toBe(true);
  expect(result.current.take()).toEqual({ letters: "reel", isEntered: false });
  expect(press("s")).toBe(true);
});

test("a dialog that is opened again begins without the letters of before", () => {
  const { result, rerender } = renderHook(
    ({ isOpen }) => useEarlyLetters(isOpen, () => undefined),
    openable,
  );
  for (const [typed, taken] of [
    ["t", "t"],
    ["u", "u"],
  ] as const) {
    result.current.begin();
    rerender({ isOpen: true });
    press(typed);
    expect(result.current.take().letters).toBe(taken);
    expect(press("x")).toBe(true);
    rerender({ isOpen: false });
  }
  expect(press("y")).toBe(true);
});

test("Escape before the dialog is there cancels it, and the keys are the page's again", () => {
  const cancel = vi.fn();
  const { result, rerender } = renderHook(
    ({ isOpen }) => useEarlyLetters(isOpen, cancel),
    openable,
  );
  result.current.begin();
  rerender({ isOpen: true });
  press("r");
  expect(press("Escape")).toBe(false);
  expect(cancel).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(press("e")).toBe(true);
  expect(press("Escape")).toBe(true);
  expect(cancel).toHaveBeenCalledOnce();
});

test("Escape belongs to the dialog once it is there", () => {
  const cancel = vi.fn();
  const { result, rerender } = renderHook(
    ({ isOpen }) => useEarlyLetters(isOpen, cancel),
    openable,
  );
  result.current.begin();
  rerender({ isOpen: true });
  result.current.take();
  expect(press("Escape")).toBe(true);
  expect(cancel).not.toHaveBeenCalled();
});

test("a scanner's Enter is kept with its letters, and not sent to the form below", () => {
  const { result, rerender } = renderHook(
    ({ isOpen }) => useEarlyLetters(isOpen, () => undefined),
    openable,
  );
  result.current.begin();
  rerender({ isOpen: true });
  expect(press("Enter")).toBe(false);
  for (const key of ["4", "2", "Enter"]) expect(press(key)).toBe(false);
  expect(result.current.take()).toEqual({ letters: "42", isEntered: true });
});
