import { expect, test } from "vitest";
import { statutoryRates } from "../../../server/db/schema";
import { plant } from "../../support/plant";

const host = plant();

const create = (body: object) => host.call("owner", "createStatutoryRate", { body });

const rate = (changes: object = {}) => ({
  kind: "PROVIDENT_FUND",
  validFrom: "2026-04-01",
  wageBase: "EARNED",
  percent: 12,
  wageCeiling: 15_000,
  ...changes,
});

test("one of 20 simultaneous rates that overlap is stored, and the others are refused by the field", async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => create(rate({ validFrom: `2026-0${(n % 9) + 1}-01` }))),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(19);
  for (const { status, body } of refused) {
    expect([status, Object.keys(body.errors)]).toEqual([400, ["validFrom"]]);
    expect(body.errors.validFrom).toMatch(
      /^A rate of this kind from 1 \w+ 2026 covers these wages/,
    );
  }
  expect(await host.db.select().from(statutoryRates)).toHaveLength(1);
});

test("rates of one kind overlap where their days and their wages do, also once they are edited", async () => {
  const tax = (changes: object) =>
    rate({ kind: "PROFESSIONAL_TAX", percent: undefined, wageCeiling: undefined, ...changes });
  const low = { wagesFrom: 10_000, wagesUpTo: 14_999.99, amount: 150, validTo: "2026-12-31" };
  const made = await create(tax(low));
  expect(made).toMatchObject({ status: 200, body: { ...low, isActive: true, version: 1 } });
  const statuses = async (...several: object[]) => {
    const found: number[] = [];
    for (const changes of several)
      found.push((await create(tax({ amount: 200, ...changes }))).status);
    return found;
  };
  expect(
    await statuses(
      { wagesFrom: 14_999.99 },
      { wagesFrom: 5_000, wagesUpTo: 10_000 },
      { wagesFrom: 0, validFrom: "2026-12-01" },
      { wagesFrom: 0, validFrom: "2025-01-01", validTo: "2026-04-30" },
    ),
  ).toEqual([400, 400, 400, 400]);
  expect(
    await statuses(
      { wagesFrom: 15_000, februaryAmount: 300 },
      { wagesFrom: 0, wagesUpTo: 14_999, validFrom: "2027-01-01" },
      { wagesFrom: 0, validFrom: "2025-01-01", validTo: "2026-03-31" },
    ),
  ).toEqual([200, 200, 200]);
  const edit = (changes: object, version = 1) =>
    host.call("owner", "updateStatutoryRate", {
      params: { id: String(made.body.id) },
      body: tax({ ...low, ...changes, version }),
    });
  expect(await edit({ validTo: "2027-01-31" })).toMatchObject({
    status: 400,
    body: { errors: { validFrom: expect.stringContaining("from 1 Jan 2027 covers") } },
  });
  expect(await edit({ isActive: false, wagesUpTo: 12_000 })).toMatchObject({
    status: 200,
    body: { isActive: false, wagesUpTo: 12_000, version: 2 },
  });
  // A field that an edit leaves out becomes empty.
  const { amount: _, ...other } = low;
  const percent = await edit({ ...other, amount: undefined, percent: 0.75 }, 2);
  expect(percent).toMatchObject({ status: 200, body: { percent: 0.75, version: 3 } });
  expect(percent.body).not.toHaveProperty("amount");
});

test.each([
  ["validTo", { validTo: "2026-03-31" }, "Must not be before the first day"],
  ["percent", { amount: 200 }, "Enter either a percentage or an amount"],
  ["percent", { percent: undefined }, "Enter either a percentage or an amount"],
  ["percent", { percent: 0.0001 }, "Must be at least 0.001"],
  ["wagesUpTo", { wagesFrom: 20, wagesUpTo: 10 }, /^Must not be less than the wages/],
  ["wageCeiling", { wageCeiling: -1 }, /^Must be/],
  ["validFrom", { validFrom: "2026-13-01" }, "Must be a date, such as 2026-01-31"],
])("a rate whose %s is wrong is refused by it: %j", async (field, changes, message) => {
  expect(await create(rate(changes))).toMatchObject({
    status: 400,
    body: {
      errors: { [field]: message instanceof RegExp ? expect.stringMatching(message) : message },
    },
  });
});
