import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Starts each program as a test's process would, and prints the programs that exist. */
const child = `
  const { spawnSync } = require("node:child_process");
  const there = process.argv.slice(1).filter((name) => spawnSync(name, ["--version"]).error === undefined);
  console.log(there.join(" "), process.env.NODE_PATH, process.env.FONTCONFIG_FILE);
`;

const parent = `
  import { startProgram } from "./scripts/testing/startProgram.ts";
  await startProgram(["-e", ${JSON.stringify(child)}, ...process.argv.slice(1)], "live");
`;

test("the tests' processes have Node and base programs, and nothing else that this machine has", () => {
  const programs = ["node", "sh", "npm", "perl", "python3", "git", "make", "apt-get", "fc-list"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", parent, ...programs],
    { encoding: "utf8", env: { ...process.env, NODE_PATH: "/usr/lib/node_modules" } },
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^node sh undefined \S+DejaVu\/fonts\.conf\n$/);
});
