import { expect, test } from "vitest";
import { defaultFacts, localFacts } from "../../domain/companyFacts";
import { mapEmbed, mapLink } from "../../src/site/pages/ContactPage";
import { sectorAddress } from "../../src/site/pages/ProductsPage";

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
