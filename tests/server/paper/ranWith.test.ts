import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "../../../server/db/connect";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

test("the reels of an older database keep the box of their order, and a plain order's reel none", async () => {
  await databaseBefore(
    old.url,
    "0077_promised_day_numbers",
    `set session_replication_role = replica;
     insert into board_settings (factors, created_by) values ('{}', 'x');
     insert into box_specifications (client, name, created_by) values ('Kaveri', 'Box', 'x');
     insert into box_specification_versions (specification_id, number, content, settings_id, created_by)
     values (1, 1, '{}', 1, 'x');
     insert into orders (client, product_type, quantity, size, delivery_address, unit, expected_completion_date, created_by,
       specification_version_id, board_settings_id)
     select 'Kaveri', 'Box', 500, '1', 'Bengaluru', 'A', now(), 'x', version, version from unnest(array[1, null]) version;
     insert into reels (barcode_id, reel_no, gsm, burst_factor, deckle, unit, paper_type, supplier_name, created_by,
       initial_weight_grams, current_weight_grams)
     values ('REEL-1', 1, 150, 18, 100, 'A', 'Kraft', 'Mill', 'x', 900, 300);
     insert into reel_usages (reel_id, order_id, usage_type, started_at, ended_at, weight_before_grams, weight_after_grams)
     select 1, o, 'TOP', now(), now(), 900, 300 from unnest(array[1, 2]) o`,
  );
  const { db, close } = await connect(old.url);
  const { rows } = await db.execute(
    sql`select order_id as "order", specification_version_id as version from reel_usages order by order_id`,
  );
  await close();
  expect(rows).toEqual([
    { order: 1, version: 1 },
    { order: 2, version: null },
  ]);
});
