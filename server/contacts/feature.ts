import { Contact } from "../../contract/contacts";
import { say } from "../../domain/messages/say";
import { contacts } from "../db/schema";
import { sentMessage } from "../errors";
import { tableList } from "../lists/listSource";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord } from "../records/recordHandlers";

const list = tableList(contacts);

export const contactRecord = defineRecord({
  kind: "enquiry",
  seenBy: "getContacts",
  name: contacts.name,
  listTables: [contacts],
  undo: { calls: ["updateReplyStatus"], columns: ["replyStatus"] },
  table: contacts,
  list,
  reply: Contact,
  what: say("this.enquiry"),
});

export const feature = {
  records: { enquiry: contactRecord },
  handlers: {
    async submitContact({ body: { website, ...contact } }, { db }) {
      // People never see this field. A bot that fills it in gets the usual reply, and the enquiry is dropped.
      if (!website) await db.insert(contacts).values(contact);
      return sentMessage(say("contact.thanks"));
    },
    getContacts: () => list,
    updateReplyStatus: changeRecord(contactRecord, {
      call: "updateReplyStatus",
      change: ({ body }) => ({ fields: body }),
      reply: ({ row: { createdAt: _at, specification: _box, ...contact } }) => contact,
    }),
  },
} satisfies ServerFeature;
