import { expect } from "vitest";
import { lawfulBenefits } from "../../contract/benefits";
import type { CallName } from "../../contract/routes";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { owing } from "./owing";
import type { plant } from "./plant";

type Host = ReturnType<typeof plant>;
type Sent = Parameters<Host["call"]>[2];

/** Makes calls as the owner. `read` expects the status 200 and returns the body. */
export function ownerCalls(host: Host) {
  const call = (name: CallName, sent: Sent = {}) => host.call("owner", name, sent);
  const read = async (name: CallName, sent?: Sent) => {
    const reply = await call(name, sent);
    expect(reply.status, `${name} ${reply.text}`).toBe(200);
    return reply.body;
  };
  return { call, read };
}

const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "SATURDAY", "SUNDAY"];
const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("There is nothing to pick from");
  return found;
};

let numbers = 0;
/** Returns a number that no other change has. */
const next = () => {
  numbers += 1;
  return numbers;
};

interface Drawn {
  /** The random number by which a change chooses its records and values. */
  readonly value: number;
  /** The days from today until the change holds. */
  readonly later: number;
}
type Change = (drawn: Drawn) => Promise<{ status: number; text: string }>;

/** The records from which a change chooses by its value. */
interface ChangedRecords {
  readonly barcodeIds: readonly string[];
  readonly employeeIds: readonly number[];
  readonly clientIds: readonly number[];
  /** Three invoices of each client, in the order of the clients. */
  readonly invoiceIds: readonly number[];
  readonly machineIds: readonly string[];
}

/**
 * Returns the writes of facts that hold from a day on, and of papers and pieces of today, by their kinds. None may change a
 * reply about an earlier day.
 */
export function laterChanges(
  host: Host,
  { barcodeIds, employeeIds, clientIds, invoiceIds, machineIds }: ChangedRecords,
): Readonly<Record<string, Change>> {
  const { call, read } = ownerCalls(host);
  const { part } = owing(host);
  const today = indiaDate(new Date());
  const record = (name: CallName, id: number | string) =>
    read(name, { params: { id: String(id) } });
  return {
    calendar: async ({ value, later }) => {
      const { periods: _, ...calendar } = await read("getCalendar");
      const settings = {
        weeklyOffs: [
          { unit: "A", weekday: pick(weekdays, value) },
          { unit: "B", weekday: pick(weekdays, value + 1) },
        ],
        halfDayHours: value % 9,
        workDayLeadHours: value % 5,
        earlyMinutes: value % 60,
        longSpanHours: 1 + (value % 20),
        validFrom: dateAfter(today, 2 + later),
      };
      return call("updateCalendar", { body: { ...calendar, ...settings } });
    },
    holiday: async ({ later }) => {
      const { periods: _, ...calendar } = await read("getCalendar");
      const holiday = { date: dateAfter(today, 400 + next()), name: `Day ${later}` };
      const holidays = [...calendar.holidays, holiday];
      return call("updateCalendar", { body: { ...calendar, holidays } });
    },
    machine: async ({ value, later }) => {
      const id = pick(machineIds, value);
      const { name, unit, stage, version } = await record("getMachine", id);
      const hours = { runsFrom: "07:00", runsTo: pick(["11:00", "15:00", "23:00"], value) };
      const body = { name, unit, stage, version, ratePerHour: 1000 + value, ...hours };
      const changesFrom = dateAfter(today, later);
      return call("updateMachine", { params: { id }, body: { ...body, changesFrom } });
    },
    client: async ({ value, later }) => {
      const id = String(pick(clientIds, value));
      const { version } = await record("getClient", id);
      const paymentDaysFrom = dateAfter(today, later);
      const body = { name: `Renamed ${next()}`, paymentDays: value % 90, paymentDaysFrom, version };
      return call("updateClient", { params: { id }, body });
    },
    terms: ({ value, later }) =>
      call("addSalary", {
        body: {
          employeeId: pick(employeeIds, value),
          monthlyBaseSalary: 10_000 + value,
          otMultiplierFactor: 2,
          workingDays: 26,
          validFrom: dateAfter(today, later),
        },
      }),
    statutoryRate: async ({ value, later }) => {
      const day = dateAfter(today, 1 + later + next());
      const rates: { id: number; kind: string; validTo?: string }[] =
        await read("getStatutoryRates");
      const last = rates.find(({ kind, validTo }) => kind === "STATE_INSURANCE" && !validTo);
      if (!last) return call("getStatutoryRates");
      const { id, ...rate } = last;
      const ended = await call("updateStatutoryRate", {
        params: { id: String(id) },
        body: { ...rate, validTo: dateAfter(day, -1) },
      });
      if (ended.status !== 200) return ended;
      const { version: _, ...further } = { version: 0, ...rate };
      const body = { ...further, validFrom: day, percent: 0.5 + (value % 10) / 10 };
      return call("createStatutoryRate", { body });
    },
    benefitRule: ({ value }) =>
      call("createBenefitRule", {
        body: {
          ...lawfulBenefits,
          validFrom: dateAfter(today, next()),
          bonusPercent: 9 + (value % 10),
          bonusLeastDays: 0,
        },
      }),
    leaveRule: ({ value }) =>
      call("createLeaveRule", {
        body: {
          kind: "CASUAL",
          validFrom: dateAfter(today, next()),
          accrual: "MONTH",
          daysPerYear: value % 20,
          workedPerDay: 20,
          minimumWorked: 180,
          joinerPercent: 25,
          carryOver: 6,
          surplus: "LAPSE",
        },
      }),
    component: ({ value, later }) =>
      call("createPayComponent", {
        body: {
          name: `Canteen ${next()}`,
          kind: "DEDUCTION",
          unit: "A",
          basis: "DAY",
          amount: 1 + (value % 30),
          validFrom: dateAfter(today, later),
          maxMissed: 0,
          nightFrom: "22:00",
          nightTo: "06:00",
          nightHours: 4,
        },
      }),
    pieceRate: ({ value, later }) =>
      call("createPieceRate", {
        body: {
          barcodeId: pick(barcodeIds, value),
          stage: "JOINING",
          validFrom: dateAfter(today, later + next()),
          ratePerThousand: 10 + value,
        },
      }),
    employee: async ({ value }) => {
      const id = String(pick(employeeIds, value));
      const { name, email, gender, phoneNumber, bloodGroup, dob, version } = await record(
        "getEmployee",
        id,
      );
      const body = { name, email, gender, phoneNumber, bloodGroup, dob, version };
      return call("updateEmployee", {
        params: { id },
        body: { ...body, unit: pick(["A", "B"], value) },
      });
    },
    receipt: async ({ value }) => {
      const index = value % invoiceIds.length;
      const clientId = clientIds[Math.floor(index / 3)];
      const allocations = [part(pick(invoiceIds, index), 1 + (value % 20))];
      const body = { clientId, date: today, mode: "BANK", amount: 50, allocations };
      return call("createReceipt", { body });
    },
    bounce: async ({ value }) => {
      const receipts = await read("getReceipts");
      const { id } = pick<{ id: number }>(receipts, value);
      const body = { date: today, reason: "The cheque bounced" };
      return call("reverseReceipt", { params: { id: String(id) }, body });
    },
    reallocate: async ({ value }) => {
      const { id } = pick<{ id: number }>(await read("getReceipts"), value);
      return call("allocateReceipt", { params: { id: String(id) }, body: { allocations: [] } });
    },
    creditNote: ({ value }) =>
      call("createCreditNote", {
        body: {
          invoiceId: pick(invoiceIds, value),
          quantity: 1,
          price: 1 + (value % 5),
          reason: "Damaged",
        },
      }),
    box: async ({ value }) => {
      const { id } = pick<{ id: number }>(await read("getSpecifications"), value);
      const { versions } = await record("getSpecification", id);
      const [latest] = versions;
      const content = { ...latest.content, printColours: value % 4, height: 100 + (value % 200) };
      const body = { content, basedOnVersion: latest.number };
      return call("createSpecificationVersion", { params: { id: String(id) }, body });
    },
    order: async ({ value, later }) => {
      const rows = (await read("getAllOrders")).filter(
        ({ specificationVersionId }: { specificationVersionId?: number }) => specificationVersionId,
      );
      const { id } = pick<{ id: number }>(rows, value);
      const order = await record("getOrder", id);
      const versions = (await read("getSpecifications")).filter(
        ({ client }: { client: string }) => client === order.client,
      );
      const { client, productType, quantity, size, deliveryAddress, unit, version } = order;
      const body = { client, productType, quantity, size, deliveryAddress, unit, version };
      const changed = {
        expectedCompletionDate: `${dateAfter(today, later + 1)}T00:00:00.000Z`,
        specificationVersionId: pick<{ latestVersionId: number }>(versions, value).latestVersionId,
      };
      return call("updateOrder", { params: { id: String(id) }, body: { ...body, ...changed } });
    },
    board: async ({ value }) => {
      const { settings, version } = await read("getBoardSettings").then((body) => ({
        settings: body,
        version: body.version,
      }));
      return call("updateBoardSettings", {
        body: { ...settings, edge: 10 + (value % 10), version },
      });
    },
    papers: async ({ value }) => {
      const settings = await read("getInvoiceSettings");
      return call("updateInvoiceSettings", {
        body: { ...settings, bankName: `Bank ${value}`, tolerancePercent: value % 9 },
      });
    },
    undo: async ({ value }) => {
      const { changes: done } = await read("getUndoable");
      if (done.length === 0) return { status: 400, text: "nothing to undo" };
      const { id } = pick<{ id: number }>(done, value);
      return call("undoChange", { params: { id: String(id) } });
    },
  };
}
