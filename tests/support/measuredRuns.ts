import { sql } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { runsForTakeUp } from "../../domain/board/measuredTakeUp";
import type { Database } from "../../server/db/connect";
import { smallBox, specifiedBox } from "./specifiedOrder";

const paper = { gsm: 150, burstFactor: 18 };
const box: SpecificationContent = {
  ...smallBox,
  length: 400,
  width: 300,
  height: 200,
  layers: [paper, { ...paper, flute: "C" }, paper],
};

/** Makes finished orders on the first reel. Their runs measure that flute C takes 1.5 times the board's length. */
export async function measuredRuns(db: Pick<Database, "execute">): Promise<void> {
  const versionId = await specifiedBox(db, "Measured runs", box);
  await db.execute(sql`
    with made as (
      insert into orders (client, product_type, size, delivery_address, expected_completion_date, unit, created_by,
        quantity, status, specification_version_id, board_settings_id)
      select 'Kaveri Weaves', 'RSC Box', '400 × 300 × 200 mm', 'Peenya', now(), 'A', 'owner@example.com',
        1000, 'COMPLETED', version.id, version.settings_id
      from box_specification_versions version, generate_series(1, ${runsForTakeUp}::int)
      where version.id = ${versionId} returning id
    )
    insert into reel_usages (reel_id, order_id, usage_type, started_at, ended_at, weight_before_grams, weight_after_grams)
    select 1, made.id, ran.role::reel_set, now(), now(), 400000, 400000 - ran.grams
    from made, (values ('TOP', 100000), ('FLUTE', 150000), ('LINER', 100000)) as ran (role, grams)`);
}
