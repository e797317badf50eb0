import { expect, test } from "vitest";
import { type FoundDatabase, planSwapRepair } from "../../../server/db/mendSwap";

const plant = "plant";
const copy = "plant_restore_0123456789ab";
const drill = "plant_drill_0123456789ab";
const [older, newer] = ["plant_before_20251123203000", "plant_before_20261123203000"];

const open = (name: string): FoundDatabase => ({ name, isOpen: true, isInvalid: false });
const closed = (name: string): FoundDatabase => ({ name, isOpen: false, isInvalid: false });
const invalid = (name: string): FoundDatabase => ({ name, isOpen: false, isInvalid: true });

const repair = (databases: readonly FoundDatabase[], isRunning = false) =>
  planSwapRepair({ plant, databases, isRunning });

test("a missing plant with two complete copies gets its former data back, because neither copy is certain", () => {
  const other = "plant_restore_ba9876543210";
  expect(repair([closed(copy), closed(other), closed(newer)])).toMatchObject({
    renames: [[newer, plant]],
    opened: [plant],
    dropped: [copy, other],
    isFinished: false,
  });
});

test("a missing plant gets the latest former database back, and the other ones are opened", () => {
  expect(repair([closed(newer), closed(older)])).toMatchObject({
    renames: [[newer, plant]],
    opened: [plant, older],
    isFinished: false,
  });
});

test("a copy whose deletion was begun never becomes the plant", () => {
  expect(repair([invalid(copy), closed(newer)])).toMatchObject({
    renames: [[newer, plant]],
    dropped: [copy],
    isFinished: false,
  });
});

test("the copy of a drill or of a restore that was not complete never becomes the plant", () => {
  for (const left of [closed(drill), open(copy)])
    expect(repair([left, closed(newer)])).toMatchObject({ renames: [[newer, plant]] });
});

test("a closed plant stays closed while a restore or a drill runs", () => {
  expect(repair([closed(plant), open(copy), closed(newer)], true)).toBeUndefined();
});

test("the begun deletion of a former database is finished, also while a restore runs", () => {
  for (const isRunning of [false, true])
    expect(repair([open(plant), invalid(older), open(newer)], isRunning)).toMatchObject({
      renames: [],
      opened: [],
      dropped: [older],
      isFinished: false,
      sentence: `The deletion of ${older} was stopped. It is finished`,
    });
});

test("a plant with its former databases and nothing else needs no repair", () => {
  expect(repair([open(plant), open(older), open(newer)])).toBeUndefined();
});
