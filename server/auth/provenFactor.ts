import { proofReason } from "../../contract/secondFactors";
import { say } from "../../domain/messages/say";
import { Unconfirmed } from "../errors";
import type { Session } from "./sessions";

/**
 * Lets an admin without a second factor pass, and one who has proven it within the last ten minutes.
 * A route with `proven` calls it. A handler calls it if only some of its requests need the proof.
 * @throws Unconfirmed 409 with the reason `secondFactor`
 */
export function requireProof({ factor }: Pick<Session, "factor">): void {
  if (factor === "stale") throw new Unconfirmed(proofReason, say("factor.prove"), {});
}
