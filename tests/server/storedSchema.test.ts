import { expect, test } from "vitest";
import { storedSchema } from "../../server/storedSchema";

const box = storedSchema(
  "A box",
  (stored) => ({ height: Number(stored), unit: "mm" }),
  (stored) => ({ height: Number(stored) * 10, unit: "mm" }),
);

test("a stored document is read by its version's reader, and written with the last version", () => {
  expect(box.version).toBe(2);
  expect(box.read(1, 200)).toEqual({ height: 200, unit: "mm" });
  expect(box.read(2, 20)).toEqual({ height: 200, unit: "mm" });
});

test("a document of a later version is refused, not guessed at", () => {
  expect(() => box.read(3, 20)).toThrow("A box has schema version 3, which is not known here");
});
