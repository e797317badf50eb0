import type { FastifyReply, FastifyRequest } from "fastify";

/** The browser that calls, by the cookies that it was given at the login. */
export interface Browser {
  cookie(name: string): string | undefined;
  /** The values of all cookies whose names begin so. */
  cookies(prefix: string): string[];
  /** Has the browser keep a cookie, which it sends with logins alone and shows to no script. */
  keep(name: string, value: string, seconds: number): void;
}

/** The cookies of a request; of several by one name the first counts. */
function cookiesOf({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.reverse().map(([name = "", value = ""]) => [name, value]));
}

export function browserOf(request: FastifyRequest, reply?: FastifyReply): Browser {
  const cookies = cookiesOf(request);
  return {
    cookie: (name) => cookies.get(name),
    cookies: (prefix) =>
      [...cookies].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : [])),
    keep: (name, value, seconds) => {
      const secure = request.protocol === "https" ? "; Secure" : "";
      const limits = `Path=/api/admin/login; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
      reply?.header("Set-Cookie", `${name}=${value}; ${limits}`);
    },
  };
}
