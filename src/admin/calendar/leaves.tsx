import { lazy } from "react";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import {
  Leave,
  LeaveBalance,
  LeaveCreation,
  LeaveEntry,
  LeaveEntryCreation,
  LeaveRule,
  LeaveRuleCreation,
  LeaveRuleEdit,
  leaveEntryImport,
  leaveImport,
} from "../../../contract/leaves";
import { indiaDate } from "../../../domain/indiaTime";
import { addressOf, dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import type { FieldInputProps } from "../schema/FieldInput";
import { formatterFor, noValue } from "../schema/formatterFor";
import { serverMessage } from "../sending";
import { CancelLeaveEntry, LeaveDate, LeaveReasonInput } from "./LeaveActions";
import { leaveBalanceFields, leaveEntryFields, leaveFields, leaveRuleFields } from "./texts";

const EmployeeInput = lazy(() => import("../employees/EmployeeInput"));
const LeaveActions = lazy(() => import("./LeaveActions"));

export const leaves = declareResource({
  name: "leaves",
  texts: leaveFields,
  import: leaveImport,
  list: {
    row: Leave,
    columns: [
      "name",
      "firstDate",
      "lastDate",
      "kind",
      "isHalfDay",
      "status",
      "overDays",
      "reason",
      "cancelledAt",
      "createdBy",
      "decidedBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["decidedBy", "createdAt", "barcodeId"],
    hiddenWhenEmpty: ["overDays", "reason"],
    filters: z.pick(Leave, { kind: true, status: true }),
    views: [{ name: "requested", filter: { status: "REQUESTED" } }],
    search: true,
    sort: { field: "firstDate", order: "DESC" },
    cells: { name: BarcodeLink },
    rowActions: <LeaveActions />,
  },
  create: {
    form: LeaveCreation,
    defaults: () => ({ status: "APPROVED" }),
    inputs: { barcodeId: EmployeeInput, reason: LeaveReasonInput },
    succeeded: () => ({ message: "resources.leaves.create.saved", to: addressOf("leaves") }),
    failed: (error) => serverMessage(error, "resources.leaves.create.failed"),
  },
});

/** Employees who have left are included: their leave is encashed with their last pay. */
const PayeeInput = (props: FieldInputProps) => <EmployeeInput {...props} withFormer />;

export const leaveBalances = declareResource({
  name: "leaveBalances",
  texts: leaveBalanceFields,
  list: {
    row: LeaveBalance,
    columns: [
      "name",
      "kind",
      "opening",
      "earned",
      "granted",
      "taken",
      "encashed",
      "lapsed",
      "balance",
      "toPayOut",
      "unit",
      "barcodeId",
    ],
    hidden: ["unit", "barcodeId"],
    filters: z.pick(LeaveBalance, { kind: true, unit: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { name: BarcodeLink },
    top: <LeaveDate />,
  },
});

/** A figure of a leave rule, such as the days in a year. A dash if the rule's kind of accrual does not use the figure. */
function RuleCell({ source }: { source: string }) {
  const rule = useRecordContext();
  const isByDays = rule?.accrual === "DAYS_WORKED";
  const applies = source === "daysPerYear" ? !isByDays : isByDays;
  return <span>{rule && applies ? formatterFor.number(rule[source]) : noValue}</span>;
}

const ruleCells = {
  daysPerYear: RuleCell,
  workedPerDay: RuleCell,
  minimumWorked: RuleCell,
  joinerPercent: RuleCell,
};

export const leaveRules = declareResource({
  name: "leaveRules",
  texts: leaveRuleFields,
  list: {
    row: LeaveRule,
    columns: [
      "kind",
      "validFrom",
      "accrual",
      "daysPerYear",
      "workedPerDay",
      "minimumWorked",
      "joinerPercent",
      "carryOver",
      "surplus",
      "createdBy",
    ],
    hidden: ["workedPerDay", "joinerPercent", "createdBy"],
    filters: z.pick(LeaveRule, { kind: true }),
    sort: { field: "validFrom", order: "DESC" },
    cells: ruleCells,
  },
  create: {
    form: LeaveRuleCreation,
    defaults: () => ({ daysPerYear: 0, workedPerDay: 20, minimumWorked: 180, joinerPercent: 25 }),
    succeeded: () => ({
      message: "resources.leaveRules.create.saved",
      to: `${dashboardPath}/leaveRules`,
    }),
    failed: (error) => serverMessage(error, "resources.leaveRules.create.failed"),
  },
  edit: {
    form: LeaveRuleEdit,
    titleOf: ({ kind }, translate) => translate(`resources.leaveRules.choices.kind.${kind}`),
  },
  show: { aside: <RecordHistory kind="leaveRule" /> },
});

export const leaveEntries = declareResource({
  name: "leaveEntries",
  texts: leaveEntryFields,
  import: leaveEntryImport,
  list: {
    row: LeaveEntry,
    columns: [
      "name",
      "date",
      "kind",
      "type",
      "days",
      "reason",
      "cancelledAt",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: ["createdAt", "barcodeId"],
    filters: z.pick(LeaveEntry, { kind: true, type: true }),
    search: true,
    sort: { field: "date", order: "DESC" },
    cells: { name: BarcodeLink },
    rowActions: <CancelLeaveEntry />,
  },
  create: {
    form: LeaveEntryCreation,
    inputs: { barcodeId: PayeeInput },
    defaults: () => ({ date: indiaDate(new Date()) }),
    succeeded: () => ({
      message: "resources.leaveEntries.create.saved",
      to: `${dashboardPath}/leaveEntries`,
    }),
    failed: (error) => serverMessage(error, "resources.leaveEntries.create.failed"),
  },
});
