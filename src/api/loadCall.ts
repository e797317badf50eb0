import { adminCalls } from "../../contract/adminCalls";
import type { Call } from "../../contract/call";
import { type CallName, routes } from "../../contract/routes";
import { type AdminCallName, schemasOf } from "./resources";

type Routes = typeof routes;

/** The names of the calls of `host.call`. The stream of changes and the stations' calls need no schemas. */
export type HostCallName = {
  [N in CallName]: Routes[N] extends { access: "device" } | { feature: "live" } ? never : N;
}[CallName];

type LazyName = Exclude<HostCallName, AdminCallName>;
type LazyFeature = Routes[LazyName]["feature"];
type LazyCalls<F extends LazyFeature> = {
  readonly [N in LazyName as Routes[N]["feature"] extends F ? N : never]: Call;
};

/** The calls whose schemas the first screens do not carry. A call that is missing here does not compile. */
const lazyCalls = {
  accounts: async () => (await import("../../contract/accounts")).accountCalls,
  calendar: async () => (await import("../../contract/attendanceDays")).attendanceDayCalls,
  history: async () => (await import("../../contract/history")).historyCalls,
  import: async () => (await import("../../contract/imports")).importCalls,
  paper: async () => (await import("../../contract/paperCalls")).paperCalls,
  payroll: async () => (await import("../../contract/payroll")).payrollCalls,
  shifts: async () => (await import("../../contract/employment")).employmentCalls,
  statistics: async () => (await import("../../contract/statistics")).statisticsCalls,
} satisfies { [F in LazyFeature]: () => Promise<LazyCalls<F>> };

const isLazy = (name: HostCallName): name is LazyName => !(name in adminCalls);

/** Loads the row of a call with its schemas. */
export async function loadCall(name: HostCallName): Promise<Call> {
  if (!isLazy(name)) return schemasOf(name);
  const calls: Readonly<Record<string, Call>> = await lazyCalls[routes[name].feature]();
  const call = calls[name];
  if (call === undefined) throw new Error(`No schemas for ${name}`);
  return call;
}
