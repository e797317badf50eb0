import * as z from "zod/mini";
import {
  addressErrors,
  gstinError,
  normalizeGstin,
  stateCodePattern,
} from "../domain/clients/gstin";
import { zoneMarks } from "../domain/invoices/zones";
import { issueError, schemaError } from "../domain/messages/schemaError";
import { createFor, listFor, ownCall, updateFor } from "./call";
import {
  calendarDate,
  editedVersion,
  email,
  enteredDate,
  id,
  instant,
  line,
  lines,
  optional,
  phone,
  rupees,
  storableText,
} from "./fields";
import type { ImportForms } from "./imports";
import { orderStatuses } from "./orders";

/** Returns the schema of a GSTIN. The stored form has capital letters and no blanks. */
export const gstin = ({ mayBeEmpty = false } = {}) =>
  z.string().check(
    z.overwrite(normalizeGstin),
    z.superRefine((text, context) => {
      const message = mayBeEmpty && text === "" ? undefined : gstinError(text);
      if (message) context.addIssue({ code: "custom", ...issueError(message) });
    }),
  );

/** Returns the schema of a state's GST code, such as `29`. */
export const stateCode = () =>
  z.string().check(z.regex(stateCodePattern, schemaError("form.state")));

export const pinCode = () =>
  z.string().check(z.trim(), z.regex(/^[1-9]\d{5}$/, schemaError("form.pin")));

const town = () => line(80);

/** An address to which boxes are delivered. */
export const ClientAddress = z
  .object({ street: lines(300), town: town(), stateCode: stateCode(), pin: pinCode() })
  .check(
    z.superRefine((address, context) => {
      for (const [field, message] of Object.entries(addressErrors(address)))
        context.addIssue({ code: "custom", path: [field], ...issueError(message) });
    }),
  );
export type ClientAddress = z.infer<typeof ClientAddress>;

export const ClientContact = z.object({
  name: line(),
  phone: optional(phone()),
  email: optional(email()),
});
export type ClientContact = z.infer<typeof ClientContact>;

const clientFields = {
  name: line(),
  gstin: optional(gstin()),
  billingStreet: optional(lines(300)),
  billingTown: optional(town()),
  billingStateCode: optional(stateCode()),
  billingPin: optional(pinCode()),
  contactName: optional(line()),
  contactPhone: optional(phone()),
  contactEmail: optional(email()),
  /** The mark of a client in a special economic zone. Absent for all other clients. */
  zone: z.optional(z.enum(zoneMarks)),
  /** The days after the invoice's date within which the client pays. */
  paymentDays: z.optional(z.int().check(z.nonnegative(), z.maximum(365))),
  /** The most that the client may owe. Only a super admin changes it. */
  creditLimit: z.optional(rupees()),
  notes: optional(lines(1000).check(z.meta({ kind: "paragraph" }))),
};

interface Billing {
  readonly gstin?: string | undefined;
  readonly billingStateCode?: string | undefined;
  readonly billingPin?: string | undefined;
}

const billingCheck = <T extends Billing>() =>
  z.superRefine<T>(({ gstin: number, billingStateCode, billingPin }, context) => {
    const errors = addressErrors({ gstin: number, stateCode: billingStateCode, pin: billingPin });
    if (errors.stateCode)
      context.addIssue({
        code: "custom",
        path: ["billingStateCode"],
        ...issueError(errors.stateCode),
      });
    if (errors.pin)
      context.addIssue({
        code: "custom",
        path: ["billingPin"],
        ...issueError(errors.pin),
      });
  });

export const ClientForm = z.object(clientFields).check(billingCheck());
export type ClientForm = z.infer<typeof ClientForm>;

/**
 * A new client. The host refuses a name like another client's name unless `isOther` confirms that the clients differ.
 */
export const ClientCreation = z
  .object({ ...clientFields, isOther: z.optional(z.boolean()) })
  .check(billingCheck());

/** The client of an enquiry. Its contact is the person who enquired. The name of a client alone means that client. */
export const EnquiryClient = z
  .object({
    name: clientFields.name,
    gstin: clientFields.gstin,
    billingStreet: clientFields.billingStreet,
    billingTown: clientFields.billingTown,
    billingStateCode: clientFields.billingStateCode,
    billingPin: clientFields.billingPin,
    isOther: z.optional(z.boolean()),
  })
  .check(billingCheck());
export type EnquiryClient = z.infer<typeof EnquiryClient>;

const ClientImport = z
  .object({ ...clientFields, active: z.optional(z.boolean()) })
  .check(billingCheck());

const { creditLimit, notes, ...firstFields } = clientFields;

export const ClientEdit = z
  .object({
    ...firstFields,
    /** The day from which changed payment days hold: today by default. Earlier invoices keep their due dates. */
    paymentDaysFrom: z.optional(enteredDate()),
    creditLimit,
    notes,
    active: z.optional(z.boolean()),
    version: editedVersion(),
  })
  .check(billingCheck());

export const Client = z.object({
  id: id(),
  name: z.string(),
  gstin: z.optional(z.string()),
  /** The PAN, which the host derives from the GSTIN. */
  pan: z.optional(z.string()),
  billingStreet: z.optional(z.string()),
  billingTown: z.optional(z.string()),
  billingStateCode: z.optional(z.string()),
  billingPin: z.optional(z.string()),
  contactName: z.optional(z.string()),
  contactPhone: z.optional(z.string()).check(z.meta({ kind: "phone" })),
  contactEmail: z.optional(z.string()).check(z.meta({ kind: "email" })),
  zone: z.optional(z.enum(zoneMarks)),
  paymentDays: z.optional(z.int()),
  /** Absent if the payment days hold since the beginning. */
  paymentDaysFrom: z.optional(calendarDate()),
  creditLimit: z.optional(z.number().check(z.meta({ kind: "rupees" }))),
  notes: z.optional(z.string()).check(z.meta({ kind: "paragraph" })),
  active: z.boolean(),
  createdAt: instant(),
  version: editedVersion(),
});
export type Client = z.infer<typeof Client>;

/** A client with addresses, contacts and names. */
export const ClientDetails = z.extend(Client, {
  deliveryAddresses: z.array(ClientAddress),
  /** All contacts but the first. */
  contacts: z.array(ClientContact),
  /** Names in orders and specifications that were linked to this client. */
  otherNames: z.array(z.string()),
});
export type ClientDetails = z.infer<typeof ClientDetails>;

const ClientListsEdit = z.object({
  deliveryAddresses: z.array(ClientAddress).check(z.maxLength(30)),
  contacts: z.array(ClientContact).check(z.maxLength(30)),
  version: editedVersion(),
});

/** A name in orders and specifications that have no client. */
export const UnlinkedName = z.object({
  name: z.string(),
  orders: z.int(),
  specifications: z.int(),
  /** Equal for names that differ only in case, blanks, punctuation or the legal form. */
  key: z.string(),
  /** The active client with a name of this key. */
  clientId: z.optional(id()),
  clientName: z.optional(z.string()),
});
export type UnlinkedName = z.infer<typeof UnlinkedName>;

/** A client with the latest orders and all specifications that refer to it. */
export const ClientRecords = z.object({
  client: ClientDetails,
  orders: z.array(
    z.object({
      id: id(),
      client: z.string(),
      productType: z.string(),
      quantity: z.int(),
      status: z.enum(orderStatuses),
      cancelled: z.boolean(),
      expectedCompletionDate: instant(),
    }),
  ),
  specifications: z.array(z.object({ id: id(), client: z.string(), name: z.string() })),
  /** Names without a client that match the client's name. */
  names: z.array(UnlinkedName),
  /** True if the caller gets notices of late orders. Absent on a host without notices. */
  isFollowed: z.optional(z.boolean()),
});
export type ClientRecords = z.infer<typeof ClientRecords>;

export const clientImport = {
  create: ClientImport,
  edit: ClientEdit,
  record: Client,
  keys: ["id"],
} as const satisfies ImportForms;

export const clientCalls = {
  getClients: ownCall("/admin/clients", "GET", "admin", listFor("clients", Client)),
  getClient: ownCall("/admin/clients/:id", "GET", "admin", {
    serves: ["one", "clients"],
    reply: ClientDetails,
  }),
  createClient: ownCall("/admin/clients", "POST", "admin", {
    ...createFor("clients", ClientCreation, ClientDetails),
  }),
  updateClient: ownCall("/admin/clients/:id", "PUT", "admin", {
    ...updateFor("clients", ClientEdit, ClientDetails),
  }),
  updateClientLists: ownCall("/admin/clients/:id/lists", "PUT", "admin", {
    changes: ["clients"],
    body: ClientListsEdit,
    reply: ClientDetails,
  }),
  getClientRecords: ownCall("/admin/clients/:id/records", "GET", "admin", {
    reply: ClientRecords,
  }),
  getUnlinkedNames: ownCall("/admin/client-names", "GET", "admin", {
    reply: z.object({ names: z.array(UnlinkedName) }),
  }),
  /** Links all orders and specifications that have one of these names and no client. */
  linkClientNames: ownCall("/admin/clients/:id/names", "PUT", "admin", {
    changes: ["clients", "invoices", "orders", "outstanding", "specifications"],
    body: z.object({
      names: z
        .array(z.string().check(z.minLength(1), z.maxLength(200), storableText()))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    reply: z.object({ orders: z.int(), specifications: z.int() }),
  }),
};
