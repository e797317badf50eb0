import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { closed, slottedCarton } from "../../../src/art/slottedCarton";
import { usualBoxDrawings } from "../../../src/site/art/boxDrawings";
import { FoldingBox, filmSeconds, foldingPose } from "../../../src/site/art/Carton";
import { drawings } from "../../../src/site/art/drawings";
import { artNames } from "../../../src/site/art/names";

const size = { length: 400, width: 300, height: 200 };
const height = (point: readonly number[]) => point[2] ?? Number.NaN;

test("every drawing is a separate file without an invalid number", () => {
  const named = artNames.map((name) => [name, drawings[name]] as const);
  for (const [name, drawing] of [...named, ...usualBoxDrawings]) {
    const svg = renderToStaticMarkup(drawing);
    expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a closed carton is as long, wide and high as it was ordered", () => {
  const corners = slottedCarton(size, closed).flatMap((face) => face.corners);
  const reach = (axis: 0 | 1 | 2) => {
    const values = corners.map((corner) => corner[axis]);
    return Math.round(Math.max(...values) - Math.min(...values));
  };
  expect([reach(0), reach(1), reach(2)]).toEqual([400, 300, 200]);
});

test("an unfolded carton is one flat blank, its flaps half as deep as the box is wide", () => {
  const flat = slottedCarton(size, { wrap: 0, bottom: 0, minorFlaps: 0, majorFlaps: 0 });
  const corners = flat.flatMap((face) => face.corners);
  expect(new Set(corners.map(([, y]) => Math.round(y)))).toEqual(new Set([0]));
  expect(Math.max(...corners.map(height))).toBe(350);
  expect(Math.min(...corners.map(height))).toBe(-150);
});

test("the film ends as it begins, and lies flat in between", () => {
  expect(foldingPose(0)).toEqual(closed);
  expect(foldingPose(filmSeconds)).toEqual(closed);
  expect(foldingPose(4.2)).toEqual({ wrap: 0, bottom: 0, minorFlaps: 0, majorFlaps: 0 });
});

test("the poster of the film has no faces that the closed box hides", () => {
  const faces = (seconds: number) =>
    renderToStaticMarkup(<FoldingBox seconds={seconds} />).match(/fill="rgb/g)?.length;
  expect(faces(0)).toBe(6);
  expect(faces(0.8)).toBe(12);
});
