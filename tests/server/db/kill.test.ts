import { afterAll, expect, test } from "vitest";
import { killRounds } from "../../support/killRounds";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder("kill");

afterAll(() => folder.remove());

test("three times killed in the middle of writes from eight clients, nothing acknowledged is lost", async () => {
  const { acknowledged, lost } = await killRounds(folder.path, 3);
  expect(acknowledged).toBeGreaterThan(60);
  expect(lost).toBe(0);
}, 60_000);
