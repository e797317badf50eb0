import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieJar } from "../auth/deviceCookies";

/** Reads the cookies of a request. The first of several cookies with one name counts. */
function cookiesOf({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.reverse().map(([name = "", value = ""]) => [name, value]));
}

/** Returns the cookies of the calling browser. Without a reply they are read-only. */
export function cookieJar(request: FastifyRequest, reply?: FastifyReply): CookieJar {
  const cookies = cookiesOf(request);
  return {
    get: (name) => cookies.get(name),
    withPrefix: (prefix) =>
      [...cookies].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : [])),
    set: (name, value, maxAgeSeconds) => {
      const secure = request.protocol === "https" ? "; Secure" : "";
      const attributes = `Path=/api/admin/login; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
      reply?.header("Set-Cookie", `${name}=${value}; ${attributes}`);
    },
  };
}
