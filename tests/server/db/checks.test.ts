import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { connect } from "../../../server/db/connect";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const database = emptyDatabase();
const old = emptyDatabase();

beforeAll(async () => {
  await loadDemoPlant(database.db);
});

const inUse = "(select reel_id from reel_usages where ended_at is null limit 1)";
const ended = "(select id from reel_usages where ended_at is not null limit 1)";
const shipped = "(select id from orders where status = 'SHIPPED' limit 1)";
const usage = "insert into reel_usages (reel_id, order_id, usage_type, weight_before_grams";
const order = `insert into orders (client, product_type, size, delivery_address,
  expected_completion_date, unit, created_by, quantity`;

test.each([
  ["orders_quantity", `${order}) values ('A', 'B', 'C', 'D', now(), 'A', 'me', 0)`],
  ["orders_quantity", "update orders set quantity = 0, dispatched_quantity = 0 where id = 1"],
  ["orders_shipped_with", `update orders set transport_number = null where id = ${shipped}`],
  ["orders_shipped_with", `update orders set transport_number = ' ' where id = ${shipped}`],
  ["orders_shipped_with", `update orders set shipped_at = null where id = ${shipped}`],
  [
    "orders_shipped_with",
    `${order}, status) values ('A', 'B', 'C', 'D', now(), 'A', 'me', 1, 'SHIPPED')`,
  ],
  ["orders_shipped_only", `update orders set status = 'TODO' where id = ${shipped}`],
  ["reels_reel_no", "update reels set reel_no = 0 where id = 1"],
  ["reels_measures", "update reels set gsm = -1 where id = 1"],
  ["reels_measures", "update reels set burst_factor = -1 where id = 1"],
  ["reels_measures", "update reels set deckle = -1 where id = 1"],
  ["reels_current_weight", "update reels set current_weight_grams = -1 where id = 1"],
  [
    "reels_current_weight",
    "update reels set current_weight_grams = initial_weight_grams + 1, previous_weight_grams = null where id = 1",
  ],
  [
    "reels_previous_weight",
    "update reels set previous_weight_grams = initial_weight_grams + 1 where id = 1",
  ],
  [
    "reels_previous_weight",
    "update reels set current_weight_grams = 2, previous_weight_grams = 1 where id = 1",
  ],
  [
    "reel_usages_weight_before",
    `${usage}) values ((select id from reels where status = 'CONSUMED' limit 1), 1, 'TOP', -1)`,
  ],
  [
    "reel_usages_weight_after",
    `update reel_usages set weight_after_grams = weight_before_grams + 1 where id = ${ended}`,
  ],
  [
    "reel_usages_weight_after",
    `update reel_usages set weight_after_grams = -1 where id = ${ended}`,
  ],
  [
    "reel_usages_end",
    `update reel_usages set ended_at = started_at - interval '1 second' where id = ${ended}`,
  ],
  [
    "reel_usages_end_weighed",
    `update reel_usages set weight_after_grams = null where id = ${ended}`,
  ],
  [
    "reel_usages_end_weighed",
    "update reel_usages set weight_after_grams = 0 where ended_at is null",
  ],
  ["reel_usages_box_count", `update reel_usages set box_count = -1 where id = ${ended}`],
  ["reel_usages_one_open", `${usage}) values (${inUse}, 1, 'TOP', 1000)`],
  ["pay_terms_monthly_base", "update pay_terms set monthly_base_paise = -1 where employee_id = 1"],
  [
    "pay_terms_ot_multiplier_factor",
    "update pay_terms set ot_multiplier_factor = 0 where employee_id = 1",
  ],
  ["pay_terms_working_days", "update pay_terms set working_days = 0.5 where employee_id = 1"],
  ["pay_terms_working_days", "update pay_terms set working_days = 32 where employee_id = 1"],
])("%s: the database rejects %s", async (constraint, statement) => {
  await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { constraint, code: constraint === "reel_usages_one_open" ? "23505" : "23514" },
  });
});

/** Makes a database as it was before the checks, with these orders. */
const withOrdersBefore = (values: string) =>
  databaseBefore(
    old.url,
    "0004_email_keys_and_devices",
    `${order}, status, updated_at, transport_number) values ${values}`,
  );

test("orders that were shipped without a time or a number get what is known", async () => {
  await withOrdersBefore(`
    ('A', 'B', 'C', 'D', now(), 'A', 'me', 1, 'SHIPPED', '2026-01-02T03:04:05Z', null),
    ('A', 'B', 'C', 'D', now(), 'A', 'me', 1, 'TODO', '2026-01-02T03:04:05Z', null)`);
  const { db, close } = await connect(old.url);
  const { rows } = await db.execute(sql`
    select extract(epoch from shipped_at)::int as "shippedAt", transport_number as number
    from orders order by id`);
  await close();
  const updatedAt = Date.parse("2026-01-02T03:04:05Z") / 1000;
  expect(rows).toEqual([
    { shippedAt: updatedAt, number: "not recorded" },
    { shippedAt: null, number: null },
  ]);
});

test("a row that breaks a rule stops the upgrade with the rule's name, and nothing is changed", async () => {
  await withOrdersBefore(`
    ('A', 'B', 'C', 'D', now(), 'A', 'me', 0, 'TODO', now(), null),
    ('A', 'B', 'C', 'D', now(), 'A', 'me', 1, 'SHIPPED', now(), null)`);
  await expect(connect(old.url)).rejects.toThrow("orders_quantity");
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const { rows } = await client.query("select transport_number as number from orders where id = 2");
  await client.end();
  expect(rows).toEqual([{ number: null }]);
});

test("salaries from before terms had dates become terms from the day of joining, in India", async () => {
  await databaseBefore(
    old.url,
    "0009_cancelled_orders",
    `insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id,
        joined_at)
      values
        ('A', 'a@example.com', 'A', 'male', '1', 'O+', '1990-01-01', 'EMP-A-00001', '2025-03-31T19:00:00Z'),
        ('B', 'b@example.com', 'B', 'male', '1', 'O+', '1990-01-01', 'EMP-B-00002', '2025-06-01T04:00:00Z');
      insert into salaries (employee_id, monthly_base_paise, ot_multiplier_factor, working_days, updated_at)
      values (1, 2600050, 1.5, 26, '2025-08-01T04:00:00Z')`,
  );
  const { db, close } = await connect(old.url);
  const { rows } = await db.execute(sql`
    select employee_id as "employeeId", valid_from as "validFrom",
      monthly_base_paise::int as "monthlyBasePaise", ot_multiplier_factor::float as factor,
      working_days::float as days, created_by as "createdBy",
      extract(epoch from created_at)::int as "createdAt"
    from pay_terms`);
  const { rows: gone } = await db.execute(sql`select to_regclass('salaries') as salaries`);
  await close();
  expect(rows).toEqual([
    {
      employeeId: 1,
      validFrom: "2025-04-01",
      monthlyBasePaise: 2_600_050,
      factor: 1.5,
      days: 26,
      createdBy: null,
      createdAt: Date.parse("2025-08-01T04:00:00Z") / 1000,
    },
  ]);
  expect(gone).toEqual([{ salaries: null }]);
});
