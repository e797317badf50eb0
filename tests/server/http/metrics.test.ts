import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { exampleOf } from "../../support/examples";
import { plant, secret } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

const host = plant();
const token = "a-token-for-the-tests";
let app: ReturnType<typeof buildApp>;

beforeAll(async () => {
  const metrics = { token, listen: { host: "127.0.0.1", port: 0 } };
  app = buildApp({ db: host.callsDb, secret, metrics });
  await app.ready();
});

afterAll(() => app?.close());

const scrape = (authorization?: string) =>
  app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });

/** Returns the value of a series, or NaN if the series is absent. */
const figureOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")[1] ?? "NaN",
  );

test("without a setting there are no metrics", async () => {
  expect((await host.app.inject({ url: "/metrics" })).statusCode).toBe(404);
});

test.each([undefined, "Bearer another-token", token, `bearer ${token} `])(
  "%s is no right to read metrics",
  async (authorization) => {
    const reply = await scrape(authorization);
    expect(reply.statusCode).toBe(401);
    expect(reply.headers["www-authenticate"]).toBe("Bearer");
    expect(reply.body).not.toContain("plant_");
  },
);

test("a scan, its delay and each request are counted", async () => {
  const { body: person } = await host.call(
    "owner",
    "registerEmployee",
    exampleOf("registerEmployee", 1),
  );
  const { body: before } = await scrape(`Bearer ${token}`);
  const scannedAt = new Date(Date.now() - 60_000);
  const body = { ...scanBody(scannedAt), queued: true, barcodeId: person.barcodeId };
  for (const _ of ["sent", "repeated"])
    expect((await host.call("station", "punch", { body })).status).toBe(200);
  await app.inject({ url: "/api/health" });
  const { body: after } = await scrape(`Bearer ${token}`);
  const grown = (series: string) => figureOf(after, series) - (figureOf(before, series) || 0);
  expect(grown('plant_scans_total{call="punch",result="recorded"}')).toBe(1);
  expect(grown("plant_scan_delay_seconds_count")).toBe(1);
  expect(grown("plant_scan_delay_seconds_sum")).toBeGreaterThan(55);
  expect(
    figureOf(after, 'plant_http_request_duration_seconds_count{call="page",status="200"}'),
  ).toBeGreaterThan(0);
  expect(figureOf(after, "plant_open")).toBe(1);
  expect(figureOf(after, "plant_exceptions_open")).toBeGreaterThanOrEqual(0);
  expect(figureOf(after, "plant_database_connections")).toBeGreaterThan(0);
});

test("every metric has a help text, and a name by the rules of Prometheus", async () => {
  const { body } = await scrape(`Bearer ${token}`);
  const types = [...body.matchAll(/^# TYPE (plant_\S+) (\w+)$/gm)];
  expect(types.length).toBeGreaterThan(6);
  for (const [, name = "", type] of types) {
    expect(body).toContain(`# HELP ${name} `);
    expect(name.endsWith("_total"), name).toBe(type === "counter");
    if (type === "histogram") expect(name).toMatch(/_seconds$/);
  }
});
