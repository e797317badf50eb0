import { expect, test } from "vitest";
import * as z from "zod/mini";
import { escapeFormula, unescapeFormula } from "../../../contract/csv";
import { instant } from "../../../contract/fields";
import { csvOf } from "../../../src/admin/schema/exportedFields";

const row = z.object({
  name: z.string(),
  hours: z.number(),
  at: instant(),
  active: z.boolean(),
  status: z.enum(["TODO"]),
});

/** Returns two columns with their headings. */
const named = (...headings: string[]) => ({ columns: ["name", "hours"], headings });

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

test.each([...formulas, "'=1", "''-x", "'tis", "Asha"])(
  "%j is itself again without its guard",
  (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  },
);

test.each(["Asha", "A+", "1-2", ""])("a text such as %j stays unchanged", (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test("commas, quotes and line breaks stay within their cell", () => {
  const csv = csvOf([{ name: 'Box, "big"\nred', hours: -1.5 }], row, named("Name", "Hours"));
  expect(csv).toBe('\uFEFFName,Hours\r\n"Box, ""big""\nred",-1.5\r\n');
});

test("an absent value is an empty cell, and headings are harmless too", () => {
  expect(csvOf([{ hours: 0 }], row, named("=Name", "Hours"))).toBe("\uFEFF'=Name,Hours\r\n,0\r\n");
});

test.each(["a;b", "a\tb", "a\nb", "a\rb", "a\r\nb", " a", "a "])(
  "%j is in quotes: a spreadsheet may take it for two cells",
  (name) => {
    expect(csvOf([{ name }], row, named("Name", "Hours"))).toBe(
      `\uFEFFName,Hours\r\n"${name}",\r\n`,
    );
  },
);

test("times are India's, a day's beginning is its date, and choices have the screen's words", () => {
  const rows = [
    { at: "2026-11-20T18:30:00+00:00", active: true, status: "TODO" },
    { at: "2026-11-21T12:35:59.123Z", active: false, status: "LOST" },
    { at: "soon", active: null, status: null },
  ];
  const words = { active: { true: "Yes", false: "No" }, status: { TODO: "To Do" } };
  const columns = ["at", "active", "status"];
  expect(csvOf(rows, row, { columns, headings: columns, words })).toBe(
    [
      "\uFEFFat,active,status",
      "2026-11-21,Yes,To Do",
      "2026-11-21 18:05,No,LOST",
      "soon,,",
      "",
    ].join("\r\n"),
  );
});
