import { expect, test } from "vitest";
import { fitFacts } from "../../../src/admin/print/stickers";

const labels = ["Client", "Product Type", "Quantity", "Size", "Weight Consumed", "Date Out"];
const facts = (value: string) => labels.map((label) => ({ label, value }));
const room = { width: 180, height: 180 };

test("short facts are printed large and whole", () => {
  expect(fitFacts(facts("Tea House"), room)).toEqual({
    points: 11,
    mostLines: Number.POSITIVE_INFINITY,
  });
});

test("long facts are printed smaller before one is cut", () => {
  const { points, mostLines } = fitFacts(facts("A client with a rather long name indeed"), room);
  expect(points).toBeLessThan(11);
  expect(mostLines).toBe(Number.POSITIVE_INFINITY);
});

test("as the last resort long facts are cut, and none is omitted", () => {
  const { mostLines } = fitFacts(facts("word ".repeat(100)), room);
  expect(mostLines).toBeLessThan(4);
  expect(mostLines).toBeGreaterThan(0);
});

test("a word longer than a line is broken", () => {
  const { points } = fitFacts(facts("W".repeat(60)), room);
  expect(points).toBeLessThan(11);
});
