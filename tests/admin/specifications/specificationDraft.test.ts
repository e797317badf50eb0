import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { boxFigures } from "../../../domain/board/boxFigures";
import {
  designOfDraft,
  readSpecification,
  readVersion,
} from "../../../src/admin/specifications/form/readSpecification";
import {
  emptyDraft,
  type SpecificationDraft,
  stageDrafts,
  versionDraftOf,
  withPly,
  withUnit,
} from "../../../src/admin/specifications/form/specificationDraft";
import { inEnglish } from "../../support/inEnglish";

const settings = defaultBoardFactors;

const paper = (gsm: string, rct: string, flute: "C" | "E" | "" = "") => ({
  flute,
  gsm,
  burstFactor: "18",
  rct,
  shade: "",
});

const typed: SpecificationDraft = {
  ...emptyDraft,
  client: " Kaveri Weaves ",
  name: "Saree carton",
  length: "400",
  width: "300",
  height: " 200 ",
  allowance: "0",
  layers: [paper("120", "4"), paper("100", "3.5", "C"), paper("120", "4")],
};

test("the typed text becomes a version, and a version fills the form", () => {
  const read = readSpecification(typed, settings);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { client, name, content } = read.value;
  expect([client, name]).toEqual(["Kaveri Weaves", "Saree carton"]);
  expect(content).toMatchObject({ height: 200, printColours: 0, ply: 3 });
  expect(content.layers[1]).toEqual({ flute: "C", gsm: 100, burstFactor: 18, rct: 3.5 });
  expect(readVersion(versionDraftOf(4, content), settings)).toEqual({
    ok: true,
    value: { content, basedOnVersion: 4 },
  });
});

test("chosen stages are saved, fill the form again, and have their errors at their fields", () => {
  const stages = stageDrafts([{ kind: "CORRUGATING" }, { kind: "BUNDLING", perIn: 4 }]);
  const read = readSpecification({ ...typed, stages }, settings);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect(read.value.content.stages).toEqual([
    { kind: "CORRUGATING" },
    { kind: "BUNDLING", perIn: 4 },
  ]);
  expect(versionDraftOf(1, read.value.content).stages).toEqual(stages);
  const wrong = stages.map((stage) =>
    stage.kind === "BUNDLING" ? { ...stage, perIn: "many" } : stage,
  );
  expect(readSpecification({ ...typed, stages: wrong }, settings)).toMatchObject({
    errors: { "stages.4.perIn": "Must be a number, such as 1050 or 1,050.5" },
  });
  const none = stages.map((stage) => ({ ...stage, isMade: false }));
  expect(readSpecification({ ...typed, stages: none }, settings)).toMatchObject({
    errors: { stages: "Choose at least one stage" },
  });
});

test("the typed box has the figures of the worked box", () => {
  const { blank, boxWeight, edgeCrush } = boxFigures(designOfDraft(typed), defaultBoardFactors);
  expect(blank).toEqual({ value: { length: 1445, width: 500 } });
  expect("value" in boxWeight && (boxWeight.value / 1000).toFixed(4)).toBe("0.2782");
  expect("value" in edgeCrush && edgeCrush.value.toFixed(3)).toBe("13.075");
});

test("a figure that is not typed yet is named by its effect, and never becomes 0", () => {
  const begun = {
    ...typed,
    height: "",
    layers: [paper("120", "4"), paper("", "", "C"), paper("x", "4")],
  };
  const { blank, boardGsm, edgeCrush } = boxFigures(designOfDraft(begun), defaultBoardFactors);
  expect(inEnglish(blank)).toEqual({ missing: "no height of the box" });
  expect(inEnglish(boardGsm)).toEqual({ missing: "no GSM for the flute" });
  expect(inEnglish(edgeCrush)).toEqual({ missing: "no RCT for the flute" });
});

test("a missing or wrong figure has an error at its field", () => {
  const wrong = {
    ...typed,
    client: " ",
    width: "",
    printColours: "9",
    layers: [paper("x", "4"), paper("", "", "C"), paper("120", "4")],
  };
  const read = readSpecification(wrong, settings);
  expect(read).toEqual({
    ok: false,
    errors: {
      client: "Required",
      width: "Required",
      printColours: "Must be at most 8",
      "layers.0.gsm": "Must be a number, such as 1050 or 1,050.5",
      "layers.1.gsm": "Required",
    },
  });
});

test("a length of 1,050 mm is 1050, and 1,05 is ambiguous", () => {
  const grouped = { ...typed, length: "1,050", joint: "1,05" };
  expect(designOfDraft(grouped)).toMatchObject({ length: 1050, joint: undefined });
  expect(readSpecification(grouped, settings)).toEqual({
    ok: false,
    errors: { joint: "Must be a number, such as 1050 or 1,050.5" },
  });
});

test("a box is typed in inches and kept in millimetres, to the hundredth", () => {
  const inches = withUnit({ ...typed, length: "400", width: "", height: "tall" }, "in");
  expect(inches).toMatchObject({ unit: "in", length: "15.748", width: "", height: "tall" });
  expect(withUnit(inches, "mm")).toMatchObject({ length: "400", width: "", height: "tall" });

  const box = { ...inches, length: "15.75", width: "12", height: "1,050" };
  expect(designOfDraft(box)).toMatchObject({ length: 400.05, width: 304.8, height: 26_670 });
  expect(readSpecification(box, settings)).toEqual({
    ok: false,
    errors: { height: "Must be at most 5000 mm" },
  });
  expect(readSpecification({ ...box, height: "7,5" }, settings)).toMatchObject({
    errors: { height: "Must be a number, such as 1050 or 1,050.5" },
  });
  expect(readSpecification({ ...box, height: "7.5" }, settings)).toMatchObject({
    value: { content: { length: 400.05, width: 304.8, height: 190.5 } },
  });
});

test("flutes that do not fit the ply, and a box wider than every reel, are refused with the figures", () => {
  const unfluted = {
    ...typed,
    layers: [paper("120", "4"), paper("100", "3.5"), paper("120", "4")],
  };
  expect(readSpecification(unfluted, settings)).toMatchObject({
    errors: {
      layers: "A board of 3 ply has 3 papers, every second one fluted: these are 3 with 0 fluted",
    },
  });
  expect(readSpecification({ ...typed, width: "1700" }, settings)).toMatchObject({
    errors: { width: expect.stringContaining("1,900 mm wide") },
  });
});

const flutesOf = ({ layers }: SpecificationDraft) =>
  layers.flatMap(({ flute }) => (flute === "" ? [] : [flute]));

test("another ply keeps the papers that stay, and begins with the flutes that such a board mostly has", () => {
  const five = withPly(typed, 5);
  expect(five.layers.map(({ flute }) => flute)).toEqual(["", "B", "", "C", ""]);
  expect(five.layers.map(({ gsm }) => gsm)).toEqual(["120", "100", "120", "", ""]);
  expect(flutesOf(withPly(emptyDraft, 7))).toEqual(["B", "C", "A"]);
  expect(flutesOf(withPly(five, 7))).toEqual(["B", "C", "A"]);
  expect(withPly(five, 3)).toEqual(typed);
});

test("a chosen flute stays with another ply", () => {
  const chosen = { ...typed, layers: typed.layers.with(1, paper("100", "3,5", "E")) };
  expect(flutesOf(withPly(chosen, 5))).toEqual(["E", "C"]);
  expect(flutesOf(withPly(withPly(chosen, 5), 3))).toEqual(["E"]);
});

test("a blank by hand is sent of a style without a formula alone", () => {
  const byHand = { ...typed, blankLength: "900", blankWidth: "600" };
  expect(readSpecification(byHand, settings)).not.toMatchObject({
    value: { content: { blankLength: 900 } },
  });
  expect(readSpecification({ ...byHand, style: "OTHER" }, settings)).toMatchObject({
    value: { content: { blankLength: 900, blankWidth: 600 } },
  });
});
