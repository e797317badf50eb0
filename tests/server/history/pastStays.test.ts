import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CallName } from "../../../contract/routes";
import {
  dateAfter,
  datesOfMonthUntil,
  indiaDate,
  lastDateOfMonth,
  monthAfter,
} from "../../../domain/indiaTime";
import { payTerms, punches } from "../../../server/db/schema";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { firstPlant } from "../../../server/demo/plantHistory";
import { readStatement } from "../../../server/receivables/statements";
import { hire } from "../../support/hire";
import { enterSupplier } from "../../support/invoiceSettings";
import { laterChanges, ownerCalls } from "../../support/laterChanges";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
const now = Date.now();
const today = indiaDate(new Date(now));
const yesterday = dateAfter(today, -1);
// On the first day of a month, the month before cannot be locked until the evening.
const month = monthAfter(yesterday.slice(0, 7), -1);
const monthEnd = lastDateOfMonth(month);
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterAll(() => void vi.useRealTimers());

const people = [
  { name: "Asha", barcodeId: "EMP-A-00101", baseRupees: 26_000 },
  { name: "Bala", barcodeId: "EMP-A-00102", baseRupees: 14_000 },
];
const ids: number[] = [];

const { call, read } = ownerCalls(host);

/** Hires two people with eight hours on each day but Sundays and holidays, and locks their month. */
async function workMonth() {
  const { holidays } = await read("getCalendar");
  const holidayDates = new Set(holidays.map(({ date }: { date: string }) => date));
  for (const { name, barcodeId, baseRupees } of people) {
    const joinedAt = new Date(`${monthAfter(month, -6)}-01T08:00:00+05:30`);
    const employeeId = await hire(host.db, { name, barcodeId, joinedAt });
    ids.push(employeeId);
    await host.db
      .insert(payTerms)
      .values({ ...usualTerms, monthlyBasePaise: baseRupees * 100, employeeId });
    await host.db.insert(punches).values(
      datesOfMonthUntil(monthEnd)
        .filter((date) => !isSunday(date) && !holidayDates.has(date))
        .flatMap((date) =>
          ["09:00", "17:00"].map((time) => ({
            employeeId,
            punchedAt: new Date(`${date}T${time}:00+05:30`),
          })),
        ),
    );
  }
  await read("lockPayrollMonth", { params: { month } });
}

const lateMonth = monthAfter(month, -1);
const clientNames = ["Bhadra Foods", "Tunga Exports"];
const clientIds: number[] = [];
const invoiceIds: number[] = [];
const machineIds: string[] = [];
const { makeClient, makeInvoice, part } = owing(host);

/** Bills two clients in the locked month and the month before, and books what they paid. */
async function billAndPay() {
  for (const name of clientNames) {
    const clientId = await makeClient(name);
    clientIds.push(clientId);
    for (const date of [`${lateMonth}-10`, `${month}-05`, `${month}-20`]) {
      const { id } = await makeInvoice(clientId, date, 1_000, name);
      invoiceIds.push(id);
    }
    const first = invoiceIds.at(-3) ?? 0;
    const paid = { clientId, date: `${month}-25`, mode: "BANK", amount: 600 };
    await read("createReceipt", { body: { ...paid, allocations: [part(first, 400)] } });
  }
}

beforeAll(async () => {
  const size = { ...firstPlant, orders: 80, reels: 60, scannedDays: 0 };
  await loadDemoPlant(host.db, now, size);
  await enterSupplier(host);
  await workMonth();
  await billAndPay();
  for (const { id } of await read("getMachines")) machineIds.push(String(id));
});

interface Question {
  readonly name: CallName | "statement";
  readonly sent: Parameters<typeof host.call>[2];
}

/** Returns the calls that tell of days before today, of a locked month, of posted papers and of entered stages. */
async function questionsOfPast(): Promise<Question[]> {
  const past = { from: `${month}-01`, to: yesterday };
  const stages: { orderId: number; stage: string }[] = await read("getStageEntries");
  const entered = [...new Set(stages.map(({ orderId }) => orderId))].slice(0, 12);
  const sent = (await read("getQuotations")).filter(
    ({ status, revision }: { status: string; revision: number }) =>
      status === "SENT" && revision === 1,
  );
  return [
    ...people.flatMap(({ barcodeId }, index) => {
      const employeeId = String(ids[index]);
      return [
        { name: "getAttendanceMonth", sent: { params: { barcodeId, month } } },
        { name: "getPayslip", sent: { params: { month, employeeId } } },
      ] as const;
    }),
    ...[12, 19].map((day) => ({
      name: "getAttendance" as const,
      sent: { query: { date: `${month}-${day}` } },
    })),
    ...(
      ["getPayrollMonth", "getPayRegister", "getBankFile", "getEpfReturn", "getEsiReturn"] as const
    ).map((name) => ({ name, sent: { params: { month } } })),
    { name: "getPayslipsPdf", sent: { params: { month } } },
    { name: "getMonthlySalaries", sent: { query: { month } } },
    { name: "getLeaveBalances", sent: { query: { date: monthEnd } } },
    ...machineIds.map((id) => ({
      name: "getMachineFigures" as const,
      sent: { params: { id }, query: { from: dateAfter(today, -20), to: yesterday } },
    })),
    ...entered.map((id) => ({
      name: "getOrderStages" as const,
      sent: { params: { id: String(id) } },
    })),
    ...invoiceIds.map((id) => ({
      name: "getInvoicePdf" as const,
      sent: { params: { id: String(id) } },
    })),
    ...clientIds.flatMap((id) =>
      [monthEnd, yesterday].map((to) => ({
        name: "statement" as const,
        sent: { params: { id: String(id) }, query: { ...past, to } },
      })),
    ),
    { name: "getTallyVouchers", sent: { query: past } },
    { name: "getPaperReport", sent: { query: past } },
    { name: "getPieceWaste", sent: { query: past } },
    { name: "getPieceWasteCost", sent: { query: past } },
    ...sent.map(({ id }: { id: number }) => ({
      name: "getQuotationPdf" as const,
      sent: { params: { id: String(id), number: "1" } },
    })),
  ];
}

/** Asks for a reply as bytes. The paper of a statement names the client and the plant's bank as they are now. */
async function answer({ name, sent }: Question): Promise<Buffer> {
  if (name === "statement") {
    const { from, to } = { from: "", to: "", ...sent?.query };
    return Buffer.from(
      JSON.stringify(await readStatement(host.db, Number(sent?.params?.id), { from, to })),
    );
  }
  const reply = await call(name, sent);
  expect(reply.status, `${name} ${reply.text}`).toBe(200);
  return reply.bytes;
}

const changes = laterChanges(host, {
  barcodeIds: people.map(({ barcodeId }) => barcodeId),
  employeeIds: ids,
  clientIds,
  invoiceIds,
  machineIds,
});
const kinds = Object.keys(changes);
const change = fc.record({
  kind: fc.constantFrom(...kinds),
  value: fc.nat(5_000),
  later: fc.nat(30),
});

/** The number of questions after a sequence, in turn. The test asks all questions after the last sequence. */
const askedAfterEach = 2;

test("200 sequences of changes of today and later leave the bytes of all replies about earlier days as they were", async () => {
  const questions = await questionsOfPast();
  const before = await Promise.all(questions.map(answer));
  const accepted = new Set<string>();
  const refused = new Map<string, string>();
  const faults: string[] = [];
  const sequences = fc.sample(fc.array(change, { minLength: 1, maxLength: 3 }), {
    numRuns: 200,
    seed: 7,
  });
  for (const [at, sequence] of sequences.entries()) {
    for (const { kind, ...drawn } of sequence) {
      const make = changes[kind];
      if (!make) throw new Error(`There is no change of ${kind}`);
      const { status, text } = await make(drawn);
      expect(status, `${kind} ${text}`).toBeLessThan(500);
      if (status === 200) accepted.add(kind);
      else refused.set(kind, text);
    }
    const isLast = at === sequences.length - 1;
    for (const [index, question] of questions.entries()) {
      const isTurn = (index - at * askedAfterEach) % questions.length;
      if (!isLast && (isTurn + questions.length) % questions.length >= askedAfterEach) continue;
      const after = await answer(question);
      const was = before[index] ?? Buffer.alloc(0);
      if (after.equals(was)) continue;
      const from = [...after].findIndex((byte, place) => byte !== was[place]);
      const excerpt = (bytes: Buffer) =>
        bytes.subarray(Math.max(from - 80, 0), from + 80).toString();
      faults.push(
        `${JSON.stringify(question)} after ${JSON.stringify(sequence)}: ${excerpt(was)} became ${excerpt(after)}`,
      );
      before[index] = after;
    }
  }
  expect(faults).toEqual([]);
  const never = kinds.filter((kind) => !accepted.has(kind));
  expect(never.map((kind) => `${kind}: ${refused.get(kind)}`)).toEqual([]);
});
