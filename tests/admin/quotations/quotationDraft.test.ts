import { expect, test } from "vitest";
import {
  emptyDraft,
  emptyLine,
  readQuotation,
} from "../../../src/admin/quotations/form/quotationDraft";

const filled = {
  ...emptyDraft({ validityDays: 30, markupPercent: 15 }),
  client: "Kaveri Weaves",
  lines: [{ ...emptyLine(15), specificationVersionId: "1", quantities: ["500", "1,05,000"] }],
};

test("a quotation has its figures as they were typed", () => {
  expect(readQuotation(filled)).toMatchObject({
    ok: true,
    value: { validityDays: 30, lines: [{ quantities: [500, 105_000] }] },
  });
});

test("an empty validity and a box without a quantity are asked for by their inputs", () => {
  const lines = filled.lines.map((line) => ({ ...line, quantities: [" ", ""] }));
  expect(readQuotation({ ...filled, validityDays: " ", lines })).toEqual({
    ok: false,
    errors: { validityDays: "Required", "lines.0.quantities": "Required" },
  });
});
