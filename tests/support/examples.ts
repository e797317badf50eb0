import { indiaDate } from "../../contract/indiaTime";
import type { CallName } from "../../contract/routes";
import type { plant } from "./plant";

/** What to send with a call. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export const form = { "content-type": "application/x-www-form-urlencoded" };

/**
 * A right request of every call, on the records that {@link seed} makes. What has to be unique
 * comes from `n`.
 */
export const examples: Record<CallName, (n: number) => Example> = {
  getAllIndustry: () => ({}),
  getAllBoxDetails: () => ({}),
  getBoxDetails: () => ({}),
  submitContact: () => ({
    body: { name: "Asha", phone: "+91 98450 00000", email: "asha@example.com", message: "Hello" },
  }),
  login: () => ({ body: { email: "owner@example.com", password: "corrugated-board" } }),
  getAdmins: () => ({}),
  createAdmin: (n) => ({
    body: {
      userName: `office${n}`,
      firstName: "Meena",
      lastName: "Rao",
      email: `office${n}@example.com`,
      password: "a-long-enough-one",
      phoneNumber: "+91 98450 00000",
      gender: "female",
      role: "ROLE_ADMIN",
    },
  }),
  getEmployees: () => ({}),
  registerEmployee: (n) => ({
    body: {
      name: "Chaitra Gowda",
      email: `chaitra${n}@example.com`,
      unit: "A",
      gender: "female",
      phoneNumber: "+91 98450 00000",
      bloodGroup: "O+",
      dob: "1990-02-28",
    },
  }),
  deactivateEmployee: () => ({ params: { barcodeId: "EMP-B-00002" } }),
  getEmployeeBarcode: () => ({ params: { barcodeId: "EMP-A-00001" } }),
  getEmployeeNameAndUnit: () => ({ body: { barcodeId: "EMP-A-00001" }, headers: form }),
  addSalary: () => ({
    body: { employeeId: 1, monthlyBaseSalary: 26_000, otMultiplierFactor: 1.5, workingDays: 26 },
  }),
  getMonthlySalaries: () => ({}),
  getAttendance: () => ({ query: { date: indiaDate(new Date()) } }),
  getReelStocks: () => ({}),
  getInUseReels: () => ({}),
  getReelBarcode: () => ({ params: { barcodeId: "REEL-000001" } }),
  getReelDetails: () => ({ params: { barcodeIdOrReelNo: "REEL-000001" } }),
  registerReel: (n) => ({
    body: {
      reelNo: 50_000 + n,
      gsm: 150,
      burstFactor: 18,
      deckle: 120,
      initialWeight: 612.5,
      unit: "A",
      paperType: "Kraft",
      supplierName: "Tungabhadra Papers",
      createdBy: "somebody.else@example.com",
    },
  }),
  getReelHistory: () => ({ params: { barcode: "REEL-000001" } }),
  registerIndustry: () => ({
    body: {
      industryName: "Kaveri Weaves",
      sector: "Textiles",
      city: "Bengaluru",
      state: "Karnataka",
      address: "Plot 12, Peenya",
    },
  }),
  createBox: () => ({
    body: {
      boxType: "RSC",
      box: "5 Ply RSC",
      boxDescription: "For heavy goods",
      boxUrl: "/art/rsc.svg",
    },
  }),
  getContacts: () => ({}),
  updateReplyStatus: () => ({ params: { id: "1" }, body: { replyStatus: true } }),
  createOrder: () => ({
    body: {
      client: "Kaveri Weaves",
      productType: "5 Ply RSC Box",
      quantity: 500,
      size: "300 × 200 × 150 mm",
      deliveryAddress: "Peenya, Bengaluru",
      expectedCompletionDate: "2026-12-01T00:00:00.000Z",
      unit: "A",
      status: "TODO",
      createdBy: "somebody.else@example.com",
      createdAt: "2020-01-01T00:00:00.000Z",
      updatedAt: "2020-01-01T00:00:00.000Z",
    },
  }),
  getAllOrders: () => ({}),
  moveOrder: () => ({ params: { id: "1" }, body: { status: "IN_PROGRESS" } }),
};

/** A request as it is sent: a form is written as one. */
export function sent({ body, ...rest }: Example) {
  if (body === undefined || rest.headers !== form) return { ...rest, body };
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { ...rest, body: new URLSearchParams(fields).toString() };
}

/** Makes the records of the examples: two employees, a reel, an order, an enquiry, an industry, a box. */
export async function seed(host: ReturnType<typeof plant>) {
  const make = async (name: CallName, changes: object = {}) => {
    const example = examples[name](0);
    const body = { ...example.body, ...changes };
    const reply = await host.call("owner", name, sent({ ...example, body }));
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
  };
  await make("registerEmployee");
  await make("registerEmployee", { email: "second@example.com", unit: "B" });
  for (const name of [
    "registerReel",
    "createOrder",
    "submitContact",
    "registerIndustry",
    "createBox",
  ] as const) {
    await make(name);
  }
}
