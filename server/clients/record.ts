import { eq, sql } from "drizzle-orm";
import {
  ClientDetails,
  ClientEdit,
  type ClientForm,
  clientImport,
  type EnquiryClient,
} from "../../contract/clients";
import { stateText } from "../../domain/clients/gstin";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { findZoneSupply, undertakingFault, type ZoneMark } from "../../domain/invoices/zones";
import { foldCase } from "../../domain/lists/listQuery";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { columnsOf, fieldsOf } from "../db/fieldColumns";
import { clients } from "../db/schema";
import { clientNameOf } from "../db/schema/clients";
import { findKeyOwners, valueIn } from "../db/writeRows";
import { badRequest, conflict } from "../errors";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { insertRecord } from "../records/insertRecord";
import {
  checkSimilarNames,
  findEditedClientId,
  lockLinked,
  lockNamedClient,
  unlinkNames,
} from "./clientNames";
import { datePaymentDays } from "./paymentDays";

export const clientList = {
  tables: [clients],
  from: sql`${clients}`,
  fields: {
    ...fieldsOf(clients),
    pan: sql`substr(${clients.gstin}, 3, 10)`,
  },
  orderBy: sql`id`,
};

/**
 * Returns the columns of a form.
 * @throws HttpError 400 by the field if an admin who is no super admin changes the credit limit
 */
export function clientColumns(
  form: ClientForm & { readonly active?: boolean | undefined },
  { role }: Pick<Session, "role">,
  before: number | null = null,
) {
  const columns = { ...columnsOf(clients, clientImport.create, form), name: form.name };
  if (columns.creditLimitPaise !== before && role !== "ROLE_SUPER_ADMIN")
    throw badRequest({ creditLimit: say("client.limitBySuper") });
  return columns;
}

/**
 * Checks a new mark of a zone. A sale without tax needs a letter of undertaking, which may come later for a client with
 * the mark `BY_LETTER`. A stored mark stays when the letter ends, so that other fields can be edited.
 * @throws HttpError 400 by the field `zone`
 */
export async function checkZoneMark(
  db: Reader,
  mark: ZoneMark | null | undefined,
  before?: ZoneMark | null,
): Promise<void> {
  if (mark !== "UNDERTAKING" || mark === before) return;
  const { undertakings = [] } = await readInvoiceSettings(db);
  const today = indiaDate(currentTime());
  const fault = undertakingFault(findZoneSupply(mark, undertakings, today), today);
  if (fault) throw badRequest({ zone: fault });
}

export const clientRecord = defineRecord({
  kind: "client",
  seenBy: "getClients",
  name: clients.name,
  undo: {
    calls: ["updateClient", "updateClientLists", "linkClientNames"],
    columns: [
      ...editedColumns(ClientEdit),
      "creditLimitPaise",
      "deliveryAddresses",
      "contacts",
      "otherNames",
    ],
    check: (tx, _session, id) => lockLinked(tx, id),
    restore: unlinkNames,
  },
  search: {
    title: clients.name,
    details: [clients.billingTown, clients.gstin],
    texts: [clients.name, clients.gstin, clients.contactName, sql`${clients.otherNames}::text`],
    phones: [
      clients.contactPhone,
      sql`jsonb_path_query_array(${clients.contacts}, '$[*].phone')::text`,
    ],
    codes: [clients.gstin],
  },
  attachments: { addedBy: "updateClient" },
  table: clients,
  reply: ClientDetails,
  what: say("this.client"),
  titleOf: ({ name }) => name,
  unique: {
    clients_name: ["name", say("client.sameName")],
    clients_gstin: ["gstin", say("client.sameGstin")],
  },
  list: clientList,
  async edit({ tx, body, session, row }) {
    await checkZoneMark(tx, body.zone, row.zone);
    return {
      ...clientColumns(body, session, row.creditLimitPaise),
      ...datePaymentDays(body, row),
    };
  },
  import: {
    forms: clientImport,
    uniqueField: {
      keyOf: (values) => foldCase(String(valueIn(values, "name"))),
      findOwners: (tx, keys) =>
        findKeyOwners(tx, { table: clients, key: clientNameOf(clients.name) }, keys),
    },
    async columns({ active = true, ...value }, { id, session, tx }) {
      await checkZoneMark(tx, value.zone);
      return { ...clientColumns(value, session), active, id };
    },
  },
});

/** Returns the billing address and the GSTIN of a client as the lines of a paper. */
export function addressLines(client: typeof clients.$inferSelect): string[] {
  const { billingStreet, billingTown, billingPin, billingStateCode, gstin } = client;
  const town = [billingTown, billingPin].filter(Boolean).join(" ");
  return [
    ...(billingStreet?.split("\n") ?? []),
    ...(town ? [town] : []),
    ...(billingStateCode ? [stateText(billingStateCode)] : []),
    ...(gstin ? [`GSTIN: ${gstin}`] : []),
  ];
}

/** Reads {@link addressLines} of a client. */
export async function readAddressLines(db: Reader, id: number): Promise<string[]> {
  const [client] = await db.select().from(clients).where(eq(clients.id, id));
  return client ? addressLines(client) : [];
}

/** The contact of an added client. */
interface Person {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

const particulars = [
  "gstin",
  "billingStreet",
  "billingTown",
  "billingStateCode",
  "billingPin",
] as const;

interface OrderedBy {
  readonly client: string;
  readonly clientId?: number | undefined;
  readonly addsClient?: boolean | undefined;
  readonly clientPhone?: string | undefined;
  readonly isOther?: boolean | undefined;
}

/**
 * Returns the id of a new order's client: the given one, an added one, or the one with the order's name. Null if the
 * order may have a name that no client has.
 * @throws HttpError 400 by the field without such a client, or 409 by the field if an added one has a like name
 */
export async function findOrderer(
  tx: WriteDatabase,
  session: Session,
  { addsClient, clientPhone, isOther, ...order }: OrderedBy,
): Promise<number | null> {
  const { client: name, clientId } = order;
  if (clientId === undefined && addsClient === true)
    return (await linkClient(tx, session, { name, isOther }, { phone: clientPhone })).id;
  if (clientId === undefined && addsClient === false) {
    const present = await lockNamedClient(tx, name);
    if (!present) throw badRequest({ addsClient: say("client.notKnown", { name }) });
    return present.id;
  }
  return findEditedClientId(tx, order, { client: "" });
}

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
    contactName: person.name ?? null,
    contactPhone: person.phone ?? null,
    contactEmail: person.email ?? null,
  };
  return insertRecord(tx, session, clientRecord, { call: "createClient", values: columns });
}
