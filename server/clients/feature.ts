import { and, desc, eq, sql } from "drizzle-orm";
import { boxSpecifications, clientFollows, orders } from "../db/schema";
import { pickColumns } from "../db/tables";
import type { ServerFeature } from "../records/defineRecord";
import {
  changeRecord,
  createRecord,
  readRecord,
  recordId,
  toReply,
  updateRecord,
} from "../records/recordHandlers";
import { checkSimilarNames, linkNames, lockUnlinked, readUnlinkedNames } from "./clientNames";
import { checkZoneMark, clientColumns, clientList, clientRecord } from "./record";

/** The number of orders on a client's page. */
const latestOrders = 50;

export const feature = {
  records: { client: clientRecord },
  handlers: {
    getClients: () => clientList,
    getClient: readRecord(clientRecord),
    createClient: createRecord(clientRecord, {
      call: "createClient",
      async columns({ tx, session, body: { isOther = false, ...client } }) {
        await checkSimilarNames(tx, client.name, isOther);
        await checkZoneMark(tx, client.zone);
        return clientColumns(client, session);
      },
      audited: (columns) => columns,
    }),
    updateClient: updateRecord(clientRecord, { call: "updateClient" }),
    updateClientLists: updateRecord(clientRecord, {
      call: "updateClientLists",
      fields: ({ body }) => body,
    }),

    async getClientRecords({ params, session: { adminId } }, { db }) {
      const client = await toReply(db, clientRecord, recordId(clientRecord, params.id));
      const { id } = client;
      const [ordersOf, specifications, names, follows] = await Promise.all([
        db
          .select({
            ...pickColumns(orders, "id", "client", "productType", "quantity", "status"),
            expectedCompletionDate: orders.expectedCompletionDate,
            cancelled: sql<boolean>`${orders.cancelledAt} is not null`,
          })
          .from(orders)
          .where(eq(orders.clientId, id))
          .orderBy(desc(orders.id))
          .limit(latestOrders),
        db
          .select(pickColumns(boxSpecifications, "id", "client", "name"))
          .from(boxSpecifications)
          .where(eq(boxSpecifications.clientId, id))
          .orderBy(boxSpecifications.name),
        readUnlinkedNames(db, sql`known.id = ${id}`),
        db
          .select()
          .from(clientFollows)
          .where(and(eq(clientFollows.clientId, id), eq(clientFollows.adminId, adminId))),
      ]);
      return {
        client,
        orders: ordersOf.map((order) => ({
          ...order,
          expectedCompletionDate: order.expectedCompletionDate.toISOString(),
        })),
        specifications,
        names,
        isFollowed: follows.length > 0,
      };
    },

    getUnlinkedNames: async (_input, { db }) => ({ names: await readUnlinkedNames(db) }),

    linkClientNames: changeRecord(clientRecord, {
      call: "linkClientNames",
      prepare: (tx, { body: { names } }) => lockUnlinked(tx, names),
      async change({ tx, row, body: { names } }) {
        await linkNames(tx, row.id, names);
        return { fields: { otherNames: [...new Set([...row.otherNames, ...names])] } };
      },
      reply: ({ prepared }) => prepared,
    }),
  },
} satisfies ServerFeature;
