import { sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { attendanceSettings, holidays, weeklyOffs } from "../db/schema";
import { StaleEdit } from "../errors";
import type { RecordFeatures, ServerFeature } from "../records/defineRecord";
import { readCalendar } from "./readCalendar";

const calendarRecord: RecordFeatures = { kind: "calendar", seenBy: "getCalendar" };

export const feature = {
  records: { calendar: calendarRecord },
  handlers: {
    getCalendar: (_input, { db }) => readCalendar(db),

    updateCalendar: ({ body, session }, { db }) =>
      db.transaction(async (tx) => {
        // The lock makes the second of two changes see the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`);
        const { version, ...before } = await readCalendar(tx);
        if (body.version !== version) {
          const message = say("stale", { title: say("named.calendar") });
          throw new StaleEdit(message, { version, ...before });
        }
        const { weeklyOffs: offs, holidays: days, version: _edited, ...limits } = body;
        const settings = { ...limits, version: version + 1 };
        await tx
          .insert(attendanceSettings)
          .values(settings)
          .onConflictDoUpdate({ target: attendanceSettings.id, set: settings });
        await tx.delete(weeklyOffs);
        if (offs.length > 0) await tx.insert(weeklyOffs).values(offs);
        await tx.delete(holidays);
        if (days.length > 0) await tx.insert(holidays).values(days);
        const now = await readCalendar(tx);
        const { version: _, ...after } = now;
        await recordChange(tx, session, {
          call: "updateCalendar",
          record: "calendar 1",
          before,
          after,
        });
        return now;
      }),
  },
} satisfies ServerFeature;
