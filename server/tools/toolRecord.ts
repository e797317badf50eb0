import { eq, sql } from "drizzle-orm";
import { Tool, ToolDetails, ToolEdit, type ToolMove } from "../../contract/tools";
import { say } from "../../domain/messages/say";
import { type authorOf, recordChange } from "../audit/auditLog";
import type { Reader, WriteDatabase } from "../db/connect";
import {
  boxSpecifications,
  boxSpecificationVersions,
  machines,
  stageEntries,
  toolSpecifications,
  tools,
} from "../db/schema";
import { writeFields } from "../db/writeRows";
import { badRequest, conflict } from "../errors";
import { readFirstRow } from "../lists/readList";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { lockRecord } from "../records/recordHandlers";

const barcode = sql`'TOOL-' || lpad(${tools.id}::text, 6, '0')`;

/**
 * The impressions of a row `assigned`: good and waste of all entries of the tool's stage that made the box, while the
 * tool had the box. An entry that names another tool counts nothing. An entry that names no tool counts for all tools of
 * the box. An order that gets another box later changes no impression. A plate set prints and a die cuts. A reversed entry
 * counts nothing.
 */
const impressionsOf = sql`coalesce((
  select sum(case when entry.reverses_id is null then entry.good + entry.waste else -(entry.good + entry.waste) end)
  from ${boxSpecificationVersions} version
    join ${stageEntries} entry on entry.specification_version_id = version.id
      and entry.stage = case ${tools.kind} when 'PLATE_SET' then 'PRINTING'::stage else 'CUTTING'::stage end
      and (entry.tool_id is null or entry.tool_id = assigned.tool_id)
      and entry.at >= assigned.assigned_at and (assigned.removed_at is null or entry.at < assigned.removed_at)
  where version.specification_id = assigned.specification_id), 0)`;

/** All tools, each with its present boxes and its impressions. */
export const toolRows = {
  tables: [
    tools,
    toolSpecifications,
    machines,
    stageEntries,
    boxSpecifications,
    boxSpecificationVersions,
  ],
  from: sql`${tools} left join ${machines} on ${machines.id} = ${tools.machineId}`,
  fields: {
    id: tools.id,
    number: tools.number,
    barcodeId: barcode,
    kind: tools.kind,
    owner: tools.owner,
    state: tools.state,
    place: tools.place,
    machine: machines.name,
    machineId: tools.machineId,
    boxes: sql`(select string_agg(box.client || ': ' || box.name, '; ' order by box.client, box.name)
      from ${toolSpecifications} assigned join ${boxSpecifications} box on box.id = assigned.specification_id
      where assigned.tool_id = ${tools.id} and assigned.removed_at is null)`,
    impressions: sql`(coalesce(${tools.impressionsBefore}, 0) + (select coalesce(sum(${impressionsOf}), 0)
      from ${toolSpecifications} assigned where assigned.tool_id = ${tools.id}))::float8`,
    impressionsBefore: tools.impressionsBefore,
    life: tools.life,
    version: tools.version,
  },
  orderBy: sql`id`,
};

interface AssignedBox extends Record<string, unknown> {
  readonly id: number;
  readonly client: string;
  readonly name: string;
  readonly assignedAt: string;
  readonly removedAt: string | null;
  readonly impressions: number;
}

export const toolRecord = defineRecord({
  kind: "tool",
  seenBy: "getTools",
  name: tools.number,
  undo: {
    calls: ["updateTool", "moveTool"],
    columns: [...editedColumns(ToolEdit), "state", "machineId"],
  },
  besides: ["assignTool", "releaseTool"],
  search: {
    title: tools.number,
    details: [tools.place],
    texts: [tools.number, tools.place],
    codes: [barcode, tools.number],
  },
  table: tools,
  list: toolRows,
  reply: ToolDetails,
  what: say("this.tool"),
  titleOf: ({ number }) => number,
  unique: { tools_number: ["number", say("tool.sameNumber")] },
  async read(db, id) {
    const where = sql`${tools.id} = ${id}`;
    const tool = await readFirstRow(db, { ...toolRows, where }, Tool);
    if (!tool) return undefined;
    const { rows } = await db.execute<AssignedBox>(sql`
      select box.id, box.client, box.name, to_json(assigned.assigned_at) as "assignedAt",
        to_json(assigned.removed_at) as "removedAt", (${impressionsOf})::float8 as impressions
      from ${toolSpecifications} assigned
        join ${tools} on ${tools.id} = assigned.tool_id
        join ${boxSpecifications} box on box.id = assigned.specification_id
      where ${where} order by assigned.removed_at nulls first, assigned.id`);
    return {
      ...tool,
      specifications: rows.map(({ removedAt, assignedAt, ...box }) => ({
        ...box,
        assignedAt: new Date(assignedAt).toISOString(),
        ...(removedAt !== null && { removedAt: new Date(removedAt).toISOString() }),
      })),
    };
  },
});

/** Reads the machine to which a tool is moved. @throws HttpError 400 by the field */
async function readMachine(tx: WriteDatabase, machineId: number | undefined) {
  const [machine] = await tx
    .select()
    .from(machines)
    .where(eq(machines.id, machineId ?? 0));
  if (!machine) throw badRequest({ machineId: say("machine.unknown") });
  if (!machine.active)
    throw badRequest({ machineId: say("machine.inactive", { machine: machine.name }) });
  return machine;
}

/** Returns the number of the tool with a label such as `TOOL-000012`. */
const toolIdOf = (label: string) => Number(label.slice("TOOL-".length));

/** Reads the tool of a scanned label. @throws HttpError 400 by the field if there is none, or if it is scrapped */
export async function readScannedTool(tx: WriteDatabase, label: string) {
  const [tool] = await tx
    .select()
    .from(tools)
    .where(eq(tools.id, toolIdOf(label)))
    .for("no key update");
  if (!tool) throw badRequest({ barcodeId: say("tool.unknown", { label }) });
  if (tool.state === "SCRAPPED")
    throw badRequest({ barcodeId: say("tool.scrapped", { tool: tool.number }) });
  return tool;
}

/**
 * Moves a tool, for the office or for a station that has scanned it. Without a change nothing is written.
 * @throws HttpError 400 by the field, 404 if there is no such tool, 409 if it is scrapped
 */
export async function moveTool(
  tx: WriteDatabase,
  author: ReturnType<typeof authorOf>,
  id: number,
  { state, machineId, place }: ToolMove,
): Promise<void> {
  const tool = await lockRecord(tx, toolRecord, id);
  if (tool.state === "SCRAPPED") throw conflict(say("tool.scrapped", { tool: tool.number }));
  const machine = state === "AT_MACHINE" ? await readMachine(tx, machineId) : undefined;
  const before = { state: tool.state, machineId: tool.machineId, place: tool.place };
  const after = { state, machineId: machine?.id ?? null, place: place ?? tool.place };
  const isSame =
    before.state === after.state &&
    before.machineId === after.machineId &&
    before.place === after.place;
  if (isSame) return;
  const [written] = await writeFields(tx, tools, id, after);
  await recordChange(tx, author, {
    call: "moveTool",
    record: `tool ${id}`,
    before,
    after,
    version: Number(written?.version),
  });
}

/** Reads the tools of an order's specification that are not scrapped, for its job card. */
export async function readOrderTools(db: Reader, versionId: number | null) {
  if (versionId === null) return [];
  const { rows } = await db.execute<{
    number: string;
    kind: (typeof tools.$inferSelect)["kind"];
    state: (typeof tools.$inferSelect)["state"];
    place: string | null;
    machine: string | null;
  }>(sql`
    select ${tools.number} as number, ${tools.kind} as kind, ${tools.state} as state, ${tools.place} as place,
      ${machines.name} as machine
    from ${tools} left join ${machines} on ${machines.id} = ${tools.machineId}
    where ${tools.state} <> 'SCRAPPED' and exists (
      select from ${toolSpecifications} assigned
        join ${boxSpecificationVersions} version on version.specification_id = assigned.specification_id
      where assigned.tool_id = ${tools.id} and assigned.removed_at is null and version.id = ${versionId})
    order by ${tools.kind}, ${tools.number}`);
  return rows;
}
