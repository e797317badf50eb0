import { expect, test } from "vitest";
import {
  mayDo,
  quotationNumber,
  quotationStates,
  stateOn,
} from "../../../domain/quotations/quotationState";
import { type ComparedLine, revisionChanges } from "../../../domain/quotations/revisionChanges";

test("a sent quotation expires after its last day, and no other one does", () => {
  expect(stateOn("SENT", "2026-11-23", "2026-11-23")).toBe("SENT");
  expect(stateOn("SENT", "2026-11-23", "2026-11-24")).toBe("EXPIRED");
  expect(stateOn("ACCEPTED", "2026-11-23", "2026-11-24")).toBe("ACCEPTED");
  expect(stateOn("DRAFT", undefined, "2026-11-24")).toBe("DRAFT");
});

test("each state allows its actions", () => {
  const allowed = Object.fromEntries(
    quotationStates.map((state) => [
      state,
      (["edit", "send", "revise", "accept", "lose"] as const).filter((one) => mayDo(one, state)),
    ]),
  );
  expect(allowed).toEqual({
    DRAFT: ["edit", "send", "lose"],
    SENT: ["revise", "accept", "lose"],
    ACCEPTED: ["accept"],
    LOST: ["revise"],
    EXPIRED: ["revise", "lose"],
  });
});

test("a number has at least six digits", () => {
  expect([quotationNumber(17), quotationNumber(1_234_567)]).toEqual(["Q-000017", "Q-1234567"]);
});

const line = (more: Partial<ComparedLine> = {}): ComparedLine => ({
  specificationId: 1,
  name: "Shirt box",
  number: 1,
  markupPercent: 15,
  toolingTerms: "once",
  isToolingApart: false,
  prices: [
    { quantity: 500, pricePaise: 4312 },
    { quantity: 1000, pricePaise: 3073 },
  ],
  ...more,
});

test("two equal revisions have no changes", () => {
  expect(revisionChanges([line()], [line()])).toEqual([]);
});

test("a revision shows its changed prices, quantities, terms and boxes", () => {
  const after = line({
    number: 2,
    markupPercent: 12,
    isToolingApart: true,
    prices: [
      { quantity: 1000, pricePaise: 3000 },
      { quantity: 2000, pricePaise: 2500 },
    ],
  });
  expect(revisionChanges([line()], [after])).toEqual([
    { line: "Shirt box", field: "box", before: 1, after: 2 },
    { line: "Shirt box", field: "markup", before: 15, after: 12 },
    { line: "Shirt box", field: "apart", before: false, after: true },
    { line: "Shirt box", field: "price", quantity: 500, before: 4312 },
    { line: "Shirt box", field: "price", quantity: 1000, before: 3073, after: 3000 },
    { line: "Shirt box", field: "price", quantity: 2000, after: 2500 },
  ]);
});

test("added and removed lines have names, also for the same box", () => {
  const tray = line({ specificationId: 2, name: "Tray" });
  expect(revisionChanges([line(), tray], [line(), line()])).toEqual([
    { line: "Shirt box", field: "line", after: "Shirt box" },
    { line: "Tray", field: "line", before: "Tray" },
  ]);
});
