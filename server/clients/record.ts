import { eq, getTableColumns, sql } from "drizzle-orm";
import { ClientDetails, ClientEdit, type ClientForm, clientImport } from "../../contract/clients";
import { stateText } from "../../domain/clients/states";
import { foldCase } from "../../domain/lists/fieldTypes";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { Reader } from "../db/connect";
import { findKeyOwners, valueIn } from "../db/rejectDuplicates";
import { clients } from "../db/schema";
import { clientNameOf } from "../db/schema/clients";
import { badRequest } from "../errors";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { paiseOf, rupeesSql } from "../units";
import { lockLinked, unlinkNames } from "./clientNames";

export const clientList = {
  tables: [clients],
  from: sql`${clients}`,
  fields: {
    ...getTableColumns(clients),
    pan: sql`substr(${clients.gstin}, 3, 10)`,
    creditLimit: rupeesSql(clients.creditLimitPaise),
  },
  orderBy: sql`id`,
};

/** Returns the columns of a form. An absent field is empty. */
const formColumns = (form: ClientForm & { readonly active?: boolean | undefined }) => ({
  name: form.name,
  gstin: form.gstin ?? null,
  billingStreet: form.billingStreet ?? null,
  billingTown: form.billingTown ?? null,
  billingStateCode: form.billingStateCode ?? null,
  billingPin: form.billingPin ?? null,
  contactName: form.contactName ?? null,
  contactPhone: form.contactPhone ?? null,
  contactEmail: form.contactEmail ?? null,
  paymentDays: form.paymentDays ?? null,
  creditLimitPaise: form.creditLimit === undefined ? null : paiseOf(form.creditLimit),
  notes: form.notes ?? null,
  ...(form.active !== undefined && { active: form.active }),
});

/**
 * Returns the columns of a form.
 * @throws HttpError 400 by the field if an admin who is no super admin changes the credit limit
 */
export function clientColumns(
  form: Parameters<typeof formColumns>[0],
  { role }: Pick<Session, "role">,
  before: number | null = null,
) {
  const columns = formColumns(form);
  if (columns.creditLimitPaise !== before && role !== "ROLE_SUPER_ADMIN")
    throw badRequest({ creditLimit: say("client.limitBySuper") });
  return columns;
}

export const clientRecord = defineRecord({
  kind: "client",
  seenBy: "getClients",
  name: clients.name,
  listTables: [clients],
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
  edit: ({ body, session, row }) => clientColumns(body, session, row.creditLimitPaise),
  import: {
    forms: clientImport,
    uniqueField: {
      keyOf: (values) => foldCase(String(valueIn(values, "name"))),
      findOwners: (tx, keys) =>
        findKeyOwners(tx, { table: clients, key: clientNameOf(clients.name) }, keys),
    },
    columns: ({ active = true, ...value }, { id, session }) => ({
      ...clientColumns(value, session),
      active,
      id,
    }),
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
