import { expect, test } from "vitest";
import { judgeReply, retryDelayMs } from "../../src/station/queue/runSender";

test("success with an outcome is an answer", () => {
  const reply = { outcome: "CHECKED_IN", name: "Asha" };
  expect(judgeReply({ status: 200, body: reply })).toEqual({ kind: "answered", reply });
});

test.each([
  [200, "<html>Welcome to the network</html>"],
  [200, undefined],
  [302, undefined],
  [408, {}],
  [429, { message: "Too many requests" }],
  [500, { message: "Something went wrong" }],
  [503, undefined],
  [401, undefined],
  [403, "<html>Sign in to this network</html>"],
  [404, { error: "Not Found", path: "/api/station/punch" }],
  [407, undefined],
  [413, ""],
  [451, { message: "" }],
])("a scan that got %i with %j is sent again", (status, body) => {
  expect(judgeReply({ status, body })).toMatchObject({ kind: "retry" });
});

test("a success or refusal that is not the host's own JSON is another's", () => {
  const isForeign = (status: number, body: unknown) => "isForeign" in judgeReply({ status, body });
  for (const status of [200, 204, 302, 401, 403, 404, 407]) {
    expect(isForeign(status, undefined)).toBe(true);
    expect(isForeign(status, { error: "Sign in" })).toBe(true);
  }
  expect([408, 429, 500, 502, 503].map((status) => isForeign(status, undefined))).not.toContain(
    true,
  );
});

test("a refusal has the host's own words", () => {
  expect(judgeReply({ status: 404, body: { message: "Unknown badge" } })).toEqual({
    kind: "refused",
    refusal: { status: 404, message: "Unknown badge" },
  });
});

test.each([401, 403])(
  "%i with the host's words keeps the scan until the station is paired",
  (status) => {
    expect(judgeReply({ status, body: { message: "This station was revoked" } })).toEqual({
      kind: "unpaired",
      message: "This station was revoked",
    });
  },
);

test("pauses double from a second to a minute, by chance up to half as long", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 500].map((failures) => retryDelayMs(failures, 0));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  expect(retryDelayMs(1, 1)).toBe(500);
  expect(retryDelayMs(99, 1)).toBe(30_000);
});
