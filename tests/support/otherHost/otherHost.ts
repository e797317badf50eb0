import { type Creation, type HostResponse, json, otherHostCalls } from "./otherHostCalls";
import type { Row } from "./plantRows";
import type { Quirk } from "./quirks";

interface HostRequest {
  readonly method: string;
  /** The path below the host's base address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers that a browser may send besides a call's own fields. Every other header is a finding. */
const knownHeaders =
  /^(accept.*|authorization|connection|content-(type|length)|host|origin|referer|sec-.*|user-agent|pragma|cache-control|cookie|if-.*|range|upgrade-insecure-requests|priority|:.*)$/;

const parse = (type: string, body: string): Row => {
  if (body === "") return {};
  return type.includes("urlencoded")
    ? Object.fromEntries(new URLSearchParams(body))
    : JSON.parse(body);
};

/**
 * Returns another company's host with these quirks. It notes each request, and every field, query or header that the
 * specification does not name. It answers an unknown path as Java's security does: 401.
 */
export function otherHost(quirks: readonly Quirk[], creation: Creation = "specified") {
  const received: HostRequest[] = [];
  const findings: string[] = [];
  const calls = otherHostCalls(quirks, creation);

  function answer(request: HostRequest): HostResponse {
    received.push(request);
    const { pathname, searchParams } = new URL(request.path, "http://other.example");
    const sent = `${request.method} ${pathname}`;
    const call = calls.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!call) {
      findings.push(`${sent}: no call of the specification`);
      return json({ error: "Unauthorized" }, 401);
    }
    for (const name of Object.keys(request.headers))
      if (!knownHeaders.test(name.toLowerCase())) findings.push(`${sent}: header ${name}`);
    const body = parse(request.headers["content-type"] ?? "", request.body);
    for (const name of [...searchParams.keys(), ...Object.keys(body)])
      if (!call.fields?.includes(name)) findings.push(`${sent}: field ${name}`);
    const isPublic = pathname.startsWith("/public/") || pathname === "/admin/login";
    if (!isPublic && request.headers.authorization !== "Bearer other-host-token")
      return json({ error: "Unauthorized" }, 401);
    const parts = [...(call.path.exec(pathname) ?? [])].slice(1).map(decodeURIComponent);
    return call.answer(parts, body);
  }

  return { answer, received, findings };
}
