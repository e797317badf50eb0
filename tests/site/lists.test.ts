import { expect, test } from "vitest";
import { distinct, fetchOnce, groupedBy, readRows } from "../../src/site/lists/publicLists";
import { boxesInState } from "../../src/site/pages/SectorPage";
import { filteredBoxes } from "../../src/site/sections/home/Offer";

test("each name stands once, where it stood first", () => {
  expect(distinct(["Paint", "Beverage", "Paint"])).toEqual(["Paint", "Beverage"]);
});

test("rows are grouped by a common value", () => {
  const rows = [{ sector: "A" }, { sector: "B" }, { sector: "A" }];
  expect(
    [...groupedBy(rows, ({ sector }) => sector)].map(([key, all]) => [key, all.length]),
  ).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});

test("All shows every box, also those made in a way that has no button", () => {
  const boxes = [{ boxType: "RSC" }, { boxType: "Punching" }, { boxType: "Other" }];
  expect(filteredBoxes(boxes, "All")).toHaveLength(3);
  expect(filteredBoxes(boxes, "RSC")).toEqual([{ boxType: "RSC" }]);
  expect(filteredBoxes(boxes, "Punching")).toEqual([{ boxType: "Punching" }]);
});

test("rows are read loosely: numbers become texts, missing values are empty, garbage is dropped", () => {
  const reply = [{ name: "A", gsm: 150 }, null, "text", { gsm: 1 }];
  const rows = readRows(reply, (text) =>
    text("name") === "" ? undefined : { name: text("name"), gsm: text("gsm"), ply: text("ply") },
  );
  expect(rows).toEqual([{ name: "A", gsm: "150", ply: "", key: "0" }]);
});

test("a reply that is no list is refused", () => {
  for (const reply of [{ status: "UP" }, "<html>", 5])
    expect(() => readRows(reply, () => undefined)).toThrow("not a list");
});

test("a list may come as nothing, or in an envelope", () => {
  const read = (text: (field: string) => string) => ({ name: text("name") });
  expect(readRows(null, read)).toEqual([]);
  expect(readRows(undefined, read)).toEqual([]);
  expect(readRows({ content: [{ name: "A" }], totalElements: 1 }, read)).toMatchObject([
    { name: "A" },
  ]);
});

test("a list is asked for once, and again only after a failure", async () => {
  const answers = [Promise.reject(new Error("down")), Promise.resolve(["box"])];
  let calls = 0;
  const ask = fetchOnce(() => answers[calls++] ?? Promise.resolve([]));
  await expect(ask()).rejects.toThrow("down");
  expect(await ask()).toEqual(["box"]);
  expect(await ask()).toEqual(["box"]);
  expect(calls).toBe(2);
});

test("boxes are read from a navigation's state, and anything else gives none", () => {
  const boxes = [{ boxSector: "Beverage", heading: "Crate liner" }];
  expect(boxesInState({ boxes })).toMatchObject(boxes);
  for (const state of [null, undefined, "boxes", {}, { boxes: "none" }, { boxes: [1] }])
    expect(boxesInState(state)).toEqual([]);
});
