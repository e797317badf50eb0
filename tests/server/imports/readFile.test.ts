import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { maxImportCharacters } from "../../../contract/imports";
import { readSpreadsheet } from "../../../server/imports/readFile";

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

/** Reads a file, and counts how often another request could have had its turn meanwhile. */
async function countTurns(file: AsyncIterable<Uint8Array>) {
  let isRead = false;
  let turns = 0;
  const reading = readSpreadsheet(file).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    await setImmediate();
    turns += 1;
  }
  return { turns, ...(await reading) };
}

test("twelve million characters are read in parts of 64 KB, between which others have their turn", async () => {
  const cell = `"${"x".repeat(5_990)}"`;
  const text = `a,b\n${`${cell},1\n`.repeat(2_000)}`;
  expect(text.length).toBeGreaterThan(maxImportCharacters * 0.99);
  const { turns, rows } = await countTurns(chunks(text));
  expect(rows).toHaveLength(2_000);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 65_536));
});

test("a file that arrives in any parts is the same file", async () => {
  const text = 'कागज़;b\r\n"x;\ny";"say ""so"""\r\n\r\n;2';
  const whole = await readSpreadsheet(chunks(text));
  expect(whole).toEqual({
    headings: ["कागज़", "b"],
    rows: [
      { row: 2, cells: ["x;\ny", 'say "so"'] },
      { row: 4, cells: ["", "2"] },
    ],
  });
  async function* bytes() {
    for (const byte of Buffer.from(text)) yield Buffer.from([byte]);
  }
  expect(await readSpreadsheet(bytes())).toEqual(whole);
});

test("a file that is too long is refused before it is read whole", async () => {
  // The rows are long: reading millions of short ones takes seconds, and the limit counts characters.
  const part = Buffer.from(`a,${"b".repeat(2_045)}\n`.repeat(32));
  expect(part).toHaveLength(65_536);
  let sent = 0;
  async function* endless() {
    for (;;) {
      sent += part.length;
      yield part;
    }
  }
  await expect(readSpreadsheet(endless())).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("more than 1,20,00,000 characters"),
  });
  expect(sent).toBeLessThan(maxImportCharacters + 3 * 65_536);
});
