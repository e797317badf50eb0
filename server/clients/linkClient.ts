import type { EnquiryClient } from "../../contract/clients";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { clients } from "../db/schema";
import { conflict } from "../errors";
import { checkSimilarNames, lockNamedClient } from "./findClient";
import { clientRecord } from "./record";

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const particulars = [
  "gstin",
  "billingStreet",
  "billingTown",
  "billingStateCode",
  "billingPin",
] as const;

/**
 * Returns the client of exactly this name. Otherwise adds one, with the person as its contact.
 * @throws HttpError 409 by the field if the record of this name says something else, a client has a like name, or another
 * client has the GSTIN
 */
export async function linkClient(
  tx: WriteDatabase,
  session: Session,
  { isOther = false, ...form }: EnquiryClient,
  person: Person,
): Promise<{ id: number; name: string }> {
  const present = await lockNamedClient(tx, form.name);
  if (present) {
    const others = particulars.filter(
      (field) => form[field] !== undefined && form[field] !== present[field],
    );
    if (others.length === 0) return present;
    const message = say("client.otherValue", { name: present.name });
    throw conflict(message, Object.fromEntries(others.map((field) => [field, message])));
  }
  await checkSimilarNames(tx, form.name, isOther);
  const columns = {
    ...form,
    contactName: person.name,
    contactPhone: person.phone,
    contactEmail: person.email,
  };
  const [added] = await rejectDuplicates(
    clientRecord.unique ?? {},
    tx.insert(clients).values(columns).returning({ id: clients.id, name: clients.name }),
  );
  if (!added) throw new Error("An insert returned no row");
  const record = `client ${added.id}`;
  await recordChange(tx, session, { call: "createClient", record, after: columns });
  return added;
}
