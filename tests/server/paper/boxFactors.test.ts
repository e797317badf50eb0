import { expect, test } from "vitest";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

test("visitors may read the factors that the office set for boxes, and no other setting", async () => {
  const catalogue = await host.call("visitor", "getBoxDetails");
  expect(catalogue.headers["plant-calls"]).toBe("all");
  const usual = await host.call("visitor", "getBoxFactors");
  expect(usual).toMatchObject({ status: 200, body: { joint3: 45, takeUpC: 1.45 } });

  const { body: settings } = exampleOf("updateBoardSettings", 1);
  const body = { ...settings, joint3: 30, fluteHeightC: 4, allowance: 0 };
  expect((await host.call("owner", "updateBoardSettings", { body })).status).toBe(200);
  const { body: factors } = await host.call("visitor", "getBoxFactors");
  expect(factors).toMatchObject({ joint3: 30, fluteHeightC: 4, allowance: 0 });
  const others = Object.keys(factors).filter((name) => !/^(fluteHeight|takeUp|joint)/.test(name));
  expect(others.sort()).toEqual([
    "allowance",
    "compressionConstant",
    "edge",
    "insideOfHeight",
    "insideOfLength",
    "widestDeckle",
  ]);
});
