import { spawnSync } from "node:child_process";
import type { Row } from "./host/row";

const requests = 20_000;

/** Sends requests made from the published schemas. Lists the faults of their replies. */
export default async (): Promise<Row[]> => {
  const test = "tests/server/http/fuzz.test.ts";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", test],
    { encoding: "utf8", env: { ...process.env, FUZZ_REQUESTS: String(requests) } },
  );
  if (status !== 0) console.error(stdout, stderr);
  return [
    {
      what: `${requests} requests made from the published schemas`,
      measured: /replies: (.*)/.exec(stdout + stderr)?.[1] ?? "no reply",
      figure: "no 500, no reply outside its schema",
      reached: status === 0,
    },
  ];
};
