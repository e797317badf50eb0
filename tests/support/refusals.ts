import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type CallName, callNames } from "../../contract/routes";
import { contentOf } from "./contentOf";
import type { Example } from "./exampleRequest";
import { sent } from "./examples";
import type { plant, Replied } from "./plant";
import { seed } from "./seed";

export const callOf = (name: CallName): Call => calls[name];

export const writing = callNames.filter((name) => callOf(name).method !== "GET");
export const withBody = callNames.filter((name) => callOf(name).body !== undefined);

export const fieldsOf = (name: CallName) => Object.entries(callOf(name).body?.shape ?? {});

/** Returns the field of an error's path, such as `holidays.0.name`. */
const fieldOf = (path: string) => path.split(".")[0];

/** Expects that the error names the field: among its errors, or in the text of a text reply. */
export function namesField(reply: Replied, field: string) {
  expect(reply.status).toBe(400);
  if (reply.body === undefined) expect(reply.text).toContain(`${field}:`);
  else expect(Object.keys(reply.body.errors).map(fieldOf)).toContain(field);
}

/**
 * Fills a host for tests of requests that it refuses. @returns the functions with which these tests send and compare
 */
export function refusalsOf(host: ReturnType<typeof plant>) {
  beforeAll(() => seed(host));

  let requests = 0;

  /** Sends each request from a new address, so that no limit affects the test. */
  const ask = (name: CallName, request: Parameters<typeof host.call>[2]) => {
    requests += 1;
    const from = `10.0.${Math.floor(requests / 250)}.${requests % 250}`;
    return host.call("owner", name, { ...request, from });
  };

  return {
    ask,

    send: (name: CallName, example: Example, changes: object = {}) =>
      ask(name, sent({ ...example, body: { ...example.body, ...changes } })),

    /** Defines tests that write no row. All tables are compared once after them, which takes longer than a request. */
    writesNothing(defineTests: () => void) {
      describe("what is refused writes nothing:", () => {
        let before: Record<string, string>;
        beforeAll(async () => {
          before = await contentOf(host.db);
        });
        afterAll(async () => expect(await contentOf(host.db)).toEqual(before));
        defineTests();
      });
    },
  };
}
