import { sql } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { defaultBoardFactors } from "../../domain/board/boardFactors";
import type { Database } from "../../server/db/connect";

/** A box of three papers; its blank is 1,065 mm by 365 mm. */
export const smallBox = {
  style: "0201",
  measured: "INSIDE",
  length: 300,
  width: 200,
  height: 150,
  ply: 3,
  layers: [
    { gsm: 150, burstFactor: 18 },
    { flute: "B", gsm: 150, burstFactor: 18 },
    { gsm: 150, burstFactor: 18 },
  ],
  printColours: 0,
  joint: 45,
  allowance: 5,
} as const satisfies SpecificationContent;

/** Writes a specification with one version. @returns the number of that version */
export async function specifiedBox(
  db: Pick<Database, "execute">,
  name: string,
  content: SpecificationContent = smallBox,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with settings as (
      insert into board_settings (factors, created_by)
      values (${JSON.stringify(defaultBoardFactors)}::jsonb, 'owner@example.com') returning id
    ),
    made as (
      insert into box_specifications (client, name, created_by)
      values ('Kaveri Weaves', ${name}, 'owner@example.com') returning id
    )
    insert into box_specification_versions (specification_id, number, content, settings_id, created_by)
    select made.id, 1, ${JSON.stringify(content)}::jsonb, settings.id, 'owner@example.com'
    from made, settings returning id`);
  const [version] = rows;
  if (!version) throw new Error("An insert returned no row");
  return version.id;
}
