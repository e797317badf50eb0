import { expect, test } from "vitest";
import { startServer } from "../../support/bundledServer";
import { dataDirs } from "../../support/dataDir";
import { killRounds } from "../../support/killRounds";

const { usedDataDir } = dataDirs();

test("three times killed in the middle of writes from eight clients, nothing acknowledged is lost", async () => {
  const { acknowledged, lost } = await killRounds(usedDataDir(), 3, startServer);
  expect(acknowledged).toBeGreaterThan(60);
  expect(lost).toBe(0);
});
