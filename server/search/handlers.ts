import { type SQL, sql } from "drizzle-orm";
import {
  type Found,
  type FoundKind,
  foundKinds,
  type foundMarks,
  maxFoundOfKind,
} from "../../contract/search";
import { employees, industries, orders, reels } from "../db/schema";
import type { Handlers } from "../http/handler";
import { contains } from "../lists/listSql";

type FoundMark = (typeof foundMarks)[number];

interface FoundRow extends Omit<Found, "mark">, Record<string, unknown> {
  mark: FoundMark | null;
}

interface Source {
  from: SQL;
  key: SQL;
  title: SQL;
  /** Texts shown next to the title. Null texts are omitted. */
  details: SQL[];
  /** Texts of which one has to have what is looked for. */
  texts: SQL[];
  /** Numbers and barcodes: one that is what is looked for comes first. */
  codes: SQL[];
  newest: SQL;
  /** The mark that the record has, or null. */
  mark?: SQL;
}

const sources: Record<FoundKind, Source> = {
  order: {
    from: sql`${orders}`,
    key: sql`${orders.id}`,
    title: sql`'#' || ${orders.id} || ' ' || ${orders.client}`,
    details: [sql`${orders.productType}`, sql`${orders.size}`],
    texts: [orders.client, orders.productType, orders.size, orders.transportNumber].map(
      (text) => sql`${text}`,
    ),
    codes: [
      sql`${orders.id}`,
      sql`'#' || ${orders.id}`,
      // As on its job card.
      sql`'ORD-' || lpad(${orders.id}::text, greatest(6, length(${orders.id}::text)), '0')`,
    ],
    newest: sql`${orders.id}`,
    mark: sql`case when ${orders.cancelledAt} is not null then ${"CANCELLED" satisfies FoundMark} end`,
  },
  reel: {
    from: sql`${reels}`,
    key: sql`${reels.barcodeId}`,
    title: sql`${reels.barcodeId}`,
    details: [sql`${reels.reelNo}`, sql`${reels.supplierName}`, sql`${reels.paperType}`],
    texts: [reels.barcodeId, reels.reelNo, reels.supplierName, reels.paperType].map(
      (text) => sql`${text}`,
    ),
    codes: [sql`${reels.barcodeId}`, sql`${reels.reelNo}`],
    newest: sql`${reels.id}`,
  },
  employee: {
    from: sql`${employees}`,
    key: sql`${employees.id}`,
    title: sql`${employees.name}`,
    details: [sql`${employees.barcodeId}`, sql`${employees.phoneNumber}`],
    texts: [employees.name, employees.barcodeId, employees.email, employees.phoneNumber].map(
      (text) => sql`${text}`,
    ),
    codes: [sql`${employees.barcodeId}`],
    mark: sql`case when ${employees.deactivatedAt} is not null then ${"LEFT" satisfies FoundMark} end`,
    newest: sql`${employees.id}`,
  },
  client: {
    from: sql`(select client, max(id) as latest from ${orders} group by client) as clients`,
    key: sql`client`,
    title: sql`client`,
    details: [],
    texts: [sql`client`],
    codes: [],
    newest: sql`latest`,
  },
  industry: {
    from: sql`${industries}`,
    key: sql`${industries.id}`,
    title: sql`${industries.industryName}`,
    details: [sql`${industries.sector}`, sql`${industries.city}`],
    texts: [industries.industryName, industries.sector, industries.city].map(
      (text) => sql`${text}`,
    ),
    codes: [],
    newest: sql`${industries.id}`,
  },
};

/** The rows of one kind that have the text; those whose number or barcode it is first, then the newest. */
function foundOf(kind: FoundKind, text: string): SQL {
  const { from, key, title, details, texts, codes, newest, mark = sql`null` } = sources[kind];
  const isExact = sql`upper(${text}::text) in (${sql.join([sql`null`, ...codes.map((code) => sql`${code}::text`)], sql`, `)})`;
  const isFound = sql.join([isExact, ...texts.map((field) => contains(field, text))], sql` or `);
  return sql`(
    select ${kind}::text as kind, (${key})::text as key, (${title})::text as title,
      concat_ws(' · ', ${sql.join([sql`null`, ...details], sql`, `)}) as detail,
      coalesce(${isExact}, false) as "isExact", (${mark})::text as mark
    from ${from} where ${isFound}
    order by "isExact" desc, ${newest} desc limit ${maxFoundOfKind})`;
}

export const searchHandlers: Handlers<"search"> = {
  async search({ query, session }, { db }) {
    // Admins who may not see employees do not find them.
    const kinds = foundKinds.filter(
      (kind) => kind !== "employee" || session.role === "ROLE_SUPER_ADMIN",
    );
    const all = kinds.map((kind) => foundOf(kind, query.text));
    const { rows } = await db.execute<FoundRow>(sql`${sql.join(all, sql` union all `)}`);
    return rows.map(({ mark, ...found }) => ({ ...found, ...(mark !== null && { mark }) }));
  },
};
