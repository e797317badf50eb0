import { isRecordKind, type RecordKind } from "../../contract/records";
import { type CallName, routes } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import { forbidden, notFound } from "../errors";
import type { Records } from "./defineRecord";

/** A record as the audit names it, and its kind's descriptor. */
export interface NamedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Such as `order 17`. */
  readonly record: string;
  readonly features: Records[RecordKind];
}

export const mayMake = ({ role }: Pick<Session, "role">, call: CallName) =>
  mayMakeCalls(role, routes[call].access);

/** @throws HttpError 404 if there can be no such record, 403 if the caller may not see it */
export function findSeenRecord(
  records: Records,
  { kind, id }: { kind: string; id: string },
  session: Pick<Session, "role">,
): NamedRecord {
  if (!isRecordKind(kind) || !/^[\da-f-]{1,40}$/.test(id)) throw notFound(say("this.record"));
  const features = records[kind];
  if (!mayMake(session, features.seenBy)) throw forbidden();
  return { kind, id, record: `${kind} ${id}`, features };
}
