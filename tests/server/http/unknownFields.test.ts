import { expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { callNames, routes } from "../../../contract/routes";
import type { Example } from "../../support/exampleRequest";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { callOf, refusalsOf, writing } from "../../support/refusals";

const { ask, send, writesNothing } = refusalsOf(plant());

const isOwn = (name: CallName) => !("isSpecified" in routes[name]);

const own = writing.filter(
  (name) => isOwn(name) && ["json", undefined].includes(callOf(name).encoding),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields whose objects have free names, such as a ledger's. */
const free = new Set(["values", "words"]);

/** Returns copies of a value. Each copy has an unknown field in another object, and the path of the field. */
function withUnknown(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (Array.isArray(value))
    return value.flatMap((row, index) =>
      withUnknown(row, [...path, String(index)]).map(([at, changed]): [string, unknown] => [
        at,
        value.with(index, changed),
      ]),
    );
  if (!isObject(value)) return [];
  const here: [string, unknown] = [[...path, "colour"].join("."), { ...value, colour: "red" }];
  const inside = Object.entries(value)
    .filter(([name]) => !free.has(name))
    .flatMap(([name, field]) =>
      withUnknown(field, [...path, name]).map(([at, changed]): [string, unknown] => [
        at,
        { ...value, [name]: changed },
      ]),
    );
  return [here, ...inside];
}

const sentence = "There is no such field here";

writesNothing(() => {
  test.each(own)("%s with a field that it does not have is refused by the field", async (name) => {
    const { body = {}, ...example } = exampleOf(name, 1);
    for (const [path, changed] of withUnknown(body).slice(0, 8)) {
      const request: Example = { ...example, body: isObject(changed) ? changed : {} };
      const reply = await send(name, request);
      expect(reply.status).toBe(400);
      if (reply.body === undefined) expect(reply.text).toContain(`${path}: ${sentence}`);
      else expect(reply.body.errors).toMatchObject({ [path]: sentence });
    }
  });
});

const readers = callNames.filter((name) => isOwn(name) && callOf(name).method === "GET");
const opened = new Set<CallName>(["openPaperLink", "getPicture"]);

test.each(readers.filter((name) => !opened.has(name)))(
  "%s with a parameter that it does not have is refused by the parameter",
  async (name) => {
    const example = exampleOf(name, 1);
    const reply = await ask(name, { ...example, query: { ...example.query, colour: "red" } });
    expect(reply).toMatchObject({ status: 400, body: { errors: { colour: sentence } } });
  },
);

test("a link to a paper takes the parameters that messengers add", async () => {
  const example = exampleOf("openPaperLink", 1);
  const query = { ...example.query, fbclid: "x" };
  expect(await ask("openPaperLink", { ...example, query })).toMatchObject({ status: 200 });
});

test("a call of the specification takes a field that it does not have", async () => {
  const example = exampleOf("registerIndustry", 77);
  expect(await send("registerIndustry", example, { colour: "red" })).toMatchObject({ status: 200 });
});

test("each unknown field of many is not told, and half a character in its name is no failure", async () => {
  const example = exampleOf("createClient", 77);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`colour${index}`, 1]));
  const { status, body } = await send("createClient", example, { "\ud800": 1, ...many });
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toHaveLength(10);
});
