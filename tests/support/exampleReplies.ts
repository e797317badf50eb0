import type * as z from "zod/mini";
import type { Account, Admin } from "../../contract/admins";
import type { Calls } from "../../contract/callSchemas";
import type { ClientDetails } from "../../contract/clients";
import type { Contact } from "../../contract/contacts";
import type { Correction } from "../../contract/corrections";
import type { Employee } from "../../contract/employees";
import type { Machine } from "../../contract/machines";
import type { ListedOrder, Order } from "../../contract/orders";
import type { Outstanding } from "../../contract/receivables";

/** The JSON that our own host replies to a call. */
export type JsonOf<N extends keyof Calls> = Calls[N] extends {
  reply: infer R extends z.ZodMiniType;
}
  ? z.output<R>
  : never;

/** An employee as our own host lists them. */
export const employeeRow = {
  id: 5,
  name: "Asha",
  email: "asha@example.com",
  unit: "A",
  gender: "female",
  phoneNumber: "98450 00000",
  bloodGroup: "O+",
  dob: "1990-02-28",
  barcodeId: "EMP-A-00005",
  joinedAt: "2024-01-01T00:00:00Z",
  active: true,
  version: 3,
} as const satisfies Employee;

/** The same employee as the own page reads them. */
export const employeeDetails = {
  ...employeeRow,
  hasDisability: false,
} as const satisfies JsonOf<"getEmployee">;

export const adminRow: Admin = {
  id: 1,
  userName: "asha",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  phoneNumber: "98450 00000",
  gender: "female",
  role: "ROLE_SUPER_ADMIN",
  active: true,
};

export const account: Account = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  version: 4,
};

export const contactRow: Contact = {
  id: 4,
  name: "Asha",
  phone: "+91 98450 00000",
  email: "a@example.com",
  message: "500 boxes for tea, please",
  replyStatus: false,
};

/** A client as the list of clients has it. */
export const clientRow = {
  id: 7,
  name: "Cauvery Silks Pvt Ltd",
  gstin: "29AABCB5576G1ZH",
  pan: "AABCB5576G",
  billingStreet: "Plot 12",
  billingStateCode: "29",
  active: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  version: 1,
};

export const clientDetails: ClientDetails = {
  ...clientRow,
  deliveryAddresses: [{ street: "Shed 4", town: "Hosur", stateCode: "33", pin: "635109" }],
  contacts: [],
  otherNames: [],
};

/** An order as the kanban has it. */
export const orderRow: Order = {
  id: 7,
  status: "TODO",
  client: "Kaveri Weaves",
  productType: "5 Ply RSC Box",
  quantity: 500,
  size: "300 × 200 mm",
  unit: "A",
};

/** An order as the list of all orders has it. */
export const listedOrder: ListedOrder = {
  ...orderRow,
  expectedCompletionDate: "2026-11-01",
  isLate: false,
};

export const machineRow: Machine = {
  id: 1,
  name: "Corrugator",
  unit: "A",
  stage: "CORRUGATING",
  ratePerHour: 3000,
  runsFrom: "08:00",
  runsTo: "20:00",
  secondFourthSaturdayOff: false,
  active: true,
  version: 1,
};

export const correction: Correction = {
  id: 1,
  action: "ADD",
  reason: "Forgot to scan",
  status: "PROPOSED",
  proposedBy: "staff@example.com",
  proposedAt: "2026-03-02T14:00:00.000Z",
};

/** The debt of a client without an overdue invoice. */
export const outstandingRow: Outstanding = {
  id: 1,
  client: "Kaveri Weaves",
  outstanding: 183_450,
  notDue: 183_450,
  upTo30: 0,
  upTo60: 0,
  upTo90: 0,
  over90: 0,
  onAccount: 0,
  overdue: 0,
};
