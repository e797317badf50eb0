import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { maxImportBytes } from "../../../contract/imports";
import { fillPath } from "../../../contract/route";
import { callNames, routes } from "../../../contract/routes";

const config = readFileSync("docs/deploy/nginx.conf", "utf8");
const [, pattern = "", block = ""] = /location ~ (\S+) \{(.*?)\n {4}\}/s.exec(config) ?? [];

const notRepeatable = callNames.filter((name) => {
  const { repeat }: Call = calls[name];
  return repeat === "never";
});

/** Returns a path as a browser requests it, with a value for each parameter. */
const pathOf = (name: keyof typeof routes) =>
  `/api${fillPath(routes[name].path, { id: "17", month: "2026-10", resource: "orders" })}`;

test("nginx sends exactly the calls that are not safe to repeat to one instance alone", () => {
  expect(block).toContain("proxy_next_upstream  off;");
  const matched = callNames.filter(
    (name) => routes[name].method !== "GET" && new RegExp(pattern).test(pathOf(name)),
  );
  expect(matched.sort()).toEqual([...notRepeatable].sort());
});

test("the expression of nginx is made of the paths of these calls", () => {
  const paths = notRepeatable.map((name) => routes[name].path.slice(1).replace(/:\w+/g, "[^/]+"));
  expect(pattern).toBe(`^/api/(${[...new Set(paths)].sort().join("|")})$`);
});

test("nginx lets through what the server takes, so that the server's own sentence refuses the rest", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(block)?.[1]);
  expect(megabytes * 2 ** 20).toBeGreaterThan(maxImportBytes);
});
