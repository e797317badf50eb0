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

test("a migration that fails stops the upgrade with PostgreSQL's reason, and nothing is changed", async () => {
  await databaseBefore(old.url, "0067_tables", "create table epf_returns (id int)");
  await expect(connect(old.url)).rejects.toThrow('relation "epf_returns" already exists');
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  // The first of the migrations that ran before the failed one adds the function.
  const { rows } = await client.query(`
    select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      to_regproc('refuse_low_quantity') as function`);
  await client.end();
  expect(rows).toEqual([{ migrations: 1, function: null }]);
});
