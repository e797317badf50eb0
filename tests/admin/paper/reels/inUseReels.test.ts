import { expect, test } from "vitest";
import { inUseError } from "../../../../src/admin/paper/reels/inUse/InUseReelsPage";
import { orderUsageCells } from "../../../../src/admin/paper/reels/UsageTables";
import { HostError, HostUnreachable, TokenMissing } from "../../../../src/api/hostErrors";

const words = { noToken: "Authentication token not found", failed: "Failed to fetch data" };

test("the host's own message comes first, and a host without one failed to give data", () => {
  expect(inUseError(new HostError(500, { message: "The scale is off" }), words)).toBe(
    "The scale is off",
  );
  expect(inUseError(new HostError(500, {}), words)).toBe("Failed to fetch data");
});

test("a missing token and a missing host have different messages", () => {
  expect(inUseError(new TokenMissing(), words)).toBe("Authentication token not found");
  expect(inUseError(new HostUnreachable(undefined), words)).toBe("No response from server.");
});

test("an unknown value of a running order is N/A", () => {
  const usage = { client: "Tea House", productType: "5 Ply Box", quantity: 1200, size: "30 × 20" };
  expect(orderUsageCells(usage, "N/A")).toEqual({
    client: "Tea House",
    productType: "5 Ply Box",
    quantity: "1200",
    size: "30 × 20",
    weightConsumed: "N/A",
    courgationIn: "N/A",
    courgationOut: "N/A",
    howManyBox: "N/A",
  });
});
