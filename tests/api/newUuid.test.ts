import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newUuid } from "../../src/api/createOnce";

test("an id is a random UUID also where the browser makes none itself", () => {
  const ids = Array.from({ length: 200 }, () => newUuid());
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
