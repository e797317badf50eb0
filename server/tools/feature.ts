import { and, eq, isNull } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { boxSpecifications, toolSpecifications, tools } from "../db/schema";
import { writeFields } from "../db/writeRows";
import { badRequest } from "../errors";
import type { Input } from "../http/handler";
import type { ServerFeature } from "../records/defineRecord";
import {
  createRecord,
  lockRecord,
  readRecord,
  recordId,
  toReply,
  updateRecord,
} from "../records/recordHandlers";
import { moveTool, toolRecord, toolRows } from "./toolRecord";

/** Reads the client and the name of a box for the audit. @throws HttpError 400 by the field without such a box */
async function readBox(tx: WriteDatabase, id: number) {
  const [box] = await tx.select().from(boxSpecifications).where(eq(boxSpecifications.id, id));
  if (!box) throw badRequest({ specificationId: say("tool.noBox") });
  return `${box.client}: ${box.name}`;
}

/** Begins or ends the count of a box. An assignment that has begun or ended already does not change. */
async function changeBox(
  tx: WriteDatabase,
  call: "assignTool" | "releaseTool",
  { params, body: { specificationId }, session }: Input<"assignTool">,
) {
  const toolId = recordId(toolRecord, params.id);
  await lockRecord(tx, toolRecord, toolId);
  const boxes = await readBox(tx, specificationId);
  const present = and(
    eq(toolSpecifications.toolId, toolId),
    eq(toolSpecifications.specificationId, specificationId),
    isNull(toolSpecifications.removedAt),
  );
  const changed =
    call === "assignTool"
      ? await tx
          .insert(toolSpecifications)
          .values({ toolId, specificationId })
          .onConflictDoNothing()
          .returning({ id: toolSpecifications.id })
      : await tx
          .update(toolSpecifications)
          .set({ removedAt: currentTime() })
          .where(present)
          .returning({ id: toolSpecifications.id });
  if (changed.length > 0) {
    const [written] = await writeFields(tx, tools, toolId, {});
    await recordChange(tx, session, {
      call,
      record: `tool ${toolId}`,
      ...(call === "assignTool"
        ? { after: { boxes } }
        : { before: { boxes }, after: { boxes: null } }),
      version: Number(written?.version),
    });
  }
  return toReply(tx, toolRecord, toolId);
}

export const feature = {
  records: { tool: toolRecord },
  handlers: {
    getTools: () => toolRows,
    getTool: readRecord(toolRecord),
    createTool: createRecord(toolRecord, { call: "createTool" }),
    updateTool: updateRecord(toolRecord, {
      call: "updateTool",
      fields: ({ body: { place = null, life = null, impressionsBefore = null, ...body } }) => ({
        ...body,
        place,
        life,
        impressionsBefore,
      }),
    }),

    async moveTool({ params, body, session }, { tx }) {
      const id = recordId(toolRecord, params.id);
      await moveTool(tx, session, id, body);
      return toReply(tx, toolRecord, id);
    },

    assignTool: (input, { tx }) => changeBox(tx, "assignTool", input),
    releaseTool: (input, { tx }) => changeBox(tx, "releaseTool", input),
  },
} satisfies ServerFeature;
