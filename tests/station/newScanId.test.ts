import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newScanId } from "../../src/station/queue/scan";

test("a scan's id is a random UUID also where the browser makes none itself", () => {
  const ids = Array.from({ length: 200 }, () => newScanId());
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
