import { getTableColumns, sql } from "drizzle-orm";
import { ClientDetails, ClientEdit, type ClientForm, clientImport } from "../../contract/clients";
import { foldClientName } from "../../domain/clients/clientName";
import { say } from "../../domain/messages/say";
import { findKeyOwners, valueIn } from "../db/rejectDuplicates";
import { clients } from "../db/schema";
import { clientNameOf } from "../db/schema/clients";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { lockLinked, unlinkNames } from "./clientNames";

export const clientList = {
  tables: [clients],
  from: sql`${clients}`,
  fields: { ...getTableColumns(clients), pan: sql`substr(${clients.gstin}, 3, 10)` },
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
  notes: form.notes ?? null,
  ...(form.active !== undefined && { active: form.active }),
});

export const clientRecord = defineRecord({
  kind: "client",
  seenBy: "getClients",
  name: clients.name,
  listTables: [clients],
  undo: {
    calls: ["updateClient", "updateClientLists", "linkClientNames"],
    columns: [...editedColumns(ClientEdit), "deliveryAddresses", "contacts", "otherNames"],
    check: (tx, _session, id) => lockLinked(tx, id),
    restore: unlinkNames,
  },
  search: {
    title: clients.name,
    details: [clients.billingTown, clients.gstin],
    texts: [clients.name, clients.gstin, clients.contactName, sql`${clients.otherNames}::text`],
    codes: [clients.gstin],
  },
  table: clients,
  reply: ClientDetails,
  what: say("this.client"),
  titleOf: ({ name }) => name,
  unique: {
    clients_name: ["name", say("client.sameName")],
    clients_gstin: ["gstin", say("client.sameGstin")],
  },
  list: clientList,
  edit: ({ body }) => formColumns(body),
  import: {
    forms: clientImport,
    uniqueField: {
      keyOf: (values) => foldClientName(String(valueIn(values, "name"))),
      findOwners: (tx, keys) =>
        findKeyOwners(tx, { table: clients, key: clientNameOf(clients.name) }, keys),
    },
    columns: ({ active = true, ...value }, { id }) => ({ ...formColumns(value), active, id }),
  },
});
