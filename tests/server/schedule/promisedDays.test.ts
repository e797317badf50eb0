import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "../../../server/db/connect";
import { orders } from "../../../server/db/schema";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

test("an older database keeps its promised days in their order, and counts on by order and kind", async () => {
  await databaseBefore(
    old.url,
    "0076_client_zones",
    `insert into orders (client, product_type, quantity, size, delivery_address, unit, expected_completion_date, created_by)
     select 'Kaveri', 'Box', 500, '1', 'Bengaluru', 'A', '2026-12-01', 'x' from generate_series(1, 2);
     update orders set expected_completion_date = '2026-12-02' where id = 1;
     update orders set expected_completion_date = '2026-12-03' where id = 1;
     insert into order_plans (order_id, promised_for, promised_at, promised_by) values (1, '2026-12-04', now(), 'x')`,
  );
  const connection = await connect(old.url);
  const daysOf = async (id: number) =>
    (
      await connection.db.execute(sql`
        select kind::text, number, day::text from promised_days where order_id = ${id} order by kind, number`)
    ).rows.map(({ kind, number, day }) => `${kind} ${number} ${day}`);
  const before = ["EXPECTED 1 2026-12-01", "EXPECTED 2 2026-12-02", "EXPECTED 3 2026-12-03"];
  // The order has the day that the promise board had.
  before.push("EXPECTED 4 2026-12-04");
  expect(await daysOf(1)).toEqual([...before, "PROMISED 1 2026-12-04"]);
  expect(await daysOf(2)).toEqual(["EXPECTED 1 2026-12-01"]);
  await connection.db.transaction(async (tx) => {
    for (const day of ["2026-12-08", "2026-12-09"])
      await tx
        .update(orders)
        .set({ expectedCompletionDate: new Date(day) })
        .where(eq(orders.id, 1));
  });
  const after = ["EXPECTED 5 2026-12-08", "EXPECTED 6 2026-12-09"];
  const followed = ["PROMISED 2 2026-12-08", "PROMISED 3 2026-12-09"];
  expect(await daysOf(1)).toEqual([...before, ...after, "PROMISED 1 2026-12-04", ...followed]);
  await connection.close();
});
