import { expect, test } from "vitest";
import { VersionedCompanyFacts } from "../../../contract/companyFacts";
import { defaultFacts } from "../../../domain/companyFacts";
import {
  draftOf,
  type FactsDraft,
  partsOf,
  readFactsDraft,
  withoutBlankRows,
  withParts,
  withRow,
} from "../../../src/admin/company/factsDraft";

const facts = VersionedCompanyFacts.parse({ ...defaultFacts, version: 3 });
const draft = draftOf(facts);

/** Returns the draft with other texts for the first unit. */
const withUnit = (values: Record<string, string>): FactsDraft => ({
  ...draft,
  units: draft.units.map((row, index) =>
    index === 0 ? { ...row, values: { ...row.values, ...values } } : row,
  ),
});

test("an unchanged draft is read as the facts that it was made from", () => {
  expect(readFactsDraft(draft)).toEqual({ ok: true, value: facts });
});

test("a unit without a latitude and a longitude has no place, and needs both or none", () => {
  const without = readFactsDraft(withUnit({ place_latitude: "", place_longitude: " " }));
  expect(without).toMatchObject({ ok: true, value: { version: 3 } });
  expect(without.ok && without.value.units[0]).not.toHaveProperty("place");
  expect(readFactsDraft(withUnit({ place_latitude: "" }))).toMatchObject({
    ok: false,
    errors: { "units.0.place.latitude": "Required" },
  });
});

test("each wrong text has its message by its path", () => {
  const wrong = withUnit({ name_en: "", name_kn: "x".repeat(61), postalCode: "12" });
  expect(readFactsDraft(wrong)).toMatchObject({
    ok: false,
    errors: {
      "units.0.name.en": "Required",
      "units.0.name.kn": "Must have at most 60 characters",
      "units.0.postalCode": "Enter a PIN code of 6 digits",
    },
  });
});

test("a row that was added and left blank is not saved", () => {
  const added = { ...draft, teams: withRow(draft.teams, "teams") };
  expect(added.teams).toHaveLength(draft.teams.length + 1);
  expect(withoutBlankRows(added)).toEqual(draft);
});

test("a draft in parts is the same draft again, which conflicts need", () => {
  expect(withParts(draft, partsOf(draft))).toEqual(draft);
});
