import type { StageKind } from "../../domain/stages/kinds";
import type { SeededRandom } from "../../server/demo/plantHistory";
import { newAttendanceRecord } from "./attendanceRecord";
import type { StoredRate } from "./fundModel";
import type { Host, Station } from "./host";
import type { RowDigests } from "./rows";

/** A record as the simulation knows it. The step that made the record has the same key. */
interface Known {
  readonly key: string;
  readonly id: number;
}

export interface KnownClient extends Known {
  readonly name: string;
}

/** A box specification, with its latest version. */
export interface KnownBox extends Known {
  readonly client: KnownClient;
  readonly isPrinted: boolean;
  number: number;
  versionId: number;
}

export interface KnownQuotation extends Known {
  readonly client: KnownClient;
  state: "DRAFT" | "SENT" | "ACCEPTED" | "LOST";
  revision: number;
  version: number;
  /** The sent revisions as text, by their numbers. */
  readonly sent: Map<number, string>;
  /** The quantities and the prices of the lines that were sent last. */
  offered: readonly (readonly { readonly quantity: number; readonly pricePaise: number }[])[];
  /** The orders of accepted lines as text. */
  readonly accepted: string[];
}

export interface KnownMachine extends Known {
  readonly stage: StageKind;
}

/** Orders that run side by side. */
export interface KnownRun extends Known {
  /** The patterns of the run, each with the blanks side by side. */
  readonly patterns: readonly (readonly {
    readonly orderId: number;
    readonly ups: number;
    readonly blanks: number;
  }[])[];
  /** The part of the run's paper that each order bears by the area of its blanks, by the order's number. Sums to 1. */
  readonly parts: ReadonlyMap<number, number>;
  isUndone: boolean;
}

export interface KnownEntry extends Known {
  readonly order: KnownOrder;
  /** The combined run of the order's cuts. */
  readonly run?: KnownRun | undefined;
  readonly machine: KnownMachine;
  readonly stage: StageKind;
  readonly good: number;
  readonly waste: number;
  /** When the pieces were made, in milliseconds. */
  readonly at: number;
  isReversed: boolean;
}

export interface KnownStop extends Known {
  readonly machine: KnownMachine;
  readonly stopId: string;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly isPlanned: boolean;
  isOver: boolean;
}

export interface KnownTool extends Known {
  state: string;
  box?: KnownBox | undefined;
}

export interface KnownOrder extends Known {
  readonly client: KnownClient;
  /** The specified box. Absent for an order without a specification. */
  readonly box?: KnownBox;
  readonly quantity: number;
  status: string;
  dispatched: number;
}

export interface KnownDispatch extends Known {
  readonly order: KnownOrder;
  readonly quantity: number;
  isCancelled: boolean;
  invoice?: KnownInvoice | undefined;
}

export interface KnownInvoice extends Known {
  readonly client: KnownClient;
  readonly dispatch: KnownDispatch;
  /** In rupees a box, without tax. */
  readonly price: number;
  /** The state of the recipient. */
  readonly stateCode: string;
  readonly hsn: string;
  creditable: number;
  isCancelled: boolean;
}

export interface KnownCredit extends Known {
  readonly invoice: KnownInvoice;
}

export interface KnownReceipt extends Known {
  readonly client: KnownClient;
  readonly paise: number;
  isAllocated: boolean;
  isReversed: boolean;
}

export interface KnownOpening extends Known {
  readonly client: KnownClient;
  readonly paise: number;
  isReversed: boolean;
}

export interface KnownPerson extends Known {
  readonly barcodeId: string;
  isActive: boolean;
  hasTerms: boolean;
}

export interface KnownReel extends Known {
  readonly barcodeId: string;
  grams: number;
  state: "STORE" | "MACHINE" | "GONE";
  /** The order for which the reel was issued last, and the order's combined run. */
  order?: KnownOrder;
  run?: KnownRun | undefined;
}

/** The paper that a reel has lost at a machine. */
export interface KnownUse {
  readonly barcodeId: string;
  readonly order: KnownOrder;
  /** The combined run whose orders share the paper. */
  readonly run?: KnownRun | undefined;
  readonly grams: number;
}

/** Two people with the same facts and the same moments of scanning. The scans of `late` may wait at a station. */
export interface KnownTwins {
  readonly inOrder: { readonly id: number; readonly barcodeId: string };
  readonly late: { readonly id: number; readonly barcodeId: string };
  /** The machine at which both work. */
  readonly machineId: number;
  readonly waiting: {
    readonly station: Station;
    readonly name: "punch" | "scanCrew";
    readonly body: object;
  }[];
}

/** A backup, with all that the simulation knew of the plant. */
interface KnownBackup {
  readonly file: string;
  readonly digests: RowDigests;
  readonly known: object;
  /** Makes the record of scans and corrections as it was. */
  restoreAttendance(): void;
}

/** An account of the office besides the owner's and the staff's. */
export interface KnownAdmin extends Known {
  readonly email: string;
  password: string;
  isSuper: boolean;
  isActive: boolean;
}

/** An amount that a client owes more, or less if negative, from a date on. */
interface LedgerEntry {
  readonly client: KnownClient;
  readonly date: string;
  readonly paise: number;
}

/**
 * Makes the simulation's knowledge of a plant, with the host of the plant.
 * @param mostPeople the most employees that are hired
 */
export function newPlant(host: Host, mostPeople: number) {
  const attendance = newAttendanceRecord();
  host.listen(attendance.listen);
  return {
    host,
    mostPeople,
    attendance,
    clients: [] as KnownClient[],
    orders: [] as KnownOrder[],
    dispatches: [] as KnownDispatch[],
    invoices: [] as KnownInvoice[],
    credits: [] as KnownCredit[],
    receipts: [] as KnownReceipt[],
    openings: [] as KnownOpening[],
    people: [] as KnownPerson[],
    reels: [] as KnownReel[],
    uses: [] as KnownUse[],
    admins: [] as KnownAdmin[],
    boxes: [] as KnownBox[],
    quotations: [] as KnownQuotation[],
    machines: [] as KnownMachine[],
    entries: [] as KnownEntry[],
    runs: [] as KnownRun[],
    stops: [] as KnownStop[],
    tools: [] as KnownTool[],
    ledger: [] as LedgerEntry[],
    /** The payslips of locked months as text, by `month employeeId`. */
    lockedPayslips: new Map<string, string>(),
    lockedMonths: [] as string[],
    /** The rates of the law at the lock of a month. */
    lockedRates: new Map<string, readonly StoredRate[]>(),
    /** The posted papers as text, by their ids. */
    papers: new Map<number, string>(),
    scans: 0,
    /** Absent without faults. */
    twins: undefined as KnownTwins | undefined,
    backup: undefined as KnownBackup | undefined,
  };
}

export type Plant = ReturnType<typeof newPlant>;

/** Returns the combined run of an order. Undefined for an order that runs alone. */
export const runOf = ({ runs }: Plant, { id }: KnownOrder): KnownRun | undefined =>
  runs.find(({ isUndone, parts }) => !isUndone && parts.has(id));

/**
 * One thing that a person does. `choose` draws the input, or returns undefined if the plant has nothing to act on.
 * `act` makes the calls and updates what the simulation knows. A shortened trace calls `act` with the stored input, so
 * `act` draws nothing and does nothing if a record of its input is missing.
 */
export interface Action {
  readonly name: string;
  /** The weight of the action: its share of the steps relative to the other actions. */
  readonly weight: number;
  /** For a change that holds from a day on: replies about days before today stay as they are. */
  readonly leavesPast?: true;
  /** True for a restore: the history is that of the backup. */
  readonly removesHistory?: true;
  choose(random: SeededRandom, plant: Plant): object | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a trace has the inputs of all actions, as JSON
  act(input: any, plant: Plant, key: string): Promise<void>;
}

/** Types the input of an action between its two functions. */
export const defineAction = <Input extends object>(
  action: Omit<Action, "choose" | "act"> & {
    choose(random: SeededRandom, plant: Plant): Input | undefined;
    act(input: Input, plant: Plant, key: string): Promise<void>;
  },
): Action => action;

/** Draws one of the records that satisfy a condition. */
export function pickFrom<T>(
  random: SeededRandom,
  records: readonly T[],
  isWanted: (record: T) => boolean = () => true,
): T | undefined {
  const wanted = records.filter(isWanted);
  return wanted.length === 0 ? undefined : random.pick(wanted);
}

export const withKey = <T extends Known>(records: readonly T[], key: string): T | undefined =>
  records.find((record) => record.key === key);

export const paise = (rupees: number): number => Math.round(rupees * 100);
