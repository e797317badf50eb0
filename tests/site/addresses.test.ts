import { expect, test } from "vitest";
import { companyUnits } from "../../src/site/company";
import { mapEmbed, mapLink } from "../../src/site/pages/ContactPage";
import { sectorAddress } from "../../src/site/pages/ProductsPage";

test("a sector with a slash in its name has one address", () => {
  expect(sectorAddress("Chemical/Household Cleaning")).toBe(
    "/sector/Chemical%2FHousehold%20Cleaning",
  );
});

test("a unit's map shows the unit in its middle", () => {
  const [unit] = companyUnits;
  if (!unit) throw new Error("The company has no unit");
  const query = new URL(mapEmbed(unit)).searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (query.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(unit.longitude, 3);
  expect((south + north) / 2).toBeCloseTo(unit.latitude, 3);
  expect(mapLink(unit)).toContain(`${unit.latitude}/${unit.longitude}`);
});

test("both units are in Chikkabanavara, Bengaluru 560090", () => {
  expect(companyUnits.map(({ name, town, postalCode }) => [name, town, postalCode])).toEqual([
    ["Unit 1", "Chikkabanavara, Bengaluru", "560090"],
    ["Unit 2", "Chikkabanavara, Bengaluru", "560090"],
  ]);
});
