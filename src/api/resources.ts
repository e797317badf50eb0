import { type CallName, routes } from "../../contract/routes";

/** The calls that serve react-admin's verbs for a resource. What has none is a method of its own. */
interface ResourceCalls {
  readonly list: CallName;
  readonly create?: CallName;
  readonly update?: CallName;
  /** The fields that tell one row from another: the first one that the host sends counts. */
  readonly key: readonly [string, ...string[]];
}

export const resources = {
  admins: { list: "getAdmins", create: "createAdmin", key: ["id"] },
  attendance: { list: "getAttendance", key: ["barcodeId"] },
  boxes: { list: "getAllBoxDetails", create: "createBox", key: ["id", "box"] },
  contacts: { list: "getContacts", update: "updateReplyStatus", key: ["id"] },
  employees: { list: "getEmployees", create: "registerEmployee", key: ["id", "employeeId"] },
  industries: { list: "getAllIndustry", create: "registerIndustry", key: ["id"] },
  orders: { list: "getAllOrders", create: "createOrder", key: ["id"] },
  reels: { list: "getReelStocks", create: "registerReel", key: ["id", "barcodeId"] },
  salaries: { list: "getMonthlySalaries", key: ["employeeId"] },
} as const satisfies Record<string, ResourceCalls>;

export type ResourceName = keyof typeof resources;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** The calls of a resource, seen without their particular names. */
export const callsOf = (name: ResourceName): ResourceCalls => resources[name];

/** The parameters of a call's path: one at most where a verb of react-admin serves it, the record's. */
export const pathParamsOf = (name: CallName, id = "") =>
  Object.fromEntries([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, id]));
