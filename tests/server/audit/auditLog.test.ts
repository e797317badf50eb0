import { beforeAll, expect, test } from "vitest";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { defaultFacts } from "../../../domain/companyFacts";
import { buildApp } from "../../../server/app";
import { audit } from "../../../server/db/schema";
import { exampleOf, sent } from "../../support/examples";
import { plant, secret } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const notesOf = async (call: CallName) =>
  (await host.db.select().from(audit).orderBy(audit.id)).filter((note) => note.call === call);

/**
 * What each write leaves behind: the record, and parts of what was there before and after. Of a call
 * that is not listed here it is a new record with what was sent.
 */
const notes = {
  createAdmin: { record: /^admin \d+$/, before: null, after: { role: "ROLE_ADMIN" } },
  registerEmployee: { record: /^employee \d+$/, before: null, after: { unit: "A" } },
  deactivateEmployee: {
    record: /^employee 2$/,
    before: { deactivatedAt: null },
    after: { deactivatedAt: expect.any(String) },
  },
  addSalary: { record: /^employee 1$/, before: null, after: { monthlyBasePaise: 2_600_000 } },
  registerReel: { record: /^reel \d+$/, before: null, after: { initialWeightGrams: 612_500 } },
  registerIndustry: { record: /^industry \d+$/, before: null, after: { sector: "Textiles" } },
  createClient: { record: /^client \d+$/, before: null, after: { paymentDays: 30 } },
  updateClient: { record: /^client 1$/, before: { paymentDays: 30 }, after: { paymentDays: 45 } },
  updateClientLists: {
    record: /^client 2$/,
    before: { deliveryAddresses: [] },
    after: { deliveryAddresses: [{ town: "Hosur" }] },
  },
  linkClientNames: {
    record: /^client 3$/,
    before: { otherNames: [] },
    after: { otherNames: ["M/s. Kaveri Weaves"] },
  },
  createBox: { record: /^box \d+$/, before: null, after: { boxType: "RSC" } },
  updateReplyStatus: {
    record: /^enquiry 1$/,
    before: { replyStatus: false },
    after: { replyStatus: true },
  },
  createOrder: { record: /^order \d+$/, before: null, after: { status: "TODO" } },
  moveOrder: {
    record: /^order 1$/,
    before: { status: "TODO" },
    after: { status: "IN_PROGRESS" },
  },
  renewPairingCode: { record: /^device 2$/, before: null, after: { renewed: true } },
  revokeDevice: { record: /^device 2$/, before: { revoked: false }, after: { revoked: true } },
  punch: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "CHECKED_IN" } },
  issueReel: { record: /^reel 1$/, before: null, after: { outcome: "ISSUED" } },
  dismissScan: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "DISMISSED" } },
  returnReel: { record: /^reel 1$/, before: null, after: { outcome: "RETURNED" } },
  decideCorrection: {
    record: /^correction 1$/,
    before: { status: "PROPOSED" },
    after: { status: "APPROVED" },
  },
  updateCalendar: {
    record: /^calendar 1$/,
    before: { longestSpanHours: 14, holidays: [] },
    after: { holidays: [{ date: "2026-08-15", name: "Independence Day" }] },
  },
  createDispatch: {
    record: /^dispatch \d+$/,
    before: null,
    after: { orderId: 1, transportNumber: "KA-01-AB-1234" },
  },
  cancelDispatch: {
    record: /^dispatch 1$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Counted again" },
  },
  createInvoice: {
    record: /^invoice \d+$/,
    before: null,
    after: { client: "Kaveri Weaves", serial: expect.stringMatching(/^A\//) },
  },
  createCreditNote: {
    record: /^invoice \d+$/,
    before: null,
    after: { serial: expect.stringMatching(/^N\//) },
  },
  cancelInvoice: {
    record: /^invoice 1$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Wrong client" },
  },
  updateTransport: {
    record: /^invoice 2$/,
    before: { transport: { vehicleNumber: "KA01AB1234" } },
    after: { transport: { vehicleNumber: "KA02C77" } },
  },
  updateEwayBill: {
    record: /^invoice 3$/,
    before: { ewayNumber: null },
    after: { ewayNumber: "123456789012" },
  },
  updateEInvoice: {
    record: /^invoice 4$/,
    before: { irn: null },
    after: { irn: "a1".repeat(32) },
  },
  updateInvoiceSettings: {
    record: /^invoicing 1$/,
    before: { tolerancePercent: 5 },
    after: { tolerancePercent: 4 },
  },
  createSpecification: {
    record: /^specification \d+$/,
    before: null,
    after: { client: "Kaveri Weaves", height: 200 },
  },
  createSpecificationVersion: {
    record: /^specification 1$/,
    before: { number: 1, height: 200 },
    after: { number: 2, height: 220 },
  },
  updatePayOpening: {
    record: /^payroll 2019-06$/,
    before: { firstMonth: null },
    after: { firstMonth: "2019-06" },
  },
  lockPayrollMonth: {
    record: /^payroll 2019-06$/,
    before: { locked: false },
    after: { locked: true, people: 0, netPaise: 0 },
  },
  unlockPayrollMonth: {
    record: /^payroll 2019-06$/,
    before: { locked: true },
    after: { locked: false, reason: "Too early" },
  },
  undoChange: {
    record: /^enquiry 2$/,
    before: { replyStatus: false },
    after: { replyStatus: true },
  },
  importEmployees: { record: /^employee \d+$/, before: null, after: { dob: "1990-02-28" } },
  importRecords: { record: /^industry \d+$/, before: null, after: { sector: "Textiles" } },
  undoImport: { record: /^box \d+$/, before: { box: "Imported" }, after: null },
  changePassword: { record: /^admin 1$/, before: null, after: { changed: true } },
  signOutEverywhere: { record: /^admin 1$/, before: null, after: { signedOut: true } },
  createPasswordLink: {
    record: /^admin 2$/,
    before: null,
    after: { linkExpiresAt: expect.any(String) },
  },
  updateCompanyFacts: {
    record: /^company 1$/,
    before: { phone: defaultFacts.phone },
    after: { phone: "+91 98450 12345" },
  },
  updateOrder: { record: /^order 2$/, before: { quantity: 500 }, after: { quantity: 50 } },
  cancelOrder: {
    record: /^order 3$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Ordered twice" },
  },
  restoreOrder: {
    record: /^order 3$/,
    before: { cancelReason: "Ordered twice" },
    after: { cancelledAt: null, cancelReason: null },
  },
  updateReel: { record: /^reel 1$/, before: { gsm: 150 }, after: { gsm: 180 } },
  updateEmployee: {
    record: /^employee 1$/,
    before: { name: "Chaitra Gowda" },
    after: { name: "Chaitra M Gowda" },
  },
  reinstateEmployee: {
    record: /^employee 2$/,
    before: { deactivatedAt: expect.any(String) },
    after: { deactivatedAt: null },
  },
  updateAdmin: {
    record: /^admin 3$/,
    before: { lastName: "Rao" },
    after: { lastName: "Rao Kulkarni" },
  },
  deactivateAdmin: {
    record: /^admin 3$/,
    before: { deactivatedAt: null },
    after: { deactivatedAt: expect.any(String) },
  },
  reinstateAdmin: {
    record: /^admin 3$/,
    before: { deactivatedAt: expect.any(String) },
    after: { deactivatedAt: null },
  },
  updateAccount: {
    record: /^admin 1$/,
    before: { lastName: expect.any(String) },
    after: { lastName: "Rao Bhat" },
  },
  changeLanguage: {
    record: /^admin 1$/,
    before: { language: null },
    after: { language: "kn" },
  },
  updateIndustry: {
    record: /^industry 1$/,
    before: { city: "Bengaluru" },
    after: { city: "Mysuru" },
  },
  updateBox: { record: /^box 1$/, before: { box: "5 Ply RSC" }, after: { box: "7 Ply RSC" } },
  cancelAdjustment: {
    record: /^adjustment 1$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  updateAdvance: {
    record: /^advance 1$/,
    before: { instalmentPaise: 200_000 },
    after: { instalmentPaise: 150_000 },
  },
  cancelAdvance: {
    record: /^advance 2$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  updateStatutoryRate: {
    record: /^rate 1$/,
    before: { amountPaise: 20_000 },
    after: { amountPaise: 20_833 },
  },
  updateBoardSettings: { record: /^board 1$/, before: { edge: 10 }, after: { edge: 12 } },
  adjustReel: {
    record: /^reel 3$/,
    before: { currentWeightGrams: 612_500 },
    after: { currentWeightGrams: 600_500, reason: "Weighed again" },
  },
  scrapReel: {
    record: /^reel 4$/,
    before: { currentWeightGrams: 612_500 },
    after: { currentWeightGrams: 600_250, reason: "Wet edge" },
  },
  updateReorderLevel: { record: /^reorder \d+$/, before: null, after: { leadDays: 31 } },
  reserveReel: { record: /^order 4$/, before: null, after: { reel: "REEL-000002", layer: "Top" } },
  reserveReels: { record: /^order 4$/, before: null, after: { reels: ["REEL-000003"] } },
  chooseUps: { record: /^order 4$/, before: { ups: null }, after: { ups: 2 } },
  releaseReel: {
    record: /^order 4$/,
    before: { reel: "REEL-000002", released: false },
    after: { released: true },
  },
  acceptTakeUp: {
    record: /^board 1$/,
    before: { takeUpC: 1.45 },
    after: { takeUpC: 1.5 },
  },
  cancelLeave: { record: /^leave 1$/, before: { cancelled: false }, after: { cancelled: true } },
  settleExceptions: {
    record: /^correction \d+$/,
    before: null,
    after: { action: "CONFIRM", reason: "The station was down", status: "APPROVED" },
  },
  decideCorrections: {
    record: /^correction 33$/,
    before: { status: "PROPOSED" },
    after: { status: "APPROVED" },
  },
  createShift: { record: /^shift \d+$/, before: null, after: { name: "S31", startsAt: 360 } },
  updateShift: { record: /^shift 1$/, before: { name: "A" }, after: { name: "E31" } },
  removeShift: {
    record: /^shift 2$/,
    before: { removedAt: null },
    after: { removedAt: expect.any(String) },
  },
  createEmployment: {
    record: /^employee 2$/,
    before: null,
    after: { joinedOn: "1990-03-04", leftOn: "1990-03-04" },
  },
  updateEmployment: {
    record: /^employee 1$/,
    before: { joinedOn: "2020-01-01", leftOn: null },
    after: { joinedOn: "2019-12-01", leftOn: null },
  },
  removeEmployment: {
    record: /^employee 3$/,
    before: { joinedOn: "2020-01-01" },
    after: { joinedOn: null },
  },
  createAssignment: {
    record: /^employee 1$/,
    before: null,
    after: { validFrom: "2028-02-01", unit: "A", shift: expect.any(String) },
  },
  updateAssignment: {
    record: /^employee 3$/,
    before: { shift: null },
    after: { validFrom: "2020-01-01", shift: expect.any(String) },
  },
  removeAssignment: {
    record: /^employee 3$/,
    before: { validFrom: "2021-01-01" },
    after: { validFrom: null },
  },
  createRotation: {
    record: /^employee 1$/,
    before: { shift: expect.any(String) },
    after: { firstDate: "2040-04-03", lastDate: "2040-04-04" },
  },
} as const;

/** Reads by POST, what visitors do, a picture before a record shows it, and what is noted as a station's own. */
const unnoted: readonly CallName[] = [
  "login",
  "submitContact",
  "getEmployeeNameAndUnit",
  "pairDevice",
  "setPassword",
  "uploadPicture",
];

const writing = callNames.filter(
  (name) => routes[name].method !== "GET" && !unnoted.includes(name),
);

interface Note {
  readonly record: RegExp;
  readonly before: object | null;
  readonly after: object | null | undefined;
}

const noteOf = (name: CallName): Note => ({
  record: /^[a-z]+ \d+$/,
  before: null,
  after: exampleOf(name, 31).body,
  ...Object.entries(notes).find(([noted]) => noted === name)?.[1],
});

test.each(writing)("%s notes who, when, what, before and after", async (name) => {
  const expected = noteOf(name);
  const earlier = (await notesOf(name)).length;
  expect((await host.call("owner", name, sent(exampleOf(name, 31)))).status).toBe(200);
  const [note, ...more] = (await notesOf(name)).slice(earlier);
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    adminId: 1,
    adminEmail: "owner@example.com",
    record: expect.stringMatching(expected.record),
    after: expected.after,
  });
  if (expected.before === null) expect(note?.before).toBeNull();
  else expect(note?.before).toMatchObject(expected.before);
  expect(Date.now() - Number(note?.at)).toBeLessThan(60_000);

  const [kind = "", id = ""] = String(note?.record).split(" ");
  const { body: history } = await host.call("owner", "getHistory", { params: { kind, id } });
  expect(history.entries[0]).toMatchObject({ id: note?.id, call: name, by: "owner@example.com" });
  expect(history.entries[0]).toMatchObject(
    JSON.parse(JSON.stringify({ kind, after: note?.after ?? undefined })),
  );
});

test("what a station does is noted under its name", async () => {
  await host.call("station", "punch", exampleOf("punch", 1));
  for (const name of ["pairDevice", "punch"] as const) {
    expect((await notesOf(name)).at(-1)).toMatchObject({
      adminId: null,
      adminEmail: expect.stringMatching(/^station Gate A \(\d+\)$/),
    });
  }
});

test("a salary that is changed notes the one before", async () => {
  const { body } = exampleOf("addSalary", 1);
  const raised = { ...body, monthlyBaseSalary: 27_000 };
  await host.call("owner", "addSalary", { body });
  await host.call("owner", "addSalary", { body: raised });
  expect((await notesOf("addSalary")).at(-1)).toMatchObject({
    before: { monthlyBasePaise: 2_600_000 },
    after: { monthlyBasePaise: 2_700_000 },
  });
});

test("a write that is refused leaves no note", async () => {
  const earlier = (await host.db.select().from(audit)).length;
  const taken = { ...exampleOf("registerReel", 1).body, reelNo: 50_000 };
  expect(await host.call("staff", "registerReel", { body: taken })).toMatchObject({ status: 409 });
  const shipped = { status: "SHIPPED", transportNumber: "KA-1" };
  const request = { params: { id: "1" }, body: shipped };
  expect(await host.call("staff", "moveOrder", request)).toMatchObject({ status: 409 });
  expect(await host.db.select().from(audit)).toHaveLength(earlier);
});

test("no note and no line of the log has a password, its hash or a token", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = buildApp({ db: host.db, secret, logger: { level: "trace", stream } });
  const token = await host.tokenOf("owner");
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${token}` } });

  await post("/api/admin/login", { email: "owner@example.com", password: "corrugated-board" });
  await post("/api/admin/login", { email: "owner@example.com", password: "wrong-but-secret" });
  const made = { ...exampleOf("createAdmin", 60).body, password: "a-secret-of-somebody" };
  expect((await post("/api/admin/create", made)).statusCode).toBe(200);
  expect((await post("/api/admin/create", made)).statusCode).toBe(409);
  // An error inside the database, whose statement has the password's hash among its values.
  await host.db.execute("alter table audit rename to gone");
  const again = { ...made, email: "another@example.com" };
  expect((await post("/api/admin/create", again)).statusCode).toBe(500);
  await host.db.execute("alter table gone rename to audit");
  await host.db.execute("alter table admins rename column password_hash to gone");
  expect((await post("/api/admin/create", again)).statusCode).toBe(500);
  await host.db.execute("alter table admins rename column gone to password_hash");
  await app.close();

  const log = lines.join("");
  expect(log).toContain("/api/admin/create");
  expect(log).toContain("does not exist");
  const notes = await host.db.select().from(audit);
  const noted = JSON.stringify(notes.map(({ call: _call, ...note }) => note));
  for (const text of [log, noted]) {
    expect(text).not.toMatch(/corrugated-board|wrong-but-secret|a-secret-of-somebody|\$|eyJ/);
    expect(text).not.toContain(token);
  }
  expect(noted).not.toMatch(/password/i);
});
