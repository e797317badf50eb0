import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  emptyDraft,
  emptyLine,
  QuotationDraft,
  quotationConflicts,
  useConflictWords,
} from "../../../src/admin/quotations/form/quotationDraft";
import { compareDrafts } from "../../../src/admin/schema/ConflictView";

const line = (box: string, quantity: string) => ({
  ...emptyLine(15),
  specificationVersionId: box,
  quantities: [quantity, "", "", "", "", ""],
});

const base = {
  ...emptyDraft({ validityDays: 30, markupPercent: 15 }),
  client: "Kaveri Weaves",
  lines: [line("1", "500"), line("2", "800")],
  version: 3,
};

/** Merges a draft into the other person's saved quotation. Returns the draft and the differences. */
function merge(current: typeof base, edited: typeof base) {
  const compared = compareDrafts(quotationConflicts, { base, current, edited });
  return { draft: QuotationDraft.parse(compared.merged), edited: compared.edited };
}

test("a box that I changed is kept, with the terms and the other box that another person saved", () => {
  const current = {
    ...base,
    terms: "Payment in advance",
    lines: [line("1", "500"), line("2", "900")],
    version: 4,
  };
  const edited = { ...base, lines: [line("1", "650"), line("2", "800")] };
  const { draft, edited: changed } = merge(current, edited);
  expect(changed).toEqual(["lines.0"]);
  expect(draft).toMatchObject({ client: "Kaveri Weaves", terms: "Payment in advance", version: 4 });
  expect(draft.lines.map(({ quantities }) => quantities[0])).toEqual(["650", "900"]);
});

test("a box that I removed stays removed, and one that I added is added", () => {
  const current = { ...base, client: "Kaveri Weaves LLP", version: 4 };
  expect(merge(current, { ...base, lines: base.lines.slice(0, 1) }).draft).toMatchObject({
    client: "Kaveri Weaves LLP",
    lines: [{ specificationVersionId: "1" }],
  });
  const added = merge(current, { ...base, lines: [...base.lines, line("7", "100")] });
  expect(added.draft.lines.map(({ specificationVersionId: box }) => box)).toEqual(["1", "2", "7"]);
});

test("the day of a conflict is written as people read it", () => {
  const { result } = renderHook(() => useConflictWords([]));
  const field = { name: "readyBy", kind: "text", isRequired: false, choices: [] } as const;
  expect(result.current.textOf(field, "2026-12-05")).toBe("5 Dec 2026");
});
