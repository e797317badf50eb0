import { eq, sql } from "drizzle-orm";
import { recordChange } from "../audit/auditLog";
import { parseId } from "../db/ids";
import { contacts } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";

export const contactHandlers: Handlers<"submitContact" | "getContacts" | "updateReplyStatus"> = {
  async submitContact({ body: { website, ...enquiry } }, { db }) {
    // People never see this field: what fills it in is answered like everybody and dropped.
    if (!website) await db.insert(contacts).values(enquiry);
    return { message: "Thank you for your message!" };
  },

  getContacts: () => tableList(contacts),

  updateReplyStatus: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw notFound("This enquiry");
      const ofId = eq(contacts.id, id);
      const [before] = await tx
        .select({ replyStatus: contacts.replyStatus })
        .from(contacts)
        .where(ofId)
        .for("update");
      const [row] = await tx
        .update(contacts)
        .set({ ...body, version: sql`${contacts.version} + 1` })
        .where(ofId)
        .returning();
      if (!before || !row) throw notFound("This enquiry");
      await recordChange(tx, session, {
        call: "updateReplyStatus",
        record: `enquiry ${id}`,
        before,
        after: body,
        version: row.version,
      });
      const { createdAt: _at, ...contact } = row;
      return contact;
    }),
};
