import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SpecificationContent } from "../../../contract/boxSpecifications";
import { stagesOf } from "../../../domain/stages/stages";
import { stageEntries } from "../../../server/db/schema";
import { makeMachine, storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();

const folder = "server/db/migrations";
const file = readdirSync(folder).find((name) => name.endsWith("_entry_facts.sql")) ?? "";
const migration = readFileSync(`${folder}/${file}`, "utf8");

test("the entries of an older plant keep what holds for them at the upgrade", async () => {
  const machineId = await makeMachine(host, "Any", "CORRUGATING");
  const boxes: readonly SpecificationContent[] = [
    smallBox,
    { ...smallBox, printColours: 2 },
    { ...smallBox, joint: 0 },
    { ...smallBox, style: "OTHER", printColours: 1, blankLength: 900, blankWidth: 400, joint: 0 },
    { ...smallBox, style: "OTHER", blankLength: 900, blankWidth: 400, joint: 30 },
    {
      ...smallBox,
      stages: [
        { kind: "CORRUGATING" },
        { kind: "CUTTING", perIn: 3 },
        { kind: "BUNDLING", perIn: 2 },
      ],
    },
    { ...smallBox, stages: [{ kind: "PRINTING" }, { kind: "CUTTING" }, { kind: "BUNDLING" }] },
  ];
  const expected: [number, number | null][] = [];
  for (const [index, box] of boxes.entries())
    for (const ups of [null, 2]) {
      const orderId = await storeOrder(
        host.db,
        await specifiedBox(host.db, `${index} ${ups}`, box),
        { ups },
      );
      const route = stagesOf(box, ups ?? 1);
      for (const [place, { kind }] of route.entries()) {
        const [row] = await host.db
          .insert(stageEntries)
          .values({
            entryId: crypto.randomUUID(),
            machineId,
            orderId,
            stage: kind,
            good: 1,
            waste: 0,
            at: new Date(),
            createdBy: "x",
          })
          .returning();
        expected.push([row?.id ?? 0, route[place + 1]?.perIn ?? null]);
      }
    }
  const [, backfill = ""] = migration.split(/(?=ALTER TABLE "stage_entries" DISABLE)/);
  for (const statement of backfill.split("--> statement-breakpoint"))
    await host.db.execute(sql.raw(statement));
  const rows = await host.db.select().from(stageEntries).orderBy(stageEntries.id);
  expect(rows.map(({ id, gives }) => [id, gives])).toEqual(expected);
  expect(rows.every(({ specificationVersionId }) => specificationVersionId !== null)).toBe(true);
});
