import { expect, test } from "vitest";
import { storedSchema } from "../../server/storedSchema";

const box = storedSchema("A box", 2, (stored) => ({ height: Number(stored) * 10, unit: "mm" }));

test("a stored document of the present version is read", () => {
  expect(box.version).toBe(2);
  expect(box.read(2, 20)).toEqual({ height: 200, unit: "mm" });
});

test.each([1, 3])("a document of version %i is refused, not guessed at", (version) => {
  const sentence = `A box has schema version ${version}, which is not known here`;
  expect(() => box.read(version, 20)).toThrow(sentence);
});
