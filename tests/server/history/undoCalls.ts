import { sql } from "drizzle-orm";
import { audit } from "../../../server/db/schema";
import type { plant, Who } from "../../support/plant";

/** Returns the calls that undo changes, and the last change. */
export const undoCalls = (host: ReturnType<typeof plant>) => ({
  offered: async (who: Who = "staff") => (await host.call(who, "getUndoable")).body.changes,

  undo: (id: number, who: Who = "staff") =>
    host.call(who, "undoChange", { params: { id: String(id) } }),

  /** Returns the latest change of all. */
  async latest() {
    const [change] = await host.db.select().from(audit).orderBy(sql`${audit.id} desc`).limit(1);
    if (!change) throw new Error("Nothing was changed yet");
    return change;
  },
});
