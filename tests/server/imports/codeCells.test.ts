import { expect, test } from "vitest";
import { codeError } from "../../../server/imports/codeCells";
import { plant } from "../../support/plant";
import { importCalls } from "./importCalls";

const host = plant();
const importFile = importCalls(host);

test.each([
  ["bankAccountNumber", "1.23456789012346E+15", "import.shortenedCode"],
  ["bankAccountNumber", "001234567890123456", undefined],
  ["bankAccountNumber", "12345678", "import.shortCode"],
  ["uan", "10020030040", "import.shortCode"],
  ["esiNumber", "1.23457E+09", "import.shortenedCode"],
  ["phoneNumber", "9.84501E+09", "import.shortenedCode"],
  ["phoneNumber", "080 2839 1234", undefined],
  ["billingPin", "56001", "import.shortCode"],
  ["billNumber", "1.2E+04", "import.shortenedCode"],
  ["billNumber", "12E3", undefined],
  ["reelNo", "1.23456789012346E+15", "import.shortenedCode"],
  ["name", "1.23457E+15", undefined],
])("the cell of %s with %s has the error %s", (field, cell, code) => {
  expect(codeError(field, cell)?.code).toBe(code);
});

test("a damaged code is an error at its cell, of a new record and of a change, and nothing is stored", async () => {
  const headings = ["name", "email", "unit", "gender", "phoneNumber", "bloodGroup", "dob"];
  const person = [
    "Asha Rao",
    "asha.codes@example.com",
    "A",
    "female",
    "9845012345",
    "O+",
    "1990-05-04",
  ];
  const bank = ["bankAccountNumber", "bankIfsc", "uan"];
  const { body } = await importFile("employees", [
    [...headings, ...bank],
    [...person, "1.23456789012346E+15", "HDFC0000123", "10020030040"],
  ]);
  expect(body).toMatchObject({ created: 0, wrong: 1 });
  expect(body.rows[0].errors).toEqual({
    7: "A spreadsheet has shortened this number. Format the column as text and enter the whole number.",
    9: "This number has fewer than 12 digits. A spreadsheet drops zeros at the beginning of a number: format the column as text and enter the whole number.",
  });
  expect((await importFile("employees", [headings, person])).body).toMatchObject({ created: 1 });
  const { body: listed } = await host.call("owner", "getEmployees");
  const found = listed.find(({ name }: { name: string }) => name === "Asha Rao");
  const change = await importFile("employees", [
    ["barcodeId", "bankAccountNumber", "bankIfsc"],
    [found?.barcodeId, "1.23456789012346E+17", "HDFC0000123"],
  ]);
  expect(change.body).toMatchObject({ changed: 0, wrong: 1 });
  expect(change.body.rows[0].errors[1]).toContain("Format the column as text");
});
