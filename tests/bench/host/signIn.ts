import { NewSession } from "../../../contract/admins";
import { calls } from "../../../contract/calls";
import { people } from "../../support/people";

/** Signs the owner in at a host. */
export async function signIn(origin: string) {
  const reply = await fetch(`${origin}/api${calls.login.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(people.owner),
  });
  return NewSession.parse(await reply.json());
}

export type SignedIn = Awaited<ReturnType<typeof signIn>>;
