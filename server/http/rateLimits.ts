import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallName } from "../../contract/routes";
import type { DeviceCookies } from "../auth/deviceCookies";
import { HttpError } from "../errors";
import { cookieJar } from "./cookies";

const tooManyRequests = () =>
  new HttpError(429, "Too many requests: please wait a while and try again");

/** The calls per minute that one address may make without signing in. */
const maxPerMinute: Partial<Record<CallName, number>> = {
  login: 60,
  submitContact: 20,
  pairDevice: 10,
  setPassword: 20,
};

/** Limits for the calls that need no session; a route has one by its `rateLimitOf`. */
export function rateLimits(app: FastifyInstance) {
  app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    errorResponseBuilder: tooManyRequests,
  });
}

/** A known device has its own limit, so a flood from its address does not block its sign-ins. */
const deviceOrAddress = (devices: DeviceCookies) => async (request: FastifyRequest) => {
  const device = await devices.anyDevice(cookieJar(request));
  return device === undefined ? request.ip : `device ${device}`;
};

/** The part of a route's config that limits its call, where it is limited. */
export function rateLimitFor(name: CallName, devices: DeviceCookies) {
  const max = maxPerMinute[name];
  if (max === undefined) return {};
  return {
    rateLimit: { max, ...(name === "login" && { keyGenerator: deviceOrAddress(devices) }) },
  };
}
