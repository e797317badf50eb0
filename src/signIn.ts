import { featuresHeader } from "../contract/table";
import { callHost, UnreadableReply } from "./host";
import { removeDraftsOfOthers } from "./savedDrafts";
import { type Signed, startSession } from "./session";
import { forgetSessionEnd } from "./sessionEnd";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Read by hand: the login page stays light and carries no validator. Without a token nobody is signed
 * in; a host that tells nothing of the admin has signed in somebody without a name.
 */
function readLogin(reply: unknown): Signed {
  if (!isRecord(reply) || text(reply.token) === "") throw new UnreadableReply("login");
  const { firstName, lastName, email } = isRecord(reply.admin) ? reply.admin : {};
  return {
    token: text(reply.token),
    admin: { firstName: text(firstName), lastName: text(lastName), email: text(email) },
  };
}

/** Signs an admin in and keeps the session. @throws what the host's call throws. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const response = await callHost("login", {}, { body: credentials });
  const reply: unknown = await response.json().catch(() => undefined);
  const signed = readLogin(reply);
  startSession(signed, response.headers.get(featuresHeader) ?? "");
  forgetSessionEnd();
  removeDraftsOfOthers(signed.admin.email);
}
