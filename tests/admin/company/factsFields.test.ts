import { expect, test } from "vitest";
import { VersionedCompanyFacts } from "../../../contract/companyFacts";
import { defaultFacts } from "../../../domain/companyFacts";
import { blankRow, readFacts } from "../../../src/admin/company/factsFields";
import { withoutBlankRows } from "../../../src/admin/schema/readDraft";

const facts = VersionedCompanyFacts.parse({ ...defaultFacts, version: 3 });

/** Returns the draft with other values for the first unit. */
const withUnit = (values: object) => ({
  ...facts,
  units: facts.units.map((row, index) => (index === 0 ? { ...row, ...values } : row)),
});

test("an unchanged draft is read as the facts that it was made from", () => {
  expect(readFacts(facts)).toEqual({ ok: true, value: facts });
});

test("a unit without a latitude and a longitude has no place, and needs both or none", () => {
  const without = readFacts(withUnit({ place: { latitude: "", longitude: " " } }));
  expect(without).toMatchObject({ ok: true, value: { version: 3 } });
  expect(without.ok && without.value.units[0]).not.toHaveProperty("place");
  expect(readFacts(withUnit({ place: { latitude: null, longitude: 77.5 } }))).toMatchObject({
    ok: false,
    errors: { "units.0.place.latitude": "Required" },
  });
});

test("each wrong text has its message by its path", () => {
  const wrong = withUnit({
    name: { en: null, hi: "", kn: "x".repeat(61) },
    postalCode: "12",
  });
  expect(readFacts(wrong)).toMatchObject({
    ok: false,
    errors: {
      "units.0.name.en": "Required",
      "units.0.name.kn": "Must have at most 60 characters",
      "units.0.postalCode": "Enter a PIN code of 6 digits",
    },
  });
});

test("a row that was added and left blank is not saved", () => {
  const added = { ...facts, teams: [...facts.teams, blankRow("teams")] };
  expect(withoutBlankRows(added)).toEqual(facts);
});
