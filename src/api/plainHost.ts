import { publicRoutes } from "../../contract/publicRoutes";
import type { Route } from "../../contract/route";
import { parseReply } from "./json";
import { type CallOptions, sendCall } from "./sendCall";

/**
 * Returns the caller of a page that loads no schemas: `host.call("getWall", undefined, { token })`. `input` is the
 * body. The page itself checks the fields of the reply that it needs.
 */
export const plainHost = <Name extends string>(routes: Readonly<Record<Name, Route>>) => ({
  /** @throws the errors of {@link sendCall} */
  async call(name: Name, input?: object, options?: CallOptions) {
    const response = await sendCall(routes[name], {}, { body: input, ...options });
    const { status, headers } = response;
    return { status, headers, reply: parseReply(await response.text()) };
  },
});

/** The calls without a session, for the site and the login. */
export const host = plainHost(publicRoutes);
