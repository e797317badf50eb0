import { type Json, plantRows, type Row } from "./plantRows";
import { type Quirk, uuidOf, withQuirks } from "./quirks";

export interface HostResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** The ways in which a host answers a creation. Each means success. */
export type Creation = "specified" | "number" | "uuid" | "text" | "other" | "nothing";

export interface Call {
  readonly method: string;
  readonly path: RegExp;
  /** All fields of the body or the query that a browser may send (docs/another-host.md#the-28-calls). */
  readonly fields?: readonly string[];
  readonly answer: (parts: readonly string[], body: Row) => HostResponse;
}

export const json = (value: Json, status = 200): HostResponse => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});
const text = (body: string, status = 200): HostResponse => ({ status, type: "text/plain", body });

const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

/**
 * Returns the calls of another company's host with these quirks, each with its answer. It stores its orders and
 * enquiries.
 */
export function otherHostCalls(quirks: readonly Quirk[], creation: Creation): readonly Call[] {
  const orders = plantRows.orders.map((order) => ({ ...order }));
  const contacts = plantRows.contacts.map((contact) => ({ ...contact }));
  const names = (id: number) => [String(id), uuidOf(id)];

  const list = (rows: readonly Row[]) => () => json(withQuirks(rows, quirks));
  const record = (row: Row) => () => json(withQuirks(row, quirks));
  const created: Record<Creation, (specified: HostResponse) => HostResponse> = {
    specified: (specified) => specified,
    number: () => json(99),
    uuid: () => json(uuidOf(99)),
    text: () => json("Saved."),
    other: () => json({ status: "CREATED", result: { ref: "A-99" } }),
    nothing: () => ({ status: 201, type: "application/json", body: "" }),
  };
  const create = (specified: Json) => () => created[creation](json(withQuirks(specified, quirks)));
  const textOr = (specified: string) => () => created[creation](text(specified));

  const registered = { employeeId: 3, barcodeId: "EMP-A-00003", barcodeImageBase64: "" };
  const person = ["name", "email", "unit", "gender", "phoneNumber", "bloodGroup", "dob"];
  return [
    { method: "GET", path: /^\/public\/getAllIndustry$/, answer: list(plantRows.industries) },
    { method: "GET", path: /^\/public\/box\/getAllBoxDetails$/, answer: list(plantRows.gallery) },
    { method: "GET", path: /^\/public\/box\/getBoxDetails$/, answer: list(plantRows.catalogue) },
    {
      method: "POST",
      path: /^\/public\/contact-details$/,
      fields: ["name", "phone", "email", "message"],
      answer: () => json({ message: "Received with thanks" }),
    },
    {
      method: "POST",
      path: /^\/admin\/login$/,
      fields: ["email", "password"],
      answer: () =>
        json({
          token: "other-host-token",
          admin: { firstName: "Meera", lastName: "Nair", email: "meera@host.example" },
        }),
    },
    { method: "GET", path: /^\/admin\/get-admins$/, answer: list(plantRows.admins) },
    {
      method: "POST",
      path: /^\/admin\/create$/,
      fields: [
        "userName",
        "firstName",
        "lastName",
        "email",
        "password",
        "phoneNumber",
        "gender",
        "role",
      ],
      answer: create({ firstName: "Meera" }),
    },
    { method: "GET", path: /^\/admin\/get-employees$/, answer: list(plantRows.employees) },
    {
      method: "POST",
      path: /^\/admin\/register-employee$/,
      fields: person,
      answer: create(registered),
    },
    {
      method: "PUT",
      path: /^\/admin\/employee\/deactivate\/([^/]+)$/,
      answer: () => text("Employee deactivated"),
    },
    {
      method: "GET",
      path: /^\/admin\/(?:employee\/barcode|reel\/barcode-image)\/([^/]+)$/,
      answer: () => ({ status: 200, type: "image/png", body: png }),
    },
    {
      method: "POST",
      path: /^\/admin\/employee\/getEmployeeNameAndUnit$/,
      fields: ["barcodeId"],
      answer: record({ employeeName: "Person 1", unit: "A" }),
    },
    {
      method: "POST",
      path: /^\/admin\/salary\/add$/,
      fields: ["employeeId", "monthlyBaseSalary", "otMultiplierFactor", "workingDays"],
      answer: textOr("Salary saved"),
    },
    {
      method: "GET",
      path: /^\/admin\/attendance-list$/,
      fields: ["date"],
      answer: list(plantRows.attendance),
    },
    { method: "GET", path: /^\/admin\/salary\/monthly$/, answer: list(plantRows.salaries) },
    { method: "GET", path: /^\/admin\/inventory\/getReelStocks$/, answer: list(plantRows.reels) },
    {
      method: "GET",
      path: /^\/admin\/inventory\/getInUseReelsWithDetails$/,
      answer: list(plantRows.reels.slice(1)),
    },
    {
      method: "GET",
      path: /^\/admin\/reel\/details\/([^/]+)$/,
      answer: record(plantRows.reels[0] ?? {}),
    },
    {
      method: "POST",
      path: /^\/admin\/register-reel$/,
      fields: [
        "reelNo",
        "gsm",
        "burstFactor",
        "deckle",
        "initialWeight",
        "unit",
        "paperType",
        "supplierName",
        "createdBy",
      ],
      answer: create({ barcodeId: "REEL-000001" }),
    },
    {
      method: "POST",
      path: /^\/admin\/register-industry$/,
      fields: ["industryName", "sector", "city", "state", "address"],
      answer: textOr("Industry registered"),
    },
    {
      method: "GET",
      path: /^\/admin\/reel\/orderReelUsage\/([^/]+)$/,
      answer: ([barcode = ""]) =>
        json(
          withQuirks({ barcodeId: barcode, usages: plantRows.reels[0]?.orderUsages ?? [] }, quirks),
        ),
    },
    { method: "GET", path: /^\/admin\/contact\/contactDetails$/, answer: list(contacts) },
    {
      method: "PUT",
      path: /^\/admin\/contact\/updateReplyStatus\/([^/]+)$/,
      fields: ["replyStatus"],
      answer: ([id = ""], { replyStatus = null }) => {
        const found = contacts.find((contact) => names(contact.id).includes(id));
        if (!found) return json({ message: `No enquiry ${id}` }, 404);
        Object.assign(found, { replyStatus });
        return text("Updated");
      },
    },
    {
      method: "POST",
      path: /^\/admin\/order\/create-order$/,
      fields: [
        "client",
        "productType",
        "quantity",
        "size",
        "materialGrade",
        "deliveryAddress",
        "expectedCompletionDate",
        "unit",
        "status",
        "createdBy",
        "createdAt",
        "updatedAt",
      ],
      answer: create({ message: "Order saved" }),
    },
    {
      method: "POST",
      path: /^\/admin\/box\/create-box$/,
      fields: ["boxType", "box", "boxDescription", "boxUrl"],
      answer: create({ message: "Box saved" }),
    },
    {
      method: "GET",
      path: /^\/admin\/order\/getAllOrders$/,
      answer: () => json(withQuirks(orders, quirks)),
    },
    {
      method: "PUT",
      path: /^\/admin\/order\/([^/]+)\/status$/,
      fields: ["status", "transportNumber"],
      answer: ([id = ""], { status = null, transportNumber = null }) => {
        const found = orders.find((order) => names(Number(order.id)).includes(id));
        if (!found) return json({ message: `No order ${id}` }, 404);
        Object.assign(found, { status, transportNumber });
        return { status: 200, type: "text/plain", body: "" };
      },
    },
  ];
}
