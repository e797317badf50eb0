import { beforeAll, expect, test } from "vitest";
import type { PayLine, PayOpening, Payslip } from "../../../contract/payroll";
import { adjustments, advances, payRuns, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

let asha = 0;

const ask = async (month: string) =>
  (await host.call("owner", "getPayrollMonth", { params: { month } })).body;
const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
const read = async (): Promise<PayOpening> => (await host.call("owner", "getPayOpening")).body;
const write = (body: object) => host.call("owner", "updatePayOpening", { body });
const linesOf = async (month: string): Promise<PayLine[]> => {
  const params = { month, employeeId: String(asha) };
  const { lines }: Payslip = (await host.call("owner", "getPayslip", { params })).body;
  return lines.filter(({ kind }) => kind === "ADVANCE" || kind === "DEDUCTION");
};

const given = { reason: "School fees", createdBy: "owner@example.com" };
const months = ["04", "05", "06", "07", "08"];

beforeAll(async () => {
  const calendar = (await host.call("owner", "getCalendar")).body;
  await host.call("owner", "updateCalendar", {
    body: { ...calendar, weeklyOffs: [], validFrom: "2020-01-01" },
  });
  const joinedAt = at("01-01 08:00");
  asha = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId: asha });
  // Eight shifts a month: ₹8,000. Half may be deducted.
  const days = months.flatMap((month) => [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `${month}-0${day}`));
  const scans = days.flatMap((day) => [at(`${day} 09:00`), at(`${day} 17:00`)]);
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId: asha, punchedAt })));
  await host.db.insert(advances).values({
    ...given,
    employeeId: asha,
    givenOn: "2026-02-01",
    amountPaise: 600_000,
    instalmentPaise: 100_000,
    firstMonth: "2026-02",
  });
  await host.db.insert(adjustments).values({
    ...given,
    employeeId: asha,
    kind: "DEDUCTION",
    month: "2026-03",
    amountPaise: 90_000,
  });
});

const balance = (changes: object = {}) => ({
  kind: "ADVANCE",
  sourceId: 1,
  rest: 3_500,
  carriedOver: 500,
  ...changes,
});
const june = { firstMonth: "2026-06", version: 0 };

test("without opening balances a plant's first month is the first one with scans or entries", async () => {
  expect(await read()).toMatchObject({
    version: 0,
    balances: [
      { kind: "ADVANCE", sourceId: 1, name: "Asha", amount: 6_000, rest: 6_000, carriedOver: 0 },
      { kind: "DEDUCTION", sourceId: 1, amount: 900, rest: 900 },
    ],
  });
  expect(await ask("2026-06")).toMatchObject({
    isFirst: true,
    locksWith: ["2026-02", "2026-03", "2026-04", "2026-05"],
  });
});

test.each([
  [{ ...june, balances: [balance({ rest: 6_000.01 })] }, "balances.0.rest", /more than ₹6,000.00/],
  [{ ...june, balances: [balance({ carriedOver: 3_500.01 })] }, "balances.0.carriedOver", /left/],
  [{ ...june, balances: [balance({ sourceId: 9 })] }, "balances.0.sourceId", /no such advance/],
  [{ ...june, balances: [balance(), balance()] }, "balances.1.sourceId", /twice/],
  [{ ...june, firstMonth: "2026-02", balances: [balance()] }, "balances.0.rest", /^Nothing was/],
  [{ version: 0, balances: [balance()] }, "balances.0.rest", /^Nothing was taken/],
  [{ ...june, firstMonth: "2099-01", balances: [] }, "firstMonth", /present month/],
  [{ ...june, balances: [balance({ rest: -1 })] }, "balances.0.rest", /^Must be/],
])("opening balances of %j are refused by the field", async (body, field, message) => {
  expect(await write(body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.stringMatching(message) } },
  });
  expect(await read()).toMatchObject({ version: 0 });
});

test("from its opening balances on a plant pays each month and recovers each advance once", async () => {
  const balances = [balance(), balance({ kind: "DEDUCTION", rest: 0, carriedOver: 0 })];
  expect((await write({ ...june, balances })).body).toMatchObject({
    firstMonth: "2026-06",
    version: 1,
    balances: [{ rest: 3_500, carriedOver: 500 }, { rest: 0 }],
  });
  // An edit that began with the earlier version is refused with a message.
  expect((await write({ ...june, balances: [] })).status).toBe(409);
  expect((await ask("2026-05")).obstacle).toBe(
    "Pay begins with June 2026: earlier months were paid before",
  );
  expect((await lock("2026-05")).status).toBe(409);
  const refused = await host.call("owner", "createAdjustment", {
    body: {
      barcodeId: "EMP-A-00001",
      kind: "ADDITION",
      month: "2026-05",
      amount: 1,
      reason: "Bonus",
    },
  });
  expect(refused.body.errors).toHaveProperty("month");
  expect(await linesOf("2026-06")).toMatchObject([{ kind: "ADVANCE", amount: -1_500 }]);
  expect(await ask("2026-08")).toMatchObject({ locksWith: ["2026-06", "2026-07"] });
  expect((await lock("2026-08")).status).toBe(200);
  const recoveryLines = [];
  for (const month of ["2026-06", "2026-07", "2026-08"])
    recoveryLines.push(...(await linesOf(month)));
  expect(recoveryLines.map(({ amount }) => amount)).toEqual([-1_500, -1_000, -1_000]);
  expect((await host.call("owner", "getAdvances")).body).toMatchObject([
    { recovered: 6_000, rest: 0 },
  ]);
});

test("once a month is locked the opening balances stay as they are", async () => {
  const { version, obstacle, lastLockedMonth } = await read();
  expect(lastLockedMonth).toBe("2026-08");
  expect(obstacle).toContain("August 2026 is locked");
  expect((await write({ version, balances: [] })).status).toBe(409);
  for (const month of ["2026-08", "2026-07", "2026-06"]) {
    const body = { reason: "Too early" };
    const reply = await host.call("owner", "unlockPayrollMonth", { params: { month }, body });
    expect(reply.status).toBe(200);
  }
  expect((await host.db.select().from(payRuns)).length).toBe(3);
  expect((await write({ version, balances: [] })).body).toMatchObject({
    version: 2,
    balances: [{ rest: 6_000 }, { rest: 900 }],
  });
  expect((await ask("2026-06")).locksWith.length).toBe(4);
});
