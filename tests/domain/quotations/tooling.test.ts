import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acceptedTooling,
  toolingBalance,
  toolingDescription,
} from "../../../domain/quotations/quotedPrice";

const offered = { markupPercent: 15, costs: { toolingPaise: 1_000_000 }, prices: [{}] };

test("the worked tooling is ₹11,500 with the markup: apart, or spread over boxes", () => {
  const prices = [{ toolingPaise: 1_150_000 }];
  expect(acceptedTooling({ ...offered, toolingTerms: "once", prices })).toEqual({
    kind: "apart",
    totalPaise: 1_150_000,
  });
  expect(acceptedTooling({ ...offered, toolingTerms: "spread", toolingBoxes: 20_000 })).toEqual({
    kind: "spread",
    totalPaise: 1_150_000,
    boxes: 20_000,
  });
});

test("tooling inside the price, free tooling and a box without tooling have no charge to follow", () => {
  for (const toolingTerms of ["once", "free"] as const)
    expect(acceptedTooling({ ...offered, toolingTerms })).toBeUndefined();
  const costs = { toolingPaise: 0 };
  const spread = { ...offered, toolingTerms: "spread" as const, toolingBoxes: 20_000 };
  expect(acceptedTooling({ ...spread, costs })).toBeUndefined();
});

test("5,000 of 20,000 boxes have charged a quarter, and boxes above the number are reported", () => {
  const tooling = { totalPaise: 1_150_000, boxes: 20_000 };
  expect(toolingBalance(tooling, 5000)).toEqual({
    chargedPaise: 287_500,
    remainingPaise: 862_500,
    abovePaise: 0,
  });
  expect(toolingBalance(tooling, 24_000)).toEqual({
    chargedPaise: 1_380_000,
    remainingPaise: 0,
    abovePaise: 230_000,
  });
});

const paise = fc.integer({ min: 0, max: 1_000_000_000 });
const boxes = fc.integer({ min: 1, max: 1_000_000 });

test("charged, remaining and above always meet the total, and the last box closes the balance", () => {
  fc.assert(
    fc.property(paise, boxes, fc.nat({ max: 2_000_000 }), (totalPaise, all, invoiced) => {
      const balance = toolingBalance({ totalPaise, boxes: all }, invoiced);
      const { chargedPaise, remainingPaise, abovePaise } = balance;
      expect(chargedPaise + remainingPaise - abovePaise).toBe(totalPaise);
      expect(Math.min(remainingPaise, abovePaise)).toBe(0);
      expect(toolingBalance({ totalPaise, boxes: all }, all).chargedPaise).toBe(totalPaise);
    }),
  );
});

test("the description names the quotation and the works", () => {
  const works = { printColours: 2, hasDie: true };
  expect(toolingDescription("Q-000017", works)).toBe(
    "Tooling charge, quotation Q-000017: printing plates and die",
  );
  expect(toolingDescription("Q-000017", { printColours: 0, hasDie: true })).toMatch(/: die$/);
});
