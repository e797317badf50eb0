import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { calls } from "../../../contract/calls";
import { orders } from "../../../server/db/schema";
import { sent } from "../../support/examples";
import { type FuzzRequest, fuzzRequest } from "../../support/fuzzRequest";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

/** The seed of the requests, which are the same every time. `npm run bench requests` makes 20,000. */
const runSeed = Number(process.env.FUZZ_SEED ?? 7);
const requests = Number(process.env.FUZZ_REQUESTS ?? 500);
const atOnce = 10;
/** The most requests for one plant, because requests cancel and change the records of the examples in time. */
const mostOfPlant = 2_500;
const parts = Array.from({ length: Math.ceil(requests / mostOfPlant) }, (_, index) => index);

const addressOf = (place: number) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const answered = new Map<number, number>();

describe.each(parts)("part %i", (part) => {
  const host = plant({ checksReplies: true });

  beforeAll(async () => {
    await seed(host);
    // The seed writes the dispatches of the second order without the order's own sum.
    await host.db.update(orders).set({ dispatchedQuantity: 1_000_000 }).where(eq(orders.id, 2));
  });

  async function send({ name, who, params, query, body, file, headers, type, place }: FuzzRequest) {
    const made = isObject(body) && type === undefined ? sent({ body, headers }) : { body, headers };
    const reply = await host.call(who, name, {
      ...made,
      ...(file !== undefined && { file }),
      params,
      query: isObject(query) ? query : {},
      headers: { ...headers, ...(type !== undefined && { "content-type": type }) },
      from: addressOf(place),
    });
    // Another request has ended the session or revoked the station.
    if (reply.status === 401 && who !== "visitor") host.forget(who);
    return reply;
  }

  /** Returns the fault of the reply to a request. */
  async function faultOf(request: FuzzRequest): Promise<string | undefined> {
    const { status, text, headers } = await send(request);
    answered.set(status, (answered.get(status) ?? 0) + 1);
    if (status === 500) return `500 ${text} ${host.takeLogged().join("")}`;
    if (/\bat .+\.ts:\d+|node_modules|select .+ from|insert into/i.test(text)) return text;
    // A form of the contact page without scripts gets a page.
    if (request.name === "submitContact" && request.type?.includes("form")) return undefined;
    const isText = calls[request.name].reply === "text";
    const type = String(headers["content-type"]);
    if (
      status !== 200 &&
      status !== 304 &&
      !type.startsWith(isText ? "text/plain" : "application/json")
    )
      return `${status} has the type ${type}`;
    return undefined;
  }

  test("requests from the published schemas get replies of these schemas, and never a 500", async () => {
    const numRuns = Math.min(mostOfPlant, requests - part * mostOfPlant);
    const drawn = fc.sample(fuzzRequest, { seed: runSeed + part, numRuns });
    const faults: string[] = [];
    for (let at = 0; at < drawn.length; at += atOnce) {
      const tell = async (request: FuzzRequest) => {
        const fault = await faultOf(request).catch((error: unknown) => String(error));
        if (fault) faults.push(`${fault}\n${JSON.stringify(request)}`);
      };
      await Promise.all(drawn.slice(at, at + atOnce).map(tell));
    }
    expect(faults).toEqual([]);
    expect(await host.app.inject("/api/health")).toMatchObject({ statusCode: 200 });
  });
});

test("the requests get past the door: many are answered, and many are refused for each reason", () => {
  const statusCounts = [...answered].toSorted(([one], [other]) => one - other);
  if (process.env.FUZZ_REQUESTS)
    console.warn(
      `replies: ${statusCounts.map(([status, count]) => `${count} × ${status}`).join(", ")}`,
    );
  for (const status of [200, 400, 401, 404, 409])
    expect(answered.get(status)).toBeGreaterThan(requests / 100);
});
