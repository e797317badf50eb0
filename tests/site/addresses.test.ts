import { expect, test } from "vitest";
import { defaultFacts, localFacts } from "../../domain/companyFacts";
import { estimatePath } from "../../domain/estimateAddress";
import { textsIn } from "../../domain/texts";
import {
  industriesServed,
  sectorAddress,
  usualBoxes,
  usualBoxesOf,
  usualBoxPath,
} from "../../src/site/company";
import { mapEmbed, mapLink } from "../../src/site/pages/ContactPage";
import { readEntries, readFigures } from "../../src/site/sections/estimate/estimateEntries";
import { estimateTexts } from "../../src/site/texts/estimateTexts";

test("a sector with a slash in its name has one address", () => {
  expect(sectorAddress("Chemical/Household Cleaning")).toBe(
    "/sector/Chemical%2FHousehold%20Cleaning",
  );
});

const { units } = localFacts(defaultFacts, "en");

test("a unit's map shows the unit in its middle", () => {
  const [unit] = units;
  const place = unit?.place;
  if (!place) throw new Error("The company's first unit has no place on the map");
  const query = new URL(mapEmbed(place)).searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (query.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(place.longitude, 3);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 3);
  expect(mapLink(place)).toContain(`${place.latitude}/${place.longitude}`);
});

test("both units are in Chikkabanavara, Bengaluru 560090", () => {
  expect(units.map(({ name, town, postalCode }) => [name, town, postalCode])).toEqual([
    ["Unit 1", "Chikkabanavara, Bengaluru", "560090"],
    ["Unit 2", "Chikkabanavara, Bengaluru", "560090"],
  ]);
});

test("the address of a usual box fills the estimate with its style, measures and plies", () => {
  for (const box of Object.values(usualBoxes)) {
    const { search } = new URL(usualBoxPath(box), "http://site");
    const entries = readEntries(new URLSearchParams(search));
    const { figures } = readFigures(entries, textsIn(estimateTexts, "en", undefined));
    const [length, width, height] = box.size;
    expect({ ...entries, ...figures }).toMatchObject({ length, width, height, ply: box.ply });
    expect(entries.style).toBe(box.style);
  }
});

test("each industry that the company names has usual boxes of its own", () => {
  const pairs = industriesServed.map((name) => usualBoxesOf(name).join());
  expect(new Set([...pairs, usualBoxesOf("Toys").join()]).size).toBe(industriesServed.length + 1);
});

test("the address of a specified box fills the estimate with its papers", () => {
  const liner = { gsm: 180, burstFactor: 22 };
  const layers = [liner, { flute: "E", gsm: 120, burstFactor: 18 }, liner] as const;
  const box = { style: "0201", measured: "OUTSIDE", ply: 3, colours: 2 } as const;
  const path = estimatePath({ ...box, layers, length: 400.5, width: 300, height: 200 });
  const { search } = new URL(path, "http://site");
  const filled = { ...box, length: "400.5", flutes: "E", liner: 3, medium: 1 };
  expect(readEntries(new URLSearchParams(search))).toMatchObject(filled);
});
