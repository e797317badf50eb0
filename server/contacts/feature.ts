import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql, sum } from "drizzle-orm";
import { Contact } from "../../contract/contacts";
import { say } from "../../domain/messages/say";
import { readAttachment, storeFile } from "../attachments/storedFiles";
import type { Reader } from "../db/connect";
import { contacts, files } from "../db/schema";
import { badRequest, HttpError, sentMessage } from "../errors";
import { tableList } from "../lists/listSource";
import { uploadTransactions } from "../pictures/encodePicture";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord } from "../records/recordHandlers";

const list = tableList(contacts);

const contactRecord = defineRecord({
  kind: "enquiry",
  seenBy: "getContacts",
  name: contacts.name,
  undo: { calls: ["updateReplyStatus"], columns: ["replyStatus"] },
  search: {
    title: contacts.name,
    details: [contacts.phone, contacts.email],
    texts: [contacts.name, contacts.email],
    phones: [contacts.phone],
  },
  attachments: { addedBy: "updateReplyStatus" },
  table: contacts,
  list,
  reply: Contact,
  what: say("this.enquiry"),
});

/**
 * Finds an enquiry of the last hour by the token for its file. A transaction keeps the enquiry locked.
 * @throws HttpError 404 without such an enquiry
 */
async function findEnquiry(db: Reader, token: string) {
  const isFresh = gt(contacts.createdAt, sql`now() - interval '1 hour'`);
  const [enquiry] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.fileToken, token), isFresh))
    .for("no key update");
  if (!enquiry) throw new HttpError(404, say("file.enquiryOver"));
  return enquiry;
}

/** The bytes that visitors may send in a day, all together. A flood of files then ends before the disk is full. */
const maxBytesOfDay = 500_000_000;

async function hasManyFiles(db: Reader): Promise<boolean> {
  const [sent] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(isNull(files.createdBy), gt(files.createdAt, sql`now() - interval '1 day'`)));
  return (sent?.bytes ?? 0) >= maxBytesOfDay;
}

export const feature = {
  records: { enquiry: contactRecord },
  handlers: {
    async submitContact({ body: { website, withFile, ...contact } }, { tx }) {
      const file = withFile ? { fileToken: randomUUID() } : {};
      // People never see this field. A bot that fills it in gets the usual reply, and the enquiry is dropped.
      if (!website) await tx.insert(contacts).values({ ...contact, ...file });
      return { ...sentMessage(say("contact.thanks")), ...file };
    },

    sendEnquiryFile: {
      ...uploadTransactions,
      async run({ params: { token }, query: { name }, body }, { db, transact }) {
        await findEnquiry(db, token);
        if (await hasManyFiles(db)) throw badRequest({ file: say("file.tooManyToday") });
        const upload = await readAttachment(body, name);
        return transact(async (tx) => {
          const { id } = await findEnquiry(tx, token);
          const file = await storeFile(tx, { record: `enquiry ${id}`, createdBy: null }, upload);
          await tx.update(contacts).set({ fileToken: null }).where(eq(contacts.id, id));
          return { id: file.id };
        });
      },
    },
    getContacts: () => list,
    updateReplyStatus: changeRecord(contactRecord, {
      call: "updateReplyStatus",
      change: ({ body }) => ({ fields: body }),
      reply: ({ row: { createdAt: _at, specification: _box, fileToken: _, ...contact } }) =>
        contact,
    }),
  },
} satisfies ServerFeature;
