import * as z from "zod/mini";
import { mostPieces, toolKinds, toolOwners, toolStates } from "../domain/stages/kinds";
import { createFor, listFor, ownCall, updateFor } from "./call";
import { editedVersion, id, instant, line, optional, recordNumber, version } from "./fields";

const impressions = () => z.int().check(z.nonnegative(), z.maximum(100 * mostPieces));

export const ToolForm = z.object({
  number: line(30),
  kind: z.enum(toolKinds),
  owner: z.enum(toolOwners),
  /** The place in the rack. A tool at a machine keeps it. */
  place: optional(line(40)),
  /** The impressions after which the tool is worn. */
  life: z.optional(impressions().check(z.positive())),
  /** The impressions from before the first entry. */
  impressionsBefore: z.optional(impressions()),
});

export const ToolEdit = z.extend(ToolForm, { version: editedVersion() });

const count = () => z.int().check(z.meta({ kind: "number" }));

/** A plate set, or a die. */
export const Tool = z.object({
  id: id(),
  number: z.string(),
  /** `TOOL-000012`, which a station scans. */
  barcodeId: z.string(),
  kind: z.enum(toolKinds),
  owner: z.enum(toolOwners),
  state: z.enum(toolStates),
  place: z.optional(z.string()),
  /** The machine of a tool that is at a machine. */
  machine: z.optional(z.string()),
  machineId: z.optional(id()),
  /** The boxes that are made with the tool at present. */
  boxes: z.optional(z.string()),
  /**
   * All pieces of the tool's stage, good and waste, that were made while the tool had their box. The impressions from
   * before the first entry are added.
   */
  impressions: count(),
  impressionsBefore: z.optional(count()),
  life: z.optional(count()),
  version: version(),
});
export type Tool = z.infer<typeof Tool>;

/** A tool with its boxes. A box that has left the tool has an end. */
export const ToolDetails = z.extend(Tool, {
  specifications: z.array(
    z.object({
      id: id(),
      client: z.string(),
      name: z.string(),
      assignedAt: instant(),
      removedAt: z.optional(instant()),
      impressions: z.int(),
    }),
  ),
});
export type ToolDetails = z.infer<typeof ToolDetails>;

/** The new place of a tool. A move without a place leaves the tool its place in the rack. */
export const ToolMove = z.object({
  state: z.enum(toolStates),
  /** The machine, only for the state `AT_MACHINE`. */
  machineId: z.optional(recordNumber()),
  place: optional(line(40)),
});
export type ToolMove = z.infer<typeof ToolMove>;

const ToolBox = z.object({ specificationId: recordNumber() });

export const toolCalls = {
  getTools: ownCall("/admin/tools", "GET", "admin", listFor("tools", Tool)),
  getTool: ownCall("/admin/tools/:id", "GET", "admin", {
    serves: ["one", "tools"],
    reply: ToolDetails,
  }),
  createTool: ownCall("/admin/tools", "POST", "admin", {
    ...createFor("tools", ToolForm, ToolDetails),
  }),
  updateTool: ownCall("/admin/tools/:id", "PUT", "admin", {
    ...updateFor("tools", ToolEdit, ToolDetails),
  }),
  /** Moves a tool between the rack, a machine and the repair, or scraps it. */
  moveTool: ownCall("/admin/tools/:id/move", "PUT", "admin", {
    changes: ["tools"],
    body: ToolMove,
    reply: ToolDetails,
  }),
  /** Begins to count the impressions of a box. */
  assignTool: ownCall("/admin/tools/:id/assign", "PUT", "admin", {
    changes: ["tools"],
    body: ToolBox,
    reply: ToolDetails,
  }),
  /** Ends the count of a box. The impressions of the box stay in the tool's count. */
  releaseTool: ownCall("/admin/tools/:id/release", "PUT", "admin", {
    changes: ["tools"],
    body: ToolBox,
    reply: ToolDetails,
  }),
};
