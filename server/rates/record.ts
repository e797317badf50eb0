import { eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import {
  priceCalls,
  type RateForm,
  rateImport,
  wasteRowCalls,
  wasteRowImport,
} from "../../contract/rates";
import { say } from "../../domain/messages/say";
import { rateUnitOf } from "../../domain/quotations/rates";
import { fieldsOf } from "../db/fieldColumns";
import { rateIdentity, rateSettings, rates, wasteRows } from "../db/schema";
import { findKeyOwners, valueIn } from "../db/writeRows";
import { datedKind } from "../records/datedKind";
import { rupeesSql } from "../units";
import { defaultRateSettings } from "./rateBook";

/** The date in India. */
const today = sql`india_date(now())`;

/**
 * Returns the SQL for the state of a dated row, and a join `next` to the row that will replace a current row.
 * @param isForTheSame a condition on the table and another row of the table, `later`
 */
function datedState(table: typeof rates | typeof wasteRows, isForTheSame: SQL) {
  const others = sql`${table} later where later.active and ${isForTheSame}`;
  const isReplaced = sql`exists (select from ${others}
    and later.valid_from <= ${today} and later.valid_from > ${table.validFrom})`;
  return {
    state: sql<string>`case when not ${table.active} then 'WITHDRAWN'
      when ${table.validFrom} > ${today} then 'NEXT'
      when ${isReplaced} then 'PAST' else 'CURRENT' end`,
    next: sql`left join lateral (select later.* from ${others}
      and ${table.active} and ${table.validFrom} <= ${today} and not ${isReplaced}
      and later.valid_from > ${today} order by later.valid_from limit 1) next on true`,
  };
}

const maxAgeDays = sql`coalesce((select (settings->>'maxAgeDays')::int from ${rateSettings}
  order by id desc limit 1), ${defaultRateSettings.maxAgeDays}::int)`;

const age = sql`(${today} - ${rates.validFrom})`;

const later = alias(rates, "later");
const identityOf = (rate: typeof rates | typeof later) =>
  sql.join([sql`${rate.kind}`, ...rateIdentity(rate)], sql`, `);

const { state, next } = datedState(rates, sql`(${identityOf(later)}) = (${identityOf(rates)})`);

const numberText = (column: PgColumn) => sql`(${column})::float8::text`;

/** The properties of a paper's rate, such as `100–180 GSM, BF 18, Golden, Kaveri Mills`. Null for a rate of any paper. */
const paper = sql`nullif(concat_ws(', ',
  case when ${rates.fromGsm} = ${rates.toGsm} then ${numberText(rates.fromGsm)} || ' GSM'
    when ${rates.fromGsm} is null then '≤ ' || ${numberText(rates.toGsm)} || ' GSM'
    when ${rates.toGsm} is null then '≥ ' || ${numberText(rates.fromGsm)} || ' GSM'
    else ${numberText(rates.fromGsm)} || '–' || ${numberText(rates.toGsm)} || ' GSM' end,
  'BF ' || ${numberText(rates.burstFactor)}, ${rates.shade}, ${rates.mill}), '')`;

const rateList = {
  tables: [rates, rateSettings],
  changesDaily: true as const,
  from: sql`${rates} ${next}`,
  fields: {
    ...fieldsOf(rates),
    paper,
    state,
    ageDays: sql`case when ${state} = 'CURRENT' then ${age} end`,
    isStale: sql`(${state} = 'CURRENT' and ${age} > ${maxAgeDays})`,
    nextFrom: sql`next.valid_from`,
    nextRate: rupeesSql(sql`next.rate_paise`),
  },
  orderBy: sql`id`,
};

/** Returns a field of a rate as the key reads it. The rate is from a form, from a file, or stored. */
const textIn = (values: object, name: string) => {
  const value = valueIn(values, name);
  return value === null || value === undefined ? "" : String(value);
};

const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const paperFields = ["fromGsm", "toGsm", "burstFactor", "shade", "mill"] as const;

/** Returns equal keys for rates of the same thing from the same date, as in `rateIdentity`. None for a withdrawn rate. */
export function rateKey(values: object): string | undefined {
  if (valueIn(values, "active") === false) return undefined;
  const kind = textIn(values, "kind");
  const parts = paperFields.map((name) => (kind === "PAPER" ? textIn(values, name) : ""));
  const joint = kind === "JOINING" ? textIn(values, "joint") : "";
  const ply = kind === "CONVERSION" ? textIn(values, "ply") : "";
  return asciiLower([kind, textIn(values, "validFrom"), joint, ply, ...parts].join("|"));
}

/** Returns the column `per` of a rate: the given unit, the kind's only unit, or KILOGRAM if the kind has several. */
const unitOf = ({ kind, per }: Pick<RateForm, "kind" | "per">) => ({
  per: rateUnitOf(kind, per) ?? "KILOGRAM",
});

export const price = datedKind(priceCalls, {
  kind: "price",
  table: rates,
  list: rateList,
  what: say("this.rate"),
  unique: { rates_same_date: ["validFrom", say("rate.sameDate")] },
  isUndoable: true,
  creates: ({ body }) => ({ ...unitOf(body), active: body.active ?? true }),
  edits: ({ body }) => unitOf(body),
  import: {
    forms: rateImport,
    uniqueField: {
      keyOf: rateKey,
      async findOwners(tx) {
        const active = await tx.select().from(rates).where(eq(rates.active, true));
        return new Map(
          active.flatMap((rate) => {
            const key = rateKey(rate);
            return key === undefined ? [] : [[key, rate.id]];
          }),
        );
      },
    },
  },
});

const ofWasteRow = datedState(wasteRows, sql`later.upto_quantity = ${wasteRows.uptoQuantity}`);

const wasteRowList = {
  tables: [wasteRows],
  changesDaily: true as const,
  from: sql`${wasteRows} ${ofWasteRow.next}`,
  fields: {
    ...fieldsOf(wasteRows),
    state: ofWasteRow.state,
    nextFrom: sql`next.valid_from`,
  },
  orderBy: sql`id`,
};

export const wasteRow = datedKind(wasteRowCalls, {
  kind: "waste",
  table: wasteRows,
  list: wasteRowList,
  what: say("this.wasteRow"),
  isUndoable: true,
  creates: ({ body }) => ({ active: body.active ?? true }),
  unique: { waste_rows_same_date: ["validFrom", say("wasteRow.sameDate")] },
  import: {
    forms: wasteRowImport,
    uniqueField: {
      keyOf: (values) =>
        valueIn(values, "active") === false
          ? undefined
          : `${valueIn(values, "uptoQuantity")} ${valueIn(values, "validFrom")}`,
      findOwners: (tx, keys) =>
        findKeyOwners(
          tx,
          {
            table: wasteRows,
            key: sql`concat(${wasteRows.uptoQuantity}, ' ', ${wasteRows.validFrom})`,
            where: sql`${wasteRows.active}`,
          },
          keys,
        ),
    },
  },
});
