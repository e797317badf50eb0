import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileKinds } from "../../domain/attachments/fileKinds";

const page = readFileSync("docs/security.md", "utf8");

/** Returns the cells of the row with this number of the standard. */
function rowOf(number: string): readonly string[] {
  const line = page.split("\n").find((row) => row.startsWith(`| ${number}`));
  return line?.split("|").map((cell) => cell.trim()) ?? [];
}

test("each file that the security page names is there", () => {
  const named = [
    ...page.matchAll(/`((?:server|contract|domain|src|tests|scripts|docs)\/[\w./-]+)`/g),
  ];
  const paths = named.map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("the security page denies nothing that the product has: emails, archives, names of files", () => {
  // The outbox sends emails, a workbook is an archive, and an upload brings its name.
  expect(existsSync("server/sending/smtp.ts")).toBe(true);
  expect(fileKinds).toContain("XLSX");
  for (const number of ["1.3.11", "5.2.3", "5.4.1"]) {
    const [, , , state] = rowOf(number);
    expect([number, state]).toEqual([number, "met"]);
  }
  for (const kind of fileKinds) expect(rowOf("5.2.2").join(" ")).toContain(kind);
});
