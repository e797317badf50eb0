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
 * react-admin's verbs and the host's own calls. ra-data-simple-rest speaks the list dialect; the
 * client beneath it makes the calls of the table, and sorts, filters and pages in memory where the
 * host answers whole lists.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...customMethods,

  // Beyond the specification, for a host that has scan stations: no other one is ever asked.
  punch: async (scan: BodyOf<"punch">) => (await stationMethods()).punch(scan),
  issueReel: async (scan: BodyOf<"issueReel">) => (await stationMethods()).issueReel(scan),
  returnReel: async (scan: BodyOf<"returnReel">) => (await stationMethods()).returnReel(scan),
  getOpenUsages: async (signal?: AbortSignal) => (await stationMethods()).getOpenUsages(signal),
  getStationData: async (signal?: AbortSignal) => (await stationMethods()).getStationData(signal),

  // Beyond the specification, for a host that has accounts.
  getAccount: async (signal?: AbortSignal) => (await accountMethods()).getAccount(signal),
  updateAccount: async (edit: AccountEdit) => (await accountMethods()).updateAccount(edit),
  changePassword: async (change: PasswordChange) => (await accountMethods()).changePassword(change),
  signOutEverywhere: async () => (await accountMethods()).signOutEverywhere(),
  createPasswordLink: async (id: RecordId) => (await accountMethods()).createPasswordLink(id),

  // Beyond the specification, for a host that notes changes.
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

  // Beyond the specification, for a host that has payroll.
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

  // Beyond the specification, for a host that has statistics.
  getStatistics: async (signal?: AbortSignal) =>
    (await import("./api/getStatistics")).getStatistics(signal),

  // Beyond the specification, for a host that imports files and streams lists.
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
