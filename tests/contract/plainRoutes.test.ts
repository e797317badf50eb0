import { expect, test } from "vitest";
import { plainRoutes } from "../../contract/plainRoutes";
import { plainModule } from "../../scripts/vite/plainRoutes";

test("the browser gets the same routes as the host, and no schema", async () => {
  const source = Buffer.from(plainModule(plainRoutes)).toString("base64");
  const built = await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`);
  expect(built.plainRoutes).toEqual(plainRoutes);
  const plain = ["path", "method", "access", "schemas"];
  expect(Object.keys(built.plainRoutes.moveOrder)).toEqual([...plain, "isSpecified"]);
  expect(Object.keys(built.plainRoutes.getOpenStages)).toEqual(plain);
});
