import { sql } from "drizzle-orm";
import { defaultBoardFactors } from "../../contract/board/boardFactors";
import { runsForTakeUp } from "../../contract/board/paperUse";
import { boardSettingsOf } from "../../contract/boardSettings";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import type { Database } from "../../server/db/connect";

const box = {
  style: "0201",
  measured: "INSIDE",
  length: 400,
  width: 300,
  height: 200,
  ply: 3,
  layers: [
    { gsm: 150, burstFactor: 18 },
    { flute: "C", gsm: 150, burstFactor: 18 },
    { gsm: 150, burstFactor: 18 },
  ],
  printColours: 0,
} as const satisfies SpecificationContent;

/** Finished orders whose reels, all of them the first one, say that flute C takes 1.5 times the board's length. */
export async function measuredRuns(db: Pick<Database, "execute">): Promise<void> {
  await db.execute(sql`
    with settings as (
      insert into board_settings (factors, created_by)
      values (${JSON.stringify(boardSettingsOf(defaultBoardFactors))}::jsonb, 'owner@example.com') returning id
    ),
    specification as (
      insert into box_specifications (client, name, created_by)
      values ('Kaveri Weaves', 'Measured runs', 'owner@example.com') returning id
    ),
    version as (
      insert into box_specification_versions (specification_id, number, content, settings_id, created_by)
      select specification.id, 1, ${JSON.stringify(box)}::jsonb, settings.id, 'owner@example.com'
      from specification, settings returning id, settings_id
    ),
    made as (
      insert into orders (client, product_type, size, delivery_address, expected_completion_date, unit, created_by,
        quantity, status, specification_version_id, board_settings_id)
      select 'Kaveri Weaves', 'RSC Box', '400 × 300 × 200 mm', 'Peenya', now(), 'A', 'owner@example.com',
        1000, 'COMPLETED', version.id, version.settings_id
      from version, generate_series(1, ${runsForTakeUp}::int) returning id
    )
    insert into reel_usages (reel_id, order_id, usage_type, started_at, ended_at, weight_before_grams, weight_after_grams)
    select 1, made.id, ran.role::reel_set, now(), now(), 400000, 400000 - ran.grams
    from made, (values ('TOP', 100000), ('FLUTE', 150000), ('LINER', 100000)) as ran (role, grams)`);
}
