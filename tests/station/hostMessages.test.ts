import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hostMessages } from "../../src/station/languages/hostMessages";

/** The code that writes the host's sentences, in one text. */
const source = ["server", "domain", "src/api", "src/station/reelAtStation.ts"]
  .flatMap((room) => {
    if (room.endsWith(".ts")) return [room];
    return readdirSync(room, { recursive: true, encoding: "utf8" }).flatMap((file) =>
      file.endsWith(".ts") ? [join(room, file)] : [],
    );
  })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test.each(Object.values(hostMessages))("the host still says: %s", (sentence) => {
  // Values stand between the parts, and some parts are put together of others.
  const parts = sentence.split(/%\{\w+\}|order #| was not found/);
  expect(parts.filter((part) => !source.includes(part.trim()))).toEqual([]);
});
