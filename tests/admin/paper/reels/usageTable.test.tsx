import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UsageTable } from "../../../../src/admin/paper/reels/UsageTables";
import { openPage } from "../../../support/openPage";

test("the purpose of a usage has the stocks' name, and an unknown word stays", () => {
  const usage = { client: "Tea House", productType: "Box", quantity: 1, size: "1 × 1" };
  const usages = [
    { ...usage, usageType: "FLUTE" },
    { ...usage, usageType: "EDGE_TRIM" },
  ];
  openPage(<UsageTable label="History" usages={usages} />);
  expect(screen.getByText("Flute")).toBeInTheDocument();
  expect(screen.queryByText("FLUTE")).toBeNull();
  expect(screen.getByText("EDGE_TRIM")).toBeInTheDocument();
});
