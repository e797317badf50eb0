import { sql } from "drizzle-orm";
import pg from "pg";
import { endOfIndiaDate, indiaDate, monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { readDays } from "../../server/attendance/readDays";
import { connect, type Database } from "../../server/db/connect";
import { startEmbedded } from "../../server/db/embedded/startEmbedded";
import { readMonthlySalaries } from "../../server/pay/feature";
import { readPayslips } from "../../server/pay/payslip";
import { temporaryFolder } from "../support/temporaryFolder";
import { median } from "./host/median";
import type { Row } from "./host/row";

const people = 500;
const rounds = 21;
/** The number of open months before the measured one. */
const openMonths = 24;
/**
 * The most that a month may take compared with its scans' plain query, and ten years' plant compared with one year's.
 */
const most = 5;
const slack = 1.5;

/** Returns the last month that has ended, has 31 days and begins no half-year of the state insurance. */
function longMonth(): string {
  const present = indiaDate(new Date()).slice(0, 7);
  const months = [1, 2, 3, 4].map((back) => monthAfter(present, -back));
  const isLong = (month: string) =>
    !month.endsWith("-10") &&
    startOfIndiaDate(`${monthAfter(month)}-01`).getTime() -
      startOfIndiaDate(`${month}-01`).getTime() ===
      31 * 86_400_000;
  return months.find(isLong) ?? present;
}

/** Hires people with terms of pay. They came on each of `days` days, in the morning and in the evening. */
async function fill(db: Database, days: number) {
  await db.execute(sql`
    insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
    select 'Person ' || n, 'person' || n || '@example.com', 'A', 'female', '+91 90000 12345', 'O+',
      '1990-01-01', 'EMP-A-' || n, now() - interval '11 years'
    from generate_series(1, ${people}::int) n`);
  await db.execute(sql`
    insert into pay_terms (employee_id, valid_from, monthly_base_paise, ot_multiplier_factor, working_days)
    select id, '2010-01-01', case id % 3 when 0 then 2600000 else 1900000 end, 2, 26 from employees`);
  // A third is above the limit: the first month of the half-year decides if these people are insured.
  await db.execute(sql`
    insert into statutory_rates (kind, valid_from, wage_base, percent, wages_up_to_paise, limit_base, coverage, employer_percent)
    values ('STATE_INSURANCE', '2010-01-01', 'GROSS', 0.75, 2100000, 'REGULAR', 'HALF_YEAR', 3.25)`);
  await withoutIndexes(db, (tx) =>
    tx.execute(sql`
      insert into punches (employee_id, punched_at)
      select e.id, date_trunc('day', now()) - make_interval(days => d)
        + make_interval(hours => 3 + s.hour, mins => (e.id * 7 + d * 13 + s.hour * 11) % 60)
      from generate_series(0, ${days}::int) d
      cross join (values (0), (9)) s (hour)
      cross join employees e`),
  );
  await db.$client.query("vacuum analyze");
}

/** Gives every fifth person an advance that is still repaid. Its first instalment was due in `firstMonth`. */
const lend = (db: Database, firstMonth: string) =>
  db.execute(sql`
    insert into advances (employee_id, given_on, amount_paise, instalment_paise, first_month, reason, created_by)
    select id, ${`${firstMonth}-01`}, 10000000, 10000, ${firstMonth}, 'School fees', 'owner@example.com'
    from employees where id % 5 = 0`);

/**
 * Makes millions of punches without indexes and without the look-up of their people. The indexes are made afterwards.
 */
async function withoutIndexes(
  db: Database,
  insert: (tx: Pick<Database, "execute">) => Promise<unknown>,
) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'punches' and indexname in ('punches_time', 'punches_employee')`);
    for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await insert(tx);
    for (const { definition } of rows) await tx.execute(sql.raw(definition));
  });
}

const scansOfMonth = (db: Database, month: string) =>
  db.$client.query(
    "select employee_id, punched_at from punches where punched_at >= $1 and punched_at < $2",
    [startOfIndiaDate(`${month}-01`), startOfIndiaDate(`${monthAfter(month)}-01`)],
  );

const scansOfDay = (db: Database, date: string) =>
  db.$client.query(
    "select employee_id, punched_at from punches where punched_at >= $1 and punched_at < $2",
    [startOfIndiaDate(date), endOfIndiaDate(date)],
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Returns the median of each work. The works run one after the other in each round, so that other load on the machine
 * affects all equally.
 */
async function medians(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const found = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const took = await timed(work);
      // The first round warms everything up.
      if (round > 0) found[index]?.push(took);
    }
  }
  return found.map(median);
}

function timesRow(what: string, took: number, beside: number, limit?: number): Row {
  const ratio = took / beside;
  const measured = `${ratio.toFixed(2)} × (${took.toFixed(0)} ms beside ${beside.toFixed(0)} ms)`;
  if (limit === undefined) return { what, measured };
  return { what, measured, figure: `≤ ${limit} ×`, reached: ratio <= limit };
}

/**
 * Compares a month's pay of 500 people with the plain query of their scans, on a plant of one year and on one of ten.
 */
export default async (): Promise<Row[]> => {
  const data = temporaryFolder("bench-pay");
  const cluster = await startEmbedded(data.path, "only-for-this-run-of-the-benchmarks");
  const closes: (() => Promise<void>)[] = [];
  const plantOf = async (name: string, days: number) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(`create database ${name}`).finally(() => client.end());
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    const { db, close } = await connect(url.href);
    closes.push(close);
    await fill(db, days);
    return db;
  };
  try {
    const year = await plantOf("year", 365);
    const years = await plantOf("years", 3_650);
    const month = longMonth();
    const open = await plantOf("open", 31 * (openMonths + 5));
    await lend(open, monthAfter(month, -openMonths));
    const day = `${month}-15`;
    const [
      query = 0,
      salaries = 0,
      payslips = 0,
      after = 0,
      afterOpen = 0,
      ofDay = 0,
      attended = 0,
    ] = await medians([
      () => scansOfMonth(year, month),
      () => readMonthlySalaries(year, month),
      () => readPayslips(year, month),
      () => readMonthlySalaries(years, month),
      () => readMonthlySalaries(open, month),
      () => scansOfDay(year, day),
      () => readDays(year, [day]),
    ]);
    const { rowCount } = await scansOfMonth(year, month);
    const what = `a month of ${people} people, ${rowCount} scans`;
    return [
      timesRow(`${what}: the list, beside the plain query of the scans`, salaries, query, most),
      timesRow(`${what}: all payslips with days, spans and scans, beside it`, payslips, query),
      timesRow("the list after ten years of scans, beside one year", after, salaries, slack),
      timesRow(`the list after ${openMonths} open months`, afterOpen, salaries, slack),
      timesRow(
        `a day's attendance of ${people} people, beside the query of its scans`,
        attended,
        ofDay,
      ),
    ];
  } finally {
    for (const close of closes) await close();
    await cluster.stop();
    data.remove();
  }
};
