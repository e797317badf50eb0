import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type FoundKind, foundKinds } from "../../contract/records";
import { routes } from "../../contract/routes";
import { type Found, type FoundMark, maxFoundOfKind } from "../../contract/search";
import { mayMakeCalls } from "../auth/sessions";
import type { RecordTable } from "../db/writeRows";
import type { Handlers } from "../http/handler";
import { contains } from "../lists/listSql";
import type { Records, SearchSource } from "../records/defineRecord";

interface FoundRow extends Omit<Found, "mark">, Record<string, unknown> {
  mark: FoundMark | null;
}

const leastPhoneDigits = 5;
/** The number of digits of an Indian telephone number, without the country code 91 and the trunk prefix 0. */
const ownPhoneDigits = 10;

/** Returns the digits of a text that may be a part of a telephone number. Undefined for any other text. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text
    .replace(/^\s*\+\s*91/, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");
  return digits.length < leastPhoneDigits ? undefined : digits.slice(-ownPhoneDigits);
}

/** Returns the SQL condition that a telephone number, or one of those in a JSON array, has these digits. */
const hasDigits = (phone: SQLWrapper, digits: string): SQL =>
  // The quotes of an array keep the digits of two numbers apart.
  sql`regexp_replace(${phone}, '[^0-9"]', '', 'g') like ${`%${digits}%`}`;

/** Returns the SQL of one kind's rows with the text. Rows with this number or barcode are first, then the newest. */
function foundOf(kind: FoundKind, text: string, source: SearchSource, table?: RecordTable): SQL {
  const { from, title, details, texts, phones = [], codes = [], mark = sql`null` } = source;
  const digits = phoneDigits(text);
  const { key = table?.id, newest = table?.id } = source;
  const isExact = sql`upper(${text}::text) in (${sql.join([sql`null`, ...codes.map((code) => sql`${code}::text`)], sql`, `)})`;
  const isFound = sql.join(
    [
      isExact,
      ...texts.map((field) => contains(sql`${field}`, text)),
      ...(digits === undefined ? [] : phones.map((phone) => hasDigits(phone, digits))),
    ],
    sql` or `,
  );
  return sql`(
    select ${kind}::text as kind, (${key})::text as key, (${title})::text as title,
      concat_ws(' · ', ${sql.join([sql`null`, ...details.map((detail) => sql`${detail}`)], sql`, `)}) as detail,
      coalesce(${isExact}, false) as "isExact", (${mark})::text as mark
    from ${from ?? table} where ${isFound}
    order by "isExact" desc, ${newest} desc limit ${maxFoundOfKind})`;
}

export const searchHandlers = (records: Records): Handlers<"search"> => ({
  async search({ query, session }, { db }) {
    const all = foundKinds.flatMap((kind) => {
      const record = records[kind];
      // Admins who may not see employees do not find them.
      if (!record.search || !mayMakeCalls(session.role, routes[record.seenBy].access)) return [];
      return [foundOf(kind, query.text, record.search, record.table)];
    });
    const { rows } = await db.execute<FoundRow>(sql`${sql.join(all, sql` union all `)}`);
    return rows.map(({ mark, ...found }) => ({ ...found, ...(mark !== null && { mark }) }));
  },
});
