import { expect, test } from "vitest";
import * as z from "zod/mini";
import { escapeFormula } from "../../../contract/csv";
import { csvOf } from "../../../src/admin/schema/csvOf";
import { fieldsOf } from "../../../src/admin/schema/fieldsOf";

const fields = fieldsOf(z.object({ name: z.string(), hours: z.number() }));

const formulas = [
  "=1+1",
  "+91 80",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "＝1",
  "＋1",
  "－1",
  "＠SUM(A1)",
];

test.each(formulas)("a text such as %j is no formula", (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each(["Asha", "A+", "1-2", ""])("a text such as %j stays as it is", (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test("commas, quotes and line breaks stay within their cell", () => {
  const csv = csvOf([{ name: 'Box, "big"\nred', hours: -1.5 }], fields, ["Name", "Hours"]);
  expect(csv).toBe('\uFEFFName,Hours\r\n"Box, ""big""\nred",-1.5\r\n');
});

test("what is absent is an empty cell, and headings are harmless too", () => {
  expect(csvOf([{ hours: 0 }], fields, ["=Name", "Hours"])).toBe("\uFEFF'=Name,Hours\r\n,0\r\n");
});
