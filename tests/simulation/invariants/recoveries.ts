import type { CallName } from "../../../contract/routes";
import { lastDateOfMonth } from "../../../domain/indiaTime";
import { type KnownPerson, type Plant, paise } from "../plant";
import { expectEqual } from "../violation";
import { readFacts } from "./attendance";
import { dayBefore, dayNumber, type Invariant, takeTurns } from "./invariant";

const name = "additionsAndRecoveries";

interface Line {
  readonly kind: string;
  readonly amount: number;
  readonly sourceId?: number;
  readonly benefit?: string;
  readonly carriedOver?: number;
}

interface Payslip {
  readonly lines: readonly Line[];
}

interface Adjustment {
  readonly id: number;
  readonly barcodeId: string;
  readonly kind: "ADDITION" | "DEDUCTION";
  readonly month: string;
  readonly amount: number;
  readonly recovered: number;
  readonly cancelledAt?: string;
}

interface Advance {
  readonly id: number;
  readonly barcodeId: string;
  readonly givenOn: string;
  readonly firstMonth: string;
  readonly instalment: number;
  readonly rest: number;
  readonly cancelledAt?: string;
}

/** An amount that the month should deduct, in paise. */
interface Due {
  readonly kind: "ADVANCE" | "DEDUCTION";
  readonly id: number;
  readonly paise: number;
}

interface Owned {
  readonly id: number;
  readonly barcodeId: string;
  readonly cancelledAt?: string;
}

const readOpen = async <Row extends Owned>({ host }: Plant, list: CallName) => {
  const rows: readonly Row[] = (await host.call("owner", list)).body;
  return rows
    .filter(({ cancelledAt }) => cancelledAt === undefined)
    .toSorted((one, other) => one.id - other.id);
};

const isOf =
  ({ barcodeId }: KnownPerson) =>
  (row: Owned) =>
    row.barcodeId === barcodeId;

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + paise(amount), 0);

const statutory: ReadonlySet<string> = new Set([
  "PROVIDENT_FUND",
  "STATE_INSURANCE",
  "PROFESSIONAL_TAX",
]);

const wages: ReadonlySet<string> = new Set(["EARNED", "OVERTIME", "ADDITION"]);

/** Returns what advances and deductions may take, in paise: half of the wages, less the statutory deductions and arrears. */
function roomOf({ lines }: Payslip): number {
  const paid = lines.filter(
    ({ kind, amount, benefit }) =>
      benefit !== "GRATUITY" && (wages.has(kind) || (kind === "ARREARS" && amount > 0)),
  );
  const deducted = -sumOf(lines.filter(({ kind }) => statutory.has(kind)));
  const arrears = -sumOf(lines.filter(({ kind, amount }) => kind === "ARREARS" && amount < 0));
  return Math.max(0, Math.floor(sumOf(paid) / 2) - deducted) - arrears;
}

const expectLines = (
  where: string,
  found: ReadonlyMap<number, number>,
  expected: ReadonlyMap<number, number>,
) => {
  const text = (amounts: ReadonlyMap<number, number>) =>
    [...amounts].map(([id, amount]) => `${id}: ${amount}`).join(", ");
  expectEqual(name, where, text(found), text(expected));
};

const amountsOf = ({ lines }: Payslip, wanted: string) =>
  new Map(
    lines.flatMap(({ kind, sourceId, amount }): [number, number][] =>
      kind === wanted && sourceId !== undefined ? [[sourceId, paise(amount)]] : [],
    ),
  );

/** Takes the dues in their order, as far as there is room. */
function expectRecoveries(payslip: Payslip, dues: readonly Due[], where: string) {
  let room = roomOf(payslip);
  const expected = { ADVANCE: new Map<number, number>(), DEDUCTION: new Map<number, number>() };
  for (const { kind, id, paise: due } of dues) {
    const taken = Math.min(due, room);
    room -= taken;
    expected[kind].set(id, taken === 0 ? 0 : -taken);
  }
  for (const kind of ["ADVANCE", "DEDUCTION"] as const)
    expectLines(`each ${kind} ${where}`, amountsOf(payslip, kind), expected[kind]);
}

/** Returns what the locked month before carried over of an advance, in paise. */
const carriedOver = (before: Payslip | undefined, id: number) =>
  paise(
    before?.lines.find(({ kind, sourceId }) => kind === "ADVANCE" && sourceId === id)
      ?.carriedOver ?? 0,
  );

const isLeaving = async (plant: Plant, person: KnownPerson, month: string) => {
  const { employments } = await readFacts(plant, person, new Map());
  const last = dayNumber(lastDateOfMonth(month));
  return employments.every(({ until = Infinity }) => until <= last);
};

/**
 * A payslip of the first open month has the month's additions, and takes the instalments of advances and then the
 * deductions, as far as half of the wages allow. A leaver's last payslip takes the rest, which this model leaves out.
 */
export const additionsAndRecoveries: Invariant = async (plant) => {
  const { host, people, lockedMonths } = plant;
  const month = host.today().slice(0, 7);
  const monthBefore = dayBefore(`${month}-01`, 1).slice(0, 7);
  const isFirstOpen = month === "2027-01" || lockedMonths.includes(monthBefore);
  if (!isFirstOpen || lockedMonths.includes(month)) return;
  const adjustments = await readOpen<Adjustment>(plant, "getAdjustments");
  const advances = await readOpen<Advance>(plant, "getAdvances");
  for (const person of takeTurns(plant, people, 6)) {
    const readPayslip = async (of: string): Promise<Payslip | undefined> => {
      const sent = { params: { month: of, employeeId: String(person.id) } };
      const { status, body } = await host.call("owner", "getPayslip", sent);
      return status === 200 ? body : undefined;
    };
    const payslip = await readPayslip(month);
    if (!payslip || (await isLeaving(plant, person, month))) continue;
    const where = `of ${person.barcodeId} in ${month}`;
    const own = adjustments.filter(isOf(person));
    const additions = own.filter((one) => one.kind === "ADDITION" && one.month === month);
    const added = new Map(additions.map(({ id, amount }) => [id, paise(amount)]));
    expectLines(`each ADDITION ${where}`, amountsOf(payslip, "ADDITION"), added);
    const before = lockedMonths.includes(monthBefore) ? await readPayslip(monthBefore) : undefined;
    const given = advances
      .filter(isOf(person))
      .filter(({ firstMonth, rest }) => firstMonth <= month && rest > 0)
      .toSorted((one, other) => (one.givenOn < other.givenOn ? -1 : 1))
      .map(({ id, instalment, rest }): Due => {
        const due = paise(instalment) + carriedOver(before, id);
        return { kind: "ADVANCE", id, paise: Math.min(paise(rest), due) };
      });
    const deducted = own
      .filter((one) => one.kind === "DEDUCTION" && one.month <= month)
      .toSorted((one, other) => (one.month < other.month ? -1 : 1))
      .map(({ id, amount, recovered }): Due => {
        return { kind: "DEDUCTION", id, paise: paise(amount) - paise(recovered) };
      })
      .filter(({ paise: rest }) => rest > 0);
    expectRecoveries(payslip, [...given, ...deducted], where);
  }
};
