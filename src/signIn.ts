import { callHost } from "./host";
import { type Signed, startSession } from "./session";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Read by hand: the login page stays light and carries no validator. */
function readLogin(reply: unknown): Signed {
  if (!isRecord(reply) || !isRecord(reply.admin) || text(reply.token) === "")
    throw new Error("The answer to POST /admin/login could not be read.");
  const { firstName, lastName, email } = reply.admin;
  return {
    token: text(reply.token),
    admin: { firstName: text(firstName), lastName: text(lastName), email: text(email) },
  };
}

/** Signs an admin in and keeps the session. @throws what the host's call throws. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const response = await callHost("login", {}, { body: credentials });
  startSession(readLogin(await response.json()));
}
