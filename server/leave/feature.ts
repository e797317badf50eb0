import { getTableColumns, sql } from "drizzle-orm";
import { LeaveRule } from "../../contract/leaves";
import { say } from "../../domain/messages/say";
import { leaveRules } from "../db/schema";
import { cachedByTableVersion, computedFreshMs } from "../lists/cachedByTableVersion";
import { tablesRead } from "../lists/kindTables";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { leaveHandlers, leaveRecord } from "./leaveRecord";
import { readLeaveBalances } from "./readLeave";

const ruleRows = {
  tables: [leaveRules],
  from: sql`${leaveRules}`,
  fields: {
    ...getTableColumns(leaveRules),
    daysPerYear: sql`${leaveRules.daysPerYear}::float8`,
    joinerPercent: sql`${leaveRules.joinerPercent}::float8`,
    carryOver: sql`${leaveRules.carryOver}::float8`,
  },
  orderBy: sql`id`,
};

const edited = [
  "accrual",
  "daysPerYear",
  "workedPerDay",
  "minimumWorked",
  "joinerPercent",
  "carryOver",
  "surplus",
];

const ruleRecord = defineRecord({
  kind: "leaveRule",
  seenBy: "getLeaveRules",
  undo: { calls: ["updateLeaveRule"], columns: edited },
  unique: { leave_rules_date: ["validFrom", say("leaveRule.sameDate")] },
  table: leaveRules,
  list: ruleRows,
  reply: LeaveRule,
  what: say("this.leaveRule"),
});

export const cachedBalances = cachedByTableVersion(
  tablesRead("leaveBalances"),
  (db, today, date?: string) => readLeaveBalances(db, date ?? today),
  computedFreshMs,
);

export const feature = {
  records: { leave: leaveRecord, leaveRule: ruleRecord },
  handlers: {
    ...leaveHandlers,

    getLeaveBalances: async ({ query: { date } }, { db }) => ({
      rows: await cachedBalances(db, date),
    }),

    getLeaveRules: () => ruleRows,

    createLeaveRule: createRecord(ruleRecord, {
      call: "createLeaveRule",
      columns: ({ session, body }) => ({ ...body, createdBy: session.email }),
    }),

    updateLeaveRule: updateRecord(ruleRecord, {
      call: "updateLeaveRule",
      fields: ({ body: { carryOver = null, ...rule } }) => ({ ...rule, carryOver }),
    }),
  },
} satisfies ServerFeature;
