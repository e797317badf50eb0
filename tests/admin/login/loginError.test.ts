import { expect, test } from "vitest";
import { loginError } from "../../../src/admin/login/LoginPage";
import { HostError, HostUnreachable, UnreadableReply } from "../../../src/api/hostErrors";

const wrong = "Invalid email or password";

test.each([
  ["a refused password", new HostError(401, { message: "Bad credentials" }), wrong],
  ["a refused form", new HostError(400, { message: "email: required" }), wrong],
  ["a page of a proxy instead of an answer", new HostError(502, {}), wrong],
  ["a success that cannot be read", new UnreadableReply("login"), wrong],
  ["an answer that is no JSON", new SyntaxError("Unexpected token"), wrong],
  ["too many attempts", new HostError(429, { message: "Try again later" }), "Try again later"],
  ["too many attempts, without a word", new HostError(429, {}), wrong],
  ["a host that says why it cannot", new HostError(503, { message: "Back soon" }), "Back soon"],
  ["no answer at all", new HostUnreachable(undefined), "No response from server."],
])("%s is told without a status or a path", (_what, error, message) => {
  expect(loginError(error)).toBe(message);
});
