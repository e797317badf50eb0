import { passwordLinkLifetimeMs } from "../../contract/admins";
import type { CallName } from "../../contract/routes";
import { digestSecret } from "../../server/auth/tokens";
import {
  adminSessions,
  admins,
  assignments,
  audit,
  corrections,
  devices,
  dispatches,
  emails,
  employees,
  employments,
  holidays,
  paperLinks,
  passwordLinks,
  payTerms,
  punches,
  secondFactors,
  shifts,
  toolSpecifications,
} from "../../server/db/schema";
import { seedAttachments } from "./attachmentExamples";
import { exampleOf, pairingCode, sent } from "./examples";
import { paperToken, seededDispatches, seededLinks, seededRuns } from "./goodsExamples";
import { hire } from "./hire";
import { clientId } from "./machineExamples";
import { measuredRuns } from "./measuredRuns";
import { people } from "./people";
import { endedSessions, linkToken, openExamples } from "./peopleExamples";
import type { plant, Who } from "./plant";
import { enterRates } from "./quoting";
import { smallBox, specifiedBox } from "./specifiedOrder";

/** Stores the picture of the examples. */
const seedPicture = (host: ReturnType<typeof plant>) =>
  host.call("owner", "uploadPicture", exampleOf("uploadPicture", 0));

/** Makes a change of the owner's, the second one of all, that can be taken back for an hour. */
async function seedUndoable(host: ReturnType<typeof plant>) {
  const body = { ...exampleOf("submitContact", 0).body };
  for (const _ of [1, 2]) await host.call("visitor", "submitContact", { body });
  for (const replyStatus of [true, false]) {
    const reply = { params: { id: "2" }, body: { replyStatus } };
    await host.call("owner", "updateReplyStatus", reply);
  }
  await host.db.update(audit).set({ at: new Date(Date.now() + 3_600_000) });
}

/** Makes as many open exceptions and proposed corrections as examples settle and decide. Each is on a different day. */
async function seedExceptions({ db }: ReturnType<typeof plant>) {
  const days = Array.from({ length: openExamples }, (_, index) => (index + 1) * 86_400_000);
  await db.insert(punches).values(
    days.map((ms) => ({
      employeeId: 2,
      punchedAt: new Date(Date.parse("2022-01-01T03:00:00Z") + ms),
    })),
  );
  await db.insert(corrections).values(
    days.map((ms) => ({
      action: "ADD" as const,
      employeeId: 2,
      at: new Date(Date.parse("2021-01-01T03:00:00Z") + ms),
      reason: "The station was down",
      proposedBy: people.staff.email,
    })),
  );
}

/**
 * Makes two shifts and the employments. All people joined in 2020. The third employee was there in 2010 too, and is
 * assigned twice.
 */
async function seedFacts({ db }: ReturnType<typeof plant>) {
  const times = { unit: "A" as const, startsAt: 360, endsAt: 840 };
  await db.insert(shifts).values(["A", "Old"].map((name) => ({ ...times, name })));
  await db.update(employees).set({ joinedAt: new Date("2020-01-01T03:00:00Z") });
  await db
    .insert(employments)
    .values({ employeeId: 3, joinedOn: "2010-01-01", leftOn: "2010-12-31" });
  await db.insert(assignments).values({ employeeId: 3, validFrom: "2021-01-01", unit: "A" });
  // Wages of past years, which give a bonus.
  const terms = { monthlyBasePaise: 1_300_000, otMultiplierFactor: 2, workingDays: 26 };
  await db.insert(payTerms).values({ ...terms, employeeId: 2, validFrom: "2020-01-01" });
  const years = [2020, 2021, 2022, 2023, 2024, 2025];
  // The holiday has two days, because at least one of them is not a Sunday.
  await db
    .insert(holidays)
    .values(
      years.flatMap((year) =>
        ["14", "15"].map((day) => ({ date: `${year}-04-${day}`, name: "Spring holiday" })),
      ),
    );
  await db.update(employments).set({ version: 1 });
  await db.update(assignments).set({ version: 1 });
}

/** Makes an employee who left before the examples, in a month of the present year. */
async function seedLeaver({ db }: ReturnType<typeof plant>) {
  await hire(db, {
    name: "Devi",
    barcodeId: "EMP-A-00004",
    joinedAt: new Date("2026-05-01T03:00:00Z"),
    deactivatedAt: new Date("2026-05-20T12:00:00Z"),
  });
}

/** Makes a session of the first and one of the third admin, who has an authenticator app. */
async function seedFactor({ db }: ReturnType<typeof plant>) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const opened = [
    { id: endedSessions.firstAdmin, adminId: 1 },
    { id: endedSessions.thirdAdmin, adminId: 3 },
  ];
  const rows = await db.select({ id: admins.id, tokenVersion: admins.tokenVersion }).from(admins);
  await db.insert(adminSessions).values(
    opened.map((session) => ({
      ...session,
      tokenVersion: rows.find(({ id }) => id === session.adminId)?.tokenVersion ?? 0,
      userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
      expiresAt,
    })),
  );
  await db.insert(secondFactors).values({
    adminId: 3,
    kind: "APP" as const,
    name: "Authenticator app",
    encryptedKey: "of-another-secret",
  });
}

/** Makes links that open the first invoice, and emails with it that failed. */
async function seedSending({ db }: ReturnType<typeof plant>) {
  const paper = { kind: "invoice", paperId: 1, language: "en", record: "invoice 1" } as const;
  const createdBy = people.owner.email;
  const expiresAt = new Date(Date.now() + 86_400_000);
  const tokens = Array.from({ length: seededLinks }, (_, index) => `${paperToken}-${index}`);
  await db.insert(paperLinks).values(
    [paperToken, ...tokens].map((token) => ({
      ...paper,
      tokenDigest: digestSecret(token),
      createdBy,
      expiresAt,
    })),
  );
  const sentTo = "accounts@example.com";
  await db.insert(emails).values(
    tokens.map(() => ({
      ...paper,
      sentTo,
      subject: "Invoice",
      text: "Please find it.",
      state: "FAILED" as const,
      createdBy,
    })),
  );
}

type Make = (name: CallName, changes?: object) => Promise<void>;

/**
 * Makes two machines, two entries, a time of a person, three stops and two tools. The second stop has not ended, the third
 * is planned, the second tool has a box.
 */
async function seedMachines(make: Make, db: ReturnType<typeof plant>["db"]) {
  await make("createMachine");
  await make("createMachine", { name: "Second corrugator" });
  for (const id of [900_001, 900_002])
    await make("createStageEntry", { entryId: clientId(id), machineId: 2 });
  await make("createMachineStop", { stopId: clientId(900_003) });
  await make("createMachineStop", {
    stopId: clientId(900_004),
    machineId: 2,
    endedAt: undefined,
  });
  await make("createMachineStop", {
    stopId: clientId(900_005),
    startedAt: "2030-01-04T08:30:00.000Z",
    endedAt: "2030-01-04T10:30:00.000Z",
  });
  await make("createCrewTimes");
  await make("createTool");
  await make("createTool", { number: "Second plates" });
  await db.insert(toolSpecifications).values({ toolId: 2, specificationId: 1 });
}

/**
 * Makes three pairs of orders that run side by side, the orders 5 to 10. The first two pairs are accepted runs. No reel has
 * their paper, so that they reserve none of the examples' reels. Then the store gets a reel for the second run.
 */
async function seedPairs(make: Make, { db }: ReturnType<typeof plant>) {
  for (const [first, gsm] of [
    [5, 175],
    [7, 185],
    [9, 175],
  ] as const) {
    for (const blankWidth of [430, 640]) {
      const specificationVersionId = await specifiedBox(db, `Blank ${blankWidth} of ${first}`, {
        ...smallBox,
        style: "OTHER",
        layers: smallBox.layers.map((layer) => ({ ...layer, gsm })),
        blankLength: 1000,
        blankWidth,
      });
      await make("createOrder", { specificationVersionId, quantity: 4000 });
    }
    if (first < 9) await make("acceptCombinedRun", { runs: seededRuns(first) });
  }
  await make("registerReel", { reelNo: 5, gsm: 185 });
}

/**
 * Makes the records of the examples. People: an admin with a link and an authenticator app, three employees, two
 * shifts, a leave and a requested one, a leave rule and entry, a correction, a deduction, two advances, a piece rate, a statutory rate. Goods: four reels, four orders, an
 * industry, a box and an imported one, a specification, dispatches. Sales: two enquiries, three clients, a rate, a
 * waste row, five quotations, four invoices, two opening balances, two
 * receipts, rates. Two machines with two entries and two stops, two tools. Besides: a change to undo, two stations, files
 * and comments.
 */
export async function seed(host: ReturnType<typeof plant>) {
  const make = async (name: CallName, changes: object = {}, who: Who = "owner") => {
    const example = exampleOf(name, 0);
    const body = { ...example.body, ...changes };
    const reply = await host.call(who, name, sent({ ...example, body }));
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
  };
  await seedUndoable(host);
  await seedPicture(host);
  await make("createAdmin");
  await host.db.insert(passwordLinks).values({
    adminId: 3,
    tokenDigest: digestSecret(linkToken),
    createdBy: people.owner.email,
    expiresAt: new Date(Date.now() + passwordLinkLifetimeMs),
  });
  await seedFactor(host);
  await make("registerEmployee");
  await make("registerEmployee", { email: "second@example.com", unit: "B" });
  await make("registerEmployee", { email: "third@example.com" });
  await seedFacts(host);
  await make("createDevice");
  await host.db.update(devices).set({ pairingDigest: digestSecret(pairingCode) });
  await make("createDevice");
  for (const name of [
    "registerReel",
    "createOrder",
    "createOrder",
    "createOrder",
    "submitContact",
    "registerIndustry",
    "createBox",
    "createLeave",
    "createLeaveRule",
    "createLeaveEntry",
    "createBenefitRule",
    "createAdjustment",
    "createAdvance",
    "createAdvance",
    "createPieceRate",
    "createPayComponent",
    "createStatutoryRate",
    "createSpecification",
    "createRate",
    "createWasteRow",
    "createDispatch",
  ] as const) {
    await make(name);
  }
  // A rate from before the last change of the law, which applies to no employee.
  await make("createStatutoryRate", {
    kind: "PROVIDENT_FUND",
    validFrom: "2026-10-01",
    validTo: undefined,
    wageBase: "EARNED",
    wagesFrom: 900_000,
    percent: 12,
    wageCeiling: 15_000,
    amount: undefined,
    februaryAmount: undefined,
  });
  for (const name of ["Nilgiri Teas", "Tea House", "Kaveri Weaves"])
    await make("createClient", { name });
  await make("createPayComponent", { name: "Tea" });
  for (const _ of [1, 2]) await make("createOpening");
  for (const _ of [1, 2]) await make("createReceipt");
  // The supplier of the example invoices. Each invoice needs a separate dispatch.
  await make("updateInvoiceSettings", { tolerancePercent: 5, version: 0 });
  await host.db.insert(dispatches).values(
    Array.from({ length: seededDispatches + 4 }, () => ({
      orderId: 2,
      quantity: 1000,
      transportNumber: "KA01AB1234",
      createdBy: people.owner.email,
    })),
  );
  for (const more of [2, 3, 4, 5])
    await make("createInvoice", { dispatchId: seededDispatches + more });
  await seedSending(host);
  for (const reelNo of [2, 3, 4]) await make("registerReel", { reelNo });
  const specificationVersionId = await specifiedBox(host.db, "Saree box");
  await make("createOrder", { specificationVersionId });
  await seedPairs(make, host);
  await seedMachines(make, host.db);
  await enterRates(host);
  for (const id of [1, 2, 3, 4, 5]) {
    await make("createQuotation");
    if (id !== 3 && id !== 4) continue;
    const { status, text } = await host.call("owner", "sendQuotation", {
      params: { id: String(id) },
      body: { version: 1 },
    });
    if (status !== 200) throw new Error(text);
  }
  await seedLeaver(host);
  const status = "REQUESTED";
  await make("createLeave", { firstDate: "2026-12-01", lastDate: "2026-12-01", status });
  // A super admin's own correction would be approved immediately.
  await make("proposeCorrection", {}, "staff");
  await seedExceptions(host);
  await measuredRuns(host.db);
  await seedAttachments(host);
  await host.call("owner", "importRecords", {
    params: { resource: "boxes" },
    file: "boxType,box,boxDescription,boxUrl\nRSC,Imported,From a file,/art/rsc.svg",
  });
}
