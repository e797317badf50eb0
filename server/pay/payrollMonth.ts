import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { PayLineKind, PayrollMonth } from "../../contract/payroll";
import { currentTime } from "../../domain/clock";
import { lastDateOfMonth, monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import type { Database } from "../db/connect";
import { employees, payTerms, punches } from "../db/schema";
import { englishText } from "../errors";
import { readLastLockedMonth } from "../payLocks/lockedMonths";
import { hasLeftBy, readEmployments } from "../shifts/datedFacts";
import { sumContributions } from "./computePay";
import type { Owed } from "./deductions";
import { findUnknownPensions } from "./epfReturn";
import { readLockedPayslipsWithoutDays } from "./lockedPayslips";
import { type LockState, readLockState } from "./lockState";
import { readPayTerms } from "./monthDays";
import { computeOpenMonth } from "./openMonth";
import { missingInEpf, missingInEsi, readBankAccounts, withoutAccount } from "./payFiles";
import { type PayRules, readLockedRules, readLockedRun } from "./payRuns";
import { lacksTerms, readStatutoryNumbers } from "./payslip";
import { type PaidLine, toDocumentLine } from "./payslipDocument";
import { readPlannedHours, readWithoutCrew } from "./pieces";
import { readOwed } from "./readOwed";

type Reader = Pick<Database, "select" | "selectDistinct" | "execute">;

async function readUnlockState(db: Reader, month: string): Promise<LockState> {
  const last = await readLastLockedMonth(db);
  const obstacle =
    last === undefined || last === month
      ? undefined
      : say("pay.onlyLastUnlocks", { month: { month: last } });
  return { locksWith: [], exceptions: [], ownCorrections: [], leaveRequests: [], obstacle };
}

/** Reads the people who have left by the end of a month with the open amounts of their advances after it, in rupees. */
async function readLeaversOwing(db: Reader, month: string, owed: ReadonlyMap<number, Owed>) {
  const restOf = new Map(
    [...owed].map(([id, { advances }]) => [
      id,
      advances.reduce((sum, { restPaise }) => sum + restPaise, 0),
    ]),
  );
  const owing = [...restOf].flatMap(([id, rest]) => (rest > 0 ? [id] : []));
  if (owing.length === 0) return [];
  const periods = await readEmployments(db, owing);
  const left = owing.filter((id) => hasLeftBy(periods.get(id) ?? [], lastDateOfMonth(month)));
  const named = await db
    .select({ employeeId: employees.id, name: employees.name })
    .from(employees)
    .where(inArray(employees.id, left))
    .orderBy(employees.id);
  return named.map((person) => ({ ...person, rest: rupeesOf(restOf.get(person.employeeId) ?? 0) }));
}

const personOfMonth = ({ employeeId, name }: { employeeId: number; name: string }) => ({
  employeeId,
  name,
});

type PersonOfMonth = PayrollMonth["withoutTerms"][number];

/** Reads the people with scans on days without terms of pay, from the month `first` until before `month`. */
async function readScannedWithoutTerms(db: Reader, first: string | undefined, month: string) {
  if (first === undefined) return [];
  return db
    .selectDistinct({ employeeId: employees.id, name: employees.name })
    .from(punches)
    .innerJoin(employees, eq(employees.id, punches.employeeId))
    .where(
      and(
        gte(punches.punchedAt, startOfIndiaDate(`${first}-01`)),
        lt(punches.punchedAt, startOfIndiaDate(`${month}-01`)),
        sql`not exists (select from ${payTerms} where ${payTerms.employeeId} = ${employees.id}
          and ${payTerms.validFrom} <= (${punches.punchedAt} at time zone 'Asia/Kolkata')::date)`,
      ),
    );
}

const onceEach = (people: readonly PersonOfMonth[]): PersonOfMonth[] =>
  [...new Map(people.map((person) => [person.employeeId, person])).values()].toSorted(
    (one, other) => one.employeeId - other.employeeId,
  );

interface PaidPerson {
  readonly employeeId: number;
  readonly name: string;
  readonly net: number;
  readonly lines: readonly PaidLine[];
  readonly lineKinds: ReadonlySet<PayLineKind>;
  /** True if a paid day has no terms of pay. */
  readonly lacksTerms: boolean;
}

/** Reads the people of a month with their pay. @throws HttpError 400 if the month has not begun */
async function readMonthPeople(
  db: Reader,
  month: string,
): Promise<{
  people: readonly PaidPerson[];
  owed: ReadonlyMap<number, Owed>;
  rates: PayRules["rates"];
}> {
  const locked = await readLockedPayslipsWithoutDays(db, month);
  if (locked) {
    const terms = await readPayTerms(db, lastDateOfMonth(month), undefined);
    return {
      people: locked.map(({ employeeId, name, net, marks, lines }) => ({
        employeeId,
        name,
        net,
        lines,
        lineKinds: new Set(lines.map(({ kind }) => kind)),
        // Terms that were entered since are paid as arrears.
        lacksTerms: marks.includes("NO_TERMS") && !terms.has(employeeId),
      })),
      owed: (await readOwed(db, monthAfter(month))).people,
      rates: (await readLockedRules(db, month))?.rates ?? [],
    };
  }
  const { rules, people, owed } = await computeOpenMonth(db, month, currentTime());
  return {
    people: people.map(({ person, pay }) => ({
      employeeId: person.id,
      name: person.name,
      net: rupeesOf(pay.netPaise),
      lines: pay.lines.map(toDocumentLine),
      lineKinds: new Set(pay.lines.map(({ kind }) => kind)),
      lacksTerms: lacksTerms(person),
    })),
    owed,
    rates: rules.rates,
  };
}

/** Reads the state of a month's pay. @throws HttpError 400 if the month has not begun */
export async function readPayrollMonth(db: Reader, month: string, now = currentTime()) {
  const { people, owed, rates } = await readMonthPeople(db, month);
  const accounts = await readBankAccounts(db);
  const numbers = await readStatutoryNumbers(
    db,
    people.map(({ employeeId }) => employeeId),
  );
  const hasFund = rates.some(
    ({ kind, isActive, validFrom, validTo }) =>
      kind === "PROVIDENT_FUND" &&
      isActive &&
      validFrom <= lastDateOfMonth(month) &&
      (validTo === undefined || `${month}-01` <= validTo),
  );
  const members = people.map((person) => ({
    ...person,
    isUnpaid: hasFund && person.lines.every(({ amount }) => amount <= 0),
  }));
  const run = await readLockedRun(db, month);
  const state = run ? await readUnlockState(db, month) : await readLockState(db, month, now);
  const { obstacle, ...rest } = state;
  return {
    month,
    isLocked: run !== undefined,
    isFirst: (await readLastLockedMonth(db)) === undefined,
    ...(run && { lockedAt: run.lockedAt.toISOString(), lockedBy: run.lockedBy }),
    ...(obstacle !== undefined && {
      obstacle: englishText(obstacle),
      obstacleCode: obstacle,
    }),
    ...rest,
    people: people.length,
    withoutTerms: onceEach([
      ...people.filter(({ lacksTerms }) => lacksTerms).map(personOfMonth),
      ...(await readScannedWithoutTerms(db, state.locksWith[0], month)),
    ]),
    withoutCrew: await readWithoutCrew(db, {
      first: `${state.locksWith[0] ?? month}-01`,
      last: lastDateOfMonth(month),
      machines: await readPlannedHours(db),
    }),
    leaversOwing: await readLeaversOwing(db, month, owed),
    withoutAccount: withoutAccount(people, accounts).map(personOfMonth),
    missingInEpf: missingInEpf(members, numbers).map(personOfMonth),
    pensionUnknown: findUnknownPensions(
      people.map((person) => ({ ...person, month })),
      rates,
      numbers,
    ).map(personOfMonth),
    missingInEsi: missingInEsi(people, numbers).map(personOfMonth),
    funds: sumContributions(
      people.map(({ lines }) => ({ month, lines })),
      rates,
    ),
    net: rupeesOf(people.reduce((sum, { net }) => sum + paiseOf(net), 0)),
  };
}
