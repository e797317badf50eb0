import { eq } from "drizzle-orm";
import { contacts } from "../db/schema";
import { noteChange } from "../http/audit";
import type { Handlers } from "../http/handler";
import { rowsOf } from "../http/lists";
import { idOf } from "../http/params";
import { notFound } from "../http/refusal";

export const contactHandlers: Handlers<"submitContact" | "getContacts" | "updateReplyStatus"> = {
  async submitContact({ body: { website, ...enquiry } }, { db }) {
    // People never see this field: what fills it in is answered like everybody and dropped.
    if (!website) await db.insert(contacts).values(enquiry);
    return { message: "Thank you for your message!" };
  },

  getContacts: () => rowsOf(contacts),

  updateReplyStatus: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = idOf(params.id, "This enquiry");
      const ofId = eq(contacts.id, id);
      const [before] = await tx
        .select({ replyStatus: contacts.replyStatus })
        .from(contacts)
        .where(ofId)
        .for("update");
      const [row] = await tx.update(contacts).set(body).where(ofId).returning();
      if (!before || !row) throw notFound("This enquiry");
      await noteChange(tx, session, {
        call: "updateReplyStatus",
        record: `enquiry ${id}`,
        before,
        after: body,
      });
      const { createdAt: _at, ...contact } = row;
      return contact;
    }),
};
