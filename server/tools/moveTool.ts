import { eq, sql } from "drizzle-orm";
import type { ToolMove } from "../../contract/tools";
import { say } from "../../domain/messages/say";
import { type authorOf, recordChange } from "../audit/auditLog";
import type { Reader, WriteDatabase } from "../db/connect";
import { boxSpecificationVersions, machines, toolSpecifications, tools } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { badRequest, conflict } from "../errors";
import { lockRecord } from "../records/recordHandlers";
import { toolRecord } from "./toolRecord";

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
    .for("update");
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
