import simpleRestProvider from "ra-data-simple-rest";
import type { AccountEdit, PasswordChange } from "../contract/accounts";
import type { BodyOf } from "../contract/calls";
import { customMethods } from "./api/customMethods";
import { httpClient } from "./api/httpClient";
import type { RecordId } from "./api/readRow";

/** A station's calls, whose schemas the office's screens do without. */
const stationMethods = async () => (await import("./api/stationMethods")).stationMethods;

type ImportMethods = typeof import("./api/importMethods").importMethods;

/** Calls about one's own account, which are asked for seldom. */
const accountMethods = async () => (await import("./api/accountMethods")).accountMethods;

/** Calls about changes, whose schemas the first screens do without. */
const historyMethods = async () => (await import("./api/historyMethods")).historyMethods;

type HistoryMethods = Awaited<ReturnType<typeof historyMethods>>;
type Given<N extends keyof HistoryMethods> = Parameters<HistoryMethods[N]>;

/** Calls about a month's pay, which belong to its own pages. */
const payrollMethods = async () => (await import("./api/payrollMethods")).payrollMethods;

type ShiftMethods = typeof import("./api/shiftMethods").shiftMethods;
type PayrollMethods = Awaited<ReturnType<typeof payrollMethods>>;
type PaperMethods = typeof import("./api/paperMethods").paperMethods;

type AttendanceMethods = typeof import("./api/attendanceMethods").attendanceMethods;

/** Calls about what pay is made of, which belong to screens that are opened seldom. */
const payTermsMethods = async () => (await import("./api/payTermsMethods")).payTermsMethods;

const importMethods = async () => (await import("./api/importMethods")).importMethods;

/**
 * The methods of react-admin and the host's own calls. ra-data-simple-rest sends the list requests through
 * `httpClient`. If the host replies with whole lists, `httpClient` sorts, filters and pages them in memory.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...customMethods,

  // Calls beyond the specification, for a host with scan stations. Other hosts never get these calls.
  punch: async (scan: BodyOf<"punch">) => (await stationMethods()).punch(scan),
  issueReel: async (scan: BodyOf<"issueReel">) => (await stationMethods()).issueReel(scan),
  returnReel: async (scan: BodyOf<"returnReel">) => (await stationMethods()).returnReel(scan),
  getOpenUsages: async (signal?: AbortSignal) => (await stationMethods()).getOpenUsages(signal),
  getStationData: async (signal?: AbortSignal) => (await stationMethods()).getStationData(signal),

  // Calls beyond the specification, for a host with accounts.
  getAccount: async (signal?: AbortSignal) => (await accountMethods()).getAccount(signal),
  updateAccount: async (edit: AccountEdit) => (await accountMethods()).updateAccount(edit),
  changePassword: async (change: PasswordChange) => (await accountMethods()).changePassword(change),
  signOutEverywhere: async () => (await accountMethods()).signOutEverywhere(),
  createPasswordLink: async (id: RecordId) => (await accountMethods()).createPasswordLink(id),

  // Calls beyond the specification, for a host with a history.
  getHistory: async (...given: Given<"getHistory">) =>
    (await historyMethods()).getHistory(...given),
  getActivity: async (...given: Given<"getActivity">) =>
    (await historyMethods()).getActivity(...given),
  getOrder: async (...given: Given<"getOrder">) => (await historyMethods()).getOrder(...given),
  getUndoable: async (...given: Given<"getUndoable">) =>
    (await historyMethods()).getUndoable(...given),
  undoChange: async (...given: Given<"undoChange">) =>
    (await historyMethods()).undoChange(...given),

  /** Asks a host that has a calendar about people's days; its calls are fetched with the first question. */
  attendance: async <Reply>(ask: (methods: AttendanceMethods) => Promise<Reply>): Promise<Reply> =>
    ask((await import("./api/attendanceMethods")).attendanceMethods),

  // Calls beyond the specification, for a host with payroll.
  getPayslip: async (...given: Parameters<PayrollMethods["getPayslip"]>) =>
    (await payrollMethods()).getPayslip(...given),
  getPayTerms: async (id: RecordId, signal?: AbortSignal) =>
    (await payTermsMethods()).getPayTerms(id, signal),
  cancelAdjustment: async (id: RecordId) => (await payTermsMethods()).cancelAdjustment(id),
  cancelAdvance: async (id: RecordId) => (await payTermsMethods()).cancelAdvance(id),
  /** Its calls are fetched with the first question. */
  payroll: async <Reply>(ask: (methods: PayrollMethods) => Promise<Reply>): Promise<Reply> =>
    ask(await payrollMethods()),

  /** Asks a host that has shifts; its calls are fetched with the first question. */
  shifts: async <Reply>(ask: (methods: ShiftMethods) => Promise<Reply>): Promise<Reply> =>
    ask((await import("./api/shiftMethods")).shiftMethods),

  // Calls beyond the specification, for a host with statistics.
  getStatistics: async (signal?: AbortSignal) =>
    (await import("./api/getStatistics")).getStatistics(signal),

  // Calls beyond the specification, for a host with imports and exports.
  importFile: async (...given: Parameters<ImportMethods["importFile"]>) =>
    (await importMethods()).importFile(...given),
  getLastImport: async (...given: Parameters<ImportMethods["getLastImport"]>) =>
    (await importMethods()).getLastImport(...given),
  undoImport: async (id: number) => (await importMethods()).undoImport(id),
  exportList: async (...given: Parameters<ImportMethods["exportList"]>) =>
    (await importMethods()).exportList(...given),

  /** Asks a host that has paper; its calls are fetched with the first question. */
  paper: async <Reply>(ask: (methods: PaperMethods) => Promise<Reply>): Promise<Reply> =>
    ask((await import("./api/paperMethods")).paperMethods),

  supportAbortSignal: true,
};

export type PlantDataProvider = typeof dataProvider;
