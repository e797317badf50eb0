import * as z from "zod/mini";
import { defaultBoardFactors } from "../../contract/board/boardFactors";
import { boardSettingsOf } from "../../contract/boardSettings";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { indiaDate } from "../../contract/indiaTime";
import type { CallName } from "../../contract/routes";
import { monthAfter } from "../../server/salary/months";
import { newOrder } from "./newOrder";
import { people } from "./people";
import { scanBody } from "./scanBody";

/** What to send with a call. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export const form = { "content-type": "application/x-www-form-urlencoded" };

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Of the first station that `seed` makes. */
export const pairingCode = "2345-6789";

/** Months in which no example's employee has joined later, and none is locked. */
const comingMonth = (n: number) => monthAfter(indiaDate(new Date()).slice(0, 7), n % 60);

/** Each of a month of its own: two for one month would be refused. */
const statutoryRate = (n: number) => ({
  kind: "PROFESSIONAL_TAX",
  firstMonth: monthAfter("1901-01", n),
  lastMonth: monthAfter("1901-01", n),
  wageBase: "GROSS",
  wagesFrom: 25_000,
  amount: 200,
  februaryAmount: 300,
  isActive: true,
});

/** Of the link by which the third admin may set a password. */
export const linkToken = "the-token-of-a-link-to-set-a-password-once";

/** A month of whose pay nothing else is made. */
const lockedMonth = "2019-06";

const employee = (n: number) => ({
  name: "Chaitra Gowda",
  email: `chaitra${n}@example.com`,
  unit: "A",
  gender: "female",
  phoneNumber: "+91 98450 00000",
  bloodGroup: "O+",
  dob: "1990-02-28",
});

const admin = (n: number) => ({
  userName: `office${n}`,
  firstName: "Meena",
  lastName: "Rao",
  email: `office${n}@example.com`,
  phoneNumber: "+91 98450 00000",
  gender: "female",
  role: "ROLE_ADMIN",
});

const reel = (n: number) => ({
  reelNo: 50_000 + n,
  gsm: 150,
  burstFactor: 18,
  deckle: 120,
  unit: "A",
  paperType: "Kraft",
  supplierName: "Tungabhadra Papers",
});

const industry = {
  industryName: "Kaveri Weaves",
  sector: "Textiles",
  city: "Bengaluru",
  state: "Karnataka",
  address: "Plot 12, Peenya",
};

const box = {
  boxType: "RSC",
  box: "5 Ply RSC",
  boxDescription: "For heavy goods",
  boxUrl: "/art/rsc.svg",
};

/** Of the worked figures. */
export const boxContent = {
  style: "0201",
  measured: "INSIDE",
  length: 400,
  width: 300,
  height: 200,
  ply: 3,
  printColours: 1,
  allowance: 0,
  layers: [
    { gsm: 120, burstFactor: 18, rct: 4, shade: "Golden" },
    { gsm: 100, burstFactor: 18, rct: 3.5, flute: "C" },
    { gsm: 120, burstFactor: 18, rct: 4 },
  ],
};

/** An edit of a record that `seed` has made, and nobody has edited yet. */
const edited = (id: number, body: Record<string, unknown>): Example => ({
  params: { id: String(id) },
  body: { ...body, version: 1 },
});

/** Requests whose values must go together, or be of the records that `seed` makes. */
const byHand: Partial<Record<CallName, (n: number) => Example>> = {
  submitContact: () => ({
    body: { name: "Asha", phone: "+91 98450 00000", email: "asha@example.com", message: "Hello" },
  }),
  login: () => ({ body: { email: "owner@example.com", password: "corrugated-board" } }),
  changePassword: () => ({
    body: { currentPassword: people.owner.password, newPassword: people.owner.password },
  }),
  createPasswordLink: () => ({ params: { id: "2" } }),
  setPassword: () => ({ body: { token: linkToken, password: "a-password-by-a-link" } }),
  createAdmin: (n) => ({ body: { ...admin(n), password: "a-long-enough-one" } }),
  registerEmployee: (n) => ({ body: employee(n) }),
  deactivateEmployee: () => ({ params: { barcodeId: "EMP-B-00002" } }),
  getEmployeeBarcode: () => ({ params: { barcodeId: "EMP-A-00001" } }),
  getEmployeeNameAndUnit: () => ({ body: { barcodeId: "EMP-A-00001" }, headers: form }),
  addSalary: () => ({
    body: { employeeId: 1, monthlyBaseSalary: 26_000, otMultiplierFactor: 1.5, workingDays: 26 },
  }),
  getPayslip: () => ({
    params: { month: indiaDate(new Date()).slice(0, 7), employeeId: "1" },
  }),
  getPayrollMonth: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  lockPayrollMonth: () => ({ params: { month: lockedMonth } }),
  unlockPayrollMonth: () => ({ params: { month: lockedMonth }, body: { reason: "Too early" } }),
  getPayslipsPdf: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  getPayRegister: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  getBankFile: () => ({ params: { month: lockedMonth } }),
  getAttendance: () => ({ query: { date: indiaDate(new Date()) } }),
  getReelBarcode: () => ({ params: { barcodeId: "REEL-000001" } }),
  getReelDetails: () => ({ params: { barcodeIdOrReelNo: "REEL-000001" } }),
  registerReel: (n) => ({
    body: { ...reel(n), initialWeight: 612.5, createdBy: "somebody.else@example.com" },
  }),
  search: () => ({ query: { text: "REEL-000001" } }),
  getReelHistory: () => ({ params: { barcode: "REEL-000001" } }),
  registerIndustry: () => ({ body: industry }),
  createBox: () => ({ body: box }),
  importEmployees: (n) => ({
    body: {
      text: `name,email,unit,gender,phoneNumber,bloodGroup,dob\nAsha,imported${n}@example.com,A,female,9845000000,O+,28/02/1990`,
    },
  }),
  importRecords: (n) => ({
    params: { resource: "industries" },
    body: {
      text: `industryName,sector,city,state,address\nKaveri ${n},Textiles,Mysuru,Karnataka,Plot 1`,
    },
  }),
  updateReplyStatus: () => ({ params: { id: "1" }, body: { replyStatus: true } }),
  createOrder: () => ({
    body: { ...newOrder("Kaveri Weaves"), createdBy: "somebody.else@example.com" },
  }),
  moveOrder: () => ({ params: { id: "1" }, body: { status: "IN_PROGRESS" } }),
  updateOrder: () => {
    const {
      status: _,
      createdBy: _by,
      createdAt: _at,
      updatedAt: _until,
      ...order
    } = newOrder("Kaveri Weaves");
    return edited(2, { ...order, quantity: 50 });
  },
  cancelOrder: () => ({ params: { id: "3" }, body: { reason: "Ordered twice" } }),
  createSpecification: (n) => ({
    body: { client: "Kaveri Weaves", name: `Saree carton ${n}`, content: boxContent },
  }),
  getJobCard: () => ({ params: { id: "1" } }),
  getSpecification: () => ({ params: { id: "1" } }),
  createSpecificationVersion: () => ({
    params: { id: "1" },
    body: { content: { ...boxContent, height: 220 }, madeOf: 1 },
  }),
  getSpecificationVersion: () => ({ params: { id: "1" } }),
  updateBoardSettings: () => ({ body: { ...boardSettingsOf(defaultBoardFactors), edge: 12 } }),
  getReelMovements: () => ({ params: { id: "1" } }),
  adjustReel: () => edited(3, { weight: 600.5, reason: "Weighed again" }),
  scrapReel: () => edited(4, { weight: 12.25, reason: "Wet edge" }),
  getOrderPaper: () => ({ params: { id: "4" } }),
  reserveReel: () => ({ params: { id: "4" }, body: { reelId: 2, layer: 0, ups: 2 } }),
  releaseReel: () => ({ params: { id: "4" }, body: { reelId: 2 } }),
  getOrderWaste: () => ({ params: { id: "1" } }),
  acceptTakeUp: () => ({ body: { flute: "C", measured: 1.5 } }),
  updateReel: () => edited(1, { ...reel(0), gsm: 180 }),
  updateEmployee: (n) => edited(1, { ...employee(n + 900), name: "Chaitra M Gowda" }),
  reinstateEmployee: () => ({ params: { id: "2" } }),
  updateAdmin: (n) => edited(3, { ...admin(n + 900), lastName: "Rao Kulkarni" }),
  deactivateAdmin: () => ({ params: { id: "3" } }),
  reinstateAdmin: () => ({ params: { id: "3" } }),
  getIndustry: () => ({ params: { id: "1" } }),
  updateIndustry: () => edited(1, { ...industry, city: "Mysuru" }),
  updateBox: () => edited(1, { ...box, box: "7 Ply RSC" }),
  proposeCorrection: (n) => ({
    body: {
      action: "ADD",
      barcodeId: "EMP-A-00001",
      at: `${daysAfter("2020-01-01", n)}T08:30:00.000Z`,
      reason: "The badge was left at home",
    },
  }),
  decideCorrection: () => ({ params: { id: "1" }, body: { status: "APPROVED" } }),
  updateCalendar: () => ({
    body: {
      weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }],
      holidays: [{ date: "2026-08-15", name: "Independence Day" }],
      shortestSpanSeconds: 60,
      longestSpanHours: 14,
      halfDayHours: 4,
    },
  }),
  createLeave: (n) => {
    const date = daysAfter("2027-01-01", n);
    return {
      body: {
        barcodeId: "EMP-A-00001",
        firstDate: date,
        lastDate: date,
        kind: "PAID",
        isHalfDay: true,
      },
    };
  },
  cancelLeave: () => ({ params: { id: "1" } }),
  getPayTerms: () => ({ params: { employeeId: "1" } }),
  getEmployee: () => ({ params: { id: "1" } }),
  createAdjustment: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      kind: "DEDUCTION",
      month: comingMonth(n),
      amount: 450.5,
      reason: `Uniform ${n}`,
    },
  }),
  cancelAdjustment: () => ({ params: { id: "1" } }),
  createAdvance: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      givenOn: daysAfter("2026-01-01", n),
      amount: 6_000,
      instalment: 2_000,
      firstMonth: comingMonth(n),
      reason: `School fees ${n}`,
    },
  }),
  updateAdvance: () => edited(1, { instalment: 1_500, reason: "School fees" }),
  cancelAdvance: () => ({ params: { id: "2" } }),
  createStatutoryRate: (n) => ({ body: statutoryRate(n) }),
  updateStatutoryRate: () => edited(1, { ...statutoryRate(0), amount: 208.33 }),
  renewPairingCode: () => ({ params: { id: "2" } }),
  revokeDevice: () => ({ params: { id: "2" } }),
  pairDevice: () => ({ body: { code: pairingCode } }),
  getHistory: () => ({ params: { kind: "order", id: "1" } }),
  getOrder: () => ({ params: { id: "1" } }),
  undoChange: () => ({ params: { id: "2" } }),
  punch: () => ({ body: { ...scanBody(), barcodeId: "EMP-A-00001" } }),
  issueReel: () => ({
    body: { ...scanBody(), barcodeId: "REEL-000001", orderId: 1, usageType: "TOP" },
  }),
  returnReel: () => ({
    body: { ...scanBody(), barcodeId: "REEL-000001", weight: 480.25, howManyBox: 400 },
  }),
};

const kinds: Readonly<Record<string, string>> = {
  phone: "+91 98450 00000",
  picture: "/art/rsc.svg",
};

/** A right value of a field; texts are its name and `n`. */
function exampleValue(name: string, schema: z.core.$ZodType, n: number): unknown {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) return undefined;
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniBoolean) return true;
  if (schema instanceof z.ZodMiniNumber) return schema.safeParse(n).success ? n : 1;
  if (schema instanceof z.ZodMiniEmail) return `${name}${n}@example.com`;
  if (schema instanceof z.ZodMiniISODate) return "2020-02-28";
  if (schema instanceof z.ZodMiniISODateTime) return "2026-12-01T00:00:00.000Z";
  return kinds[String(z.globalRegistry.get(schema)?.kind)] ?? `${name} ${n}`;
}

const schemasOf = (name: CallName): Call => calls[name];

function fromSchemas(name: CallName, n: number): Example {
  const { body } = schemasOf(name);
  if (body === undefined) return {};
  const fields = Object.entries(body.shape).map(([field, schema]) => [
    field,
    exampleValue(field, schema, n),
  ]);
  return { body: Object.fromEntries(fields) };
}

/**
 * A right request of every call, on the records that `seed` makes. What has to be unique
 * comes from `n`. Where no values are written here, they are made of the call's schemas.
 */
export const exampleOf = (name: CallName, n: number): Example =>
  byHand[name]?.(n) ?? fromSchemas(name, n);

/** A request as it is sent: a form is written as one. */
export function sent({ body, ...rest }: Example) {
  if (body === undefined || rest.headers !== form) return { ...rest, body };
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { ...rest, body: new URLSearchParams(fields).toString() };
}
