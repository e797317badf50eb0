import { publicRoutes } from "../../contract/publicRoutes";
import { featuresHeader } from "../../contract/route";
import { isRecord, UnreadableReply } from "./hostErrors";
import { sendCall } from "./sendCall";
import { type Session, sessionOf, startSession } from "./session";
import { forgetSessionEnd } from "./sessionEnd";

/**
 * Read by hand: the login page stays light and carries no validator. Without a token nobody is signed
 * in; a host that tells nothing of the admin has signed in somebody without a name.
 */
function readLogin(reply: unknown): Session {
  const { token, admin }: Record<string, unknown> = isRecord(reply) ? reply : {};
  if (typeof token !== "string" || token === "") throw new UnreadableReply("login");
  return sessionOf(token, isRecord(admin) ? admin : {});
}

/** Signs an admin in and keeps the session. @throws what the host's call throws. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const response = await sendCall(publicRoutes.login, {}, { body: credentials });
  const reply: unknown = await response.json().catch(() => undefined);
  startSession(readLogin(reply), response.headers.get(featuresHeader) ?? "");
  forgetSessionEnd();
}
