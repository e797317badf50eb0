import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { indiaDate } from "../../../domain/indiaTime";
import { audit, employees, payRuns, payslips, recoveries } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

const today = indiaDate(new Date());
const [asha, bina, left] = [1, 2, 3];
const badge = (id: number) => `EMP-A-0000${id}`;

/** Locks March 2026. The office unlocked April again. */
async function lockMarch() {
  const run = { rules: {}, lockedAt: new Date(), lockedBy: "owner@example.com" };
  const unlocked = {
    unlockedAt: new Date(),
    unlockedBy: "owner@example.com",
    unlockReason: "A leave was missing",
  };
  const runs = await host.db
    .insert(payRuns)
    .values([
      { ...run, month: "2026-03" },
      { ...run, month: "2026-04", ...unlocked },
    ])
    .returning();
  const slips = await host.db
    .insert(payslips)
    .values(runs.map(({ id }) => ({ runId: id, employeeId: asha, netPaise: 0, document: {} })))
    .returning();
  return slips.map(({ id }) => id);
}

beforeAll(async () => {
  for (const n of [1, 2, 3]) {
    const { body } = exampleOf("registerEmployee", n);
    await host.call("owner", "registerEmployee", { body });
  }
  await host.db.update(employees).set({ joinedAt: new Date("2025-01-10T04:00:00Z") });
  await host.db
    .update(employees)
    .set({ deactivatedAt: new Date("2026-05-05T04:00:00Z") })
    .where(eq(employees.id, left));
});

const make = (name: CallName, body: object) => host.call("owner", name, { body });
const of = (id: number, body?: object) => ({
  params: { id: String(id) },
  ...(body && { body }),
});
const idOf = async (name: CallName, body: object): Promise<number> =>
  (await make(name, body)).body.id;

const setup = (changes: object = {}) => ({
  employeeId: asha,
  monthlyBaseSalary: 26_000,
  otMultiplierFactor: 2,
  workingDays: 26,
  ...changes,
});
const termsOf = async (id: number) =>
  (await host.call("owner", "getPayTerms", { params: { employeeId: String(id) } })).body;

const adjustment = (changes: object = {}) => ({
  barcodeId: badge(asha),
  kind: "DEDUCTION",
  month: "2026-05",
  amount: 1_000,
  reason: "Second pair of shoes",
  ...changes,
});
const advance = (changes: object = {}) => ({
  barcodeId: badge(asha),
  givenOn: "2026-05-02",
  amount: 6_000,
  instalment: 2_000,
  firstMonth: "2026-05",
  reason: "School fees",
  ...changes,
});
test("first terms hold from joining, later ones from today or a given day, and the same day replaces", async () => {
  expect(await make("addSalary", setup({ monthlyBaseSalary: 20_000 }))).toMatchObject({
    status: 200,
    text: "Salary saved successfully",
  });
  await make("addSalary", setup({ monthlyBaseSalary: 22_000, otMultiplierFactor: 1.5 }));
  await make("addSalary", setup({ monthlyBaseSalary: 21_000, validFrom: "2025-07-01" }));
  await make("addSalary", setup({ monthlyBaseSalary: 23_000.5, workingDays: 25.5 }));
  await make("addSalary", setup({ monthlyBaseSalary: 30_000, validFrom: "2099-04-01" }));
  const written = { otMultiplierFactor: 2, workingDays: 26, createdBy: "owner@example.com" };
  expect(await termsOf(asha)).toEqual([
    { ...written, validFrom: "2099-04-01", monthlyBaseSalary: 30_000 },
    { ...written, validFrom: today, monthlyBaseSalary: 23_000.5, workingDays: 25.5 },
    { ...written, validFrom: "2025-07-01", monthlyBaseSalary: 21_000 },
    { ...written, validFrom: "2025-01-10", monthlyBaseSalary: 20_000 },
  ]);
  const [note] = await host.db
    .select()
    .from(audit)
    .where(eq(audit.call, "addSalary"))
    .orderBy(desc(audit.id));
  expect(note).toMatchObject({
    record: "employee 1",
    before: { validFrom: today, monthlyBasePaise: 2_300_050 },
    after: { validFrom: "2099-04-01", monthlyBasePaise: 3_000_000 },
  });
  expect(await termsOf(bina)).toEqual([]);
  const nobody = await host.call("owner", "getPayTerms", { params: { employeeId: "99" } });
  expect(nobody.status).toBe(404);
});

test("terms hold from no day before the person joined", async () => {
  expect(await make("addSalary", setup({ validFrom: "2025-01-09" }))).toMatchObject({
    status: 400,
    text: "validFrom: Must not be before the day of joining, 10 Jan 2025",
  });
});

test.each([
  ["createAdjustment", adjustment({ amount: -5 }), "amount", /^Must be/],
  ["createAdjustment", adjustment({ amount: 0.001 }), "amount", "Must be at least one paisa"],
  ["createAdjustment", adjustment({ barcodeId: "EMP-A-00099" }), "barcodeId", /^No employee/],
  ["createAdjustment", adjustment({ month: "2024-12" }), "month", /joined, in January 2025$/],
  [
    "createAdjustment",
    adjustment({ barcodeId: badge(left), month: "2026-06" }),
    "month",
    "Must not be after they left, in May 2026",
  ],
  ["createAdvance", advance({ amount: -1 }), "amount", /^Must be/],
  ["createAdvance", advance({ instalment: 6_000.01 }), "instalment", /more than the advance$/],
  ["createAdvance", advance({ instalment: 0 }), "instalment", /^Must be/],
  ["createAdvance", advance({ firstMonth: "May" }), "firstMonth", /^Must be a month/],
] as const)("%s of %j is refused by its %s", async (name, body, field, message) => {
  expect(await make(name, body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.stringMatching(message) } },
  });
});

test("additions, deductions and advances have the person, their author and the rest", async () => {
  const created = { createdBy: "owner@example.com", createdAt: expect.any(String) };
  const named = { name: "Chaitra Gowda", barcodeId: badge(bina), id: expect.any(Number) };
  const added = adjustment({ barcodeId: badge(bina), kind: "ADDITION" });
  const bonus = await make("createAdjustment", added);
  expect(bonus.body).toEqual({ ...added, ...named, ...created, recovered: 0 });
  const lent = advance({ barcodeId: badge(bina) });
  const given = await make("createAdvance", lent);
  const shown = { ...lent, ...named, ...created, recovered: 0, rest: 6_000, version: 1 };
  expect(given.body).toEqual(shown);
  expect((await host.call("owner", "getAdvances")).body).toEqual([shown]);
  // A person who has left is paid a last time for the month of leaving.
  expect(await make("createAdjustment", adjustment({ barcodeId: badge(left) }))).toMatchObject({
    status: 200,
  });

  expect(await host.call("owner", "cancelAdvance", of(given.body.id))).toMatchObject({
    status: 200,
    body: { cancelledAt: expect.any(String), recovered: 0, rest: 0, version: 2 },
  });
  const edited = { instalment: 1_000, reason: "School fees", version: 2 };
  for (const [name, id, body] of [
    ["cancelAdvance", given.body.id, undefined],
    ["updateAdvance", given.body.id, edited],
  ] as const)
    expect(await host.call("owner", name, of(id, body))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Advance \d+ of Chaitra Gowda is cancelled/) },
    });
  const cancels = [1, 2, 3].map(() => host.call("owner", "cancelAdjustment", of(bonus.body.id)));
  const statuses = (await Promise.all(cancels)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  for (const id of [0, 9_999])
    expect(await host.call("owner", "cancelAdjustment", of(id))).toMatchObject({ status: 404 });
});

test("once March is locked nothing is written into it, and what it took stays taken", async () => {
  const early = { month: "2026-03" };
  const paid = await idOf("createAdjustment", adjustment({ ...early, kind: "ADDITION" }));
  const partly = await idOf("createAdjustment", adjustment(early));
  const wholly = await idOf("createAdjustment", adjustment(early));
  const lent = await idOf("createAdvance", advance({ firstMonth: "2026-03" }));
  const back = await idOf("createAdvance", advance({ firstMonth: "2026-03", amount: 2_000 }));
  const [locked = 0, unlocked = 0] = await lockMarch();
  const recoveryRow = (source: object, amountPaise: number, payslipId = locked) => ({
    payslipId,
    amountPaise,
    carriedOverPaise: 0,
    ...source,
  });
  await host.db
    .insert(recoveries)
    .values([
      recoveryRow({ adjustmentId: partly }, 40_050),
      recoveryRow({ adjustmentId: wholly }, 100_000),
      recoveryRow({ advanceId: lent }, 450_000),
      recoveryRow({ advanceId: lent }, 150_000, unlocked),
      recoveryRow({ advanceId: back }, 200_000),
    ]);

  const lockedText = "Pay is locked up to March 2026: choose a later time";
  for (const [name, body, field] of [
    ["createAdjustment", adjustment(early), "month"],
    ["createAdjustment", adjustment({ month: "2026-02" }), "month"],
    ["createAdvance", advance({ firstMonth: "2026-03" }), "firstMonth"],
  ] as const)
    expect(await make(name, body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: lockedText } },
    });
  // A change of terms in a locked month is paid as arrears.
  expect(await make("addSalary", setup({ validFrom: "2026-03-31" }))).toMatchObject({
    status: 200,
  });
  await make("addSalary", setup({ employeeId: bina }));
  expect(await termsOf(bina)).toMatchObject([{ validFrom: "2025-01-10" }]);

  const cancel = (name: CallName, id: number) => host.call("owner", name, of(id));
  expect(await cancel("cancelAdjustment", paid)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("was paid with March 2026, which is locked") },
  });
  expect(await cancel("cancelAdjustment", wholly)).toMatchObject({ status: 409 });
  expect(await cancel("cancelAdvance", back)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is given back") },
  });
  expect(await cancel("cancelAdjustment", partly)).toMatchObject({
    status: 200,
    body: { recovered: 400.5, cancelledAt: expect.any(String) },
  });

  const edit = (body: object) =>
    host.call("owner", "updateAdvance", of(lent, { reason: "Fees", version: 1, ...body }));
  expect(await edit({ instalment: 1_500.01 })).toMatchObject({
    status: 400,
    body: { errors: { instalment: "Must not be more than what is left, ₹1,500.00" } },
  });
  // The last instalment may be more than the open amount.
  expect(await edit({ instalment: 2_000 })).toMatchObject({
    status: 200,
    body: { instalment: 2_000, reason: "Fees", recovered: 4_500, rest: 1_500 },
  });
  expect(await edit({ instalment: 1_500, version: 2 })).toMatchObject({ status: 200 });
  expect(await cancel("cancelAdvance", lent)).toMatchObject({
    status: 200,
    body: { recovered: 4_500, rest: 0 },
  });
  const [note] = await host.db
    .select()
    .from(audit)
    .where(eq(audit.record, `advance ${lent}`))
    .orderBy(desc(audit.id));
  expect(note).toMatchObject({ after: { cancelled: true, recovered: 4_500 } });
});
