import { leaveRuleCalls } from "../../contract/leaves";
import { say } from "../../domain/messages/say";
import { leaveRules } from "../db/schema";
import { cachedByTableVersion, computedFreshMs } from "../lists/cachedByTableVersion";
import { tablesRead } from "../lists/kindTables";
import { tableList } from "../lists/listSource";
import { datedKind } from "../records/datedKind";
import type { ServerFeature } from "../records/defineRecord";
import { leaveHandlers, leaveRecord } from "./leaveRecord";
import { readLeaveBalances } from "./readLeave";

const leaveRule = datedKind(leaveRuleCalls, {
  kind: "leaveRule",
  table: leaveRules,
  list: tableList(leaveRules),
  what: say("this.leaveRule"),
  unique: { leave_rules_date: ["validFrom", say("leaveRule.sameDate")] },
  isUndoable: true,
});

export const cachedBalances = cachedByTableVersion(
  tablesRead("leaveBalances"),
  (db, today, date?: string) => readLeaveBalances(db, date ?? today),
  computedFreshMs,
);

export const feature = {
  records: { leave: leaveRecord, leaveRule: leaveRule.record },
  handlers: {
    ...leaveHandlers,
    ...leaveRule.handlers,

    getLeaveBalances: async ({ query: { date } }, { db }) => ({
      rows: await cachedBalances(db, date),
    }),
  },
} satisfies ServerFeature;
