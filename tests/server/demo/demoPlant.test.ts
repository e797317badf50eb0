import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { exceptionKinds } from "../../../contract/corrections";
import { orderStatuses } from "../../../contract/orders";
import { usualFlutes } from "../../../domain/board/boardFactors";
import { gstinError } from "../../../domain/clients/gstin";
import { indiaDate } from "../../../domain/indiaTime";
import { readPurchaseVouchers } from "../../../server/accounting/readVouchers";
import { readDays } from "../../../server/attendance/readDays";
import { readExceptions } from "../../../server/attendance/readExceptions";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { readInvoiceSettings } from "../../../server/company/plantSettings";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { readOrderStages } from "../../../server/machines/readStages";
import { planOrderPaper } from "../../../server/paper/plan/orderPaperPlan";
import { computeDayShare, dayRule } from "../../../server/pay/earnings";
import { contentOf } from "../../support/contentOf";
import { emptyDatabase } from "../../support/emptyDatabase";

const one = emptyDatabase();
const other = emptyDatabase();

const now = Date.parse("2026-11-21T06:30:00Z");

beforeAll(async () => {
  await loadDemoPlant(one.db, now);
  await loadDemoPlant(other.db, now);
});

test("a box of 5 ply is specified with the flutes that such a board mostly has, and orders are made by it", async () => {
  const { rows } = await one.db.execute<{ flutes: string[]; type: string }>(sql`
    select jsonb_path_query_array(content, '$.layers[*].flute') as flutes, orders.product_type as type
    from box_specification_versions version join orders on orders.specification_version_id = version.id
    where content ->> 'ply' = '5'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ flutes: usualFlutes[5], type: "5 Ply RSC Box" });
});

/** Returns the number that a query counts. */
async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await one.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${query}`,
  );
  return rows[0]?.count ?? Number.NaN;
}

test.each([
  ["employees", 70],
  ["reels", 150],
  ["orders", 300],
  ["industries", 20],
  ["clients", 16],
  ["catalogue_boxes", 30],
  ["contacts", 25],
  ["devices", 2],
  ["statutory_rates", 6],
  ["advances", 7],
  ["adjustments", 9],
  ["reorder_levels", 8],
  ["reel_reservations", 19],
  ["combined_runs", 1],
  ["quotations", 20],
  ["machines", 9],
  ["piece_rates", 5],
])("the demo plant has its %s: %i", async (table, expected) => {
  expect(await count(sql`${sql.identifier(table)}`)).toBe(expected);
});

test("every reel that is reserved fits its layer, and its order's paper counts it", async () => {
  const { rows } = await one.db.execute<{ order_id: number }>(
    sql`select distinct order_id from reel_reservations where released_at is null`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { order_id: orderId } of rows) {
    const { plan, reserved, combinedRun } = await planOrderPaper(one.db, orderId);
    expect(reserved.filter(({ problem }) => problem !== undefined)).toEqual([]);
    // The paper of a combined run is planned for all its orders together.
    if (combinedRun !== undefined) continue;
    const layers = "value" in plan ? plan.value.layers : [];
    for (const { layer, length } of reserved)
      expect(layers[layer]?.reservedReels[0]?.length).toBeCloseTo(length, 1);
  }
});

test("each reel has its mill's bill and rate, and Tally's file has the bills with GST of both kinds", async () => {
  expect(
    await count(
      sql`reels where bill_number is null or bill_date > received_at or landed_paise_per_kg is null`,
    ),
  ).toBe(0);
  const settings = await readInvoiceSettings(one.db);
  const period = { from: "2026-04-01", to: "2026-11-21" };
  const bills = await readPurchaseVouchers(one.db, period, settings);
  expect(bills.length).toBeGreaterThan(20);
  const ledgers = new Set(bills.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  for (const tax of ["CGST", "SGST", "IGST"]) expect(ledgers).toContain(tax);
  for (const { entries, reference } of bills) {
    expect(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
    expect(reference?.number).toMatch(/^[A-Z]+\/\d\d-\d\d\/\d+$/);
  }
});

test("a month of production has no stage that used more than it got, and figures of each machine that ran", async () => {
  const { rows } = await one.db.execute<{ order_id: number }>(
    sql`select distinct order_id from stage_entries`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { order_id: orderId } of rows) {
    const { stages } = await readOrderStages(one.db, orderId);
    for (const { available = 0 } of stages) expect(available).toBeGreaterThanOrEqual(0);
  }
  expect(await count(sql`(select distinct at::date from stage_entries) days`)).toBeGreaterThan(15);
  expect(await count(sql`machine_stops where ended_at is null`)).toBe(0);
});

test("most orders have the client's order number and its date, and an invoice shows them", async () => {
  expect(await count(sql`orders where po_number is null`)).toBe(50);
  expect(await count(sql`orders where po_date > created_at`)).toBe(0);
  expect(await count(sql`invoices where document -> 'clientOrder' is not null`)).toBeGreaterThan(0);
});

test("only dispatches of the last two days or to an unknown client have no invoice, and only late invoices are unpaid", async () => {
  const withoutInvoice = sql`dispatches join orders on orders.id = order_id where client_id is not null
    and not exists (select from invoices where invoices.dispatch_id = dispatches.id)`;
  const since = (days: number) => new Date(now - days * 86_400_000).toISOString();
  expect(await count(sql`${withoutInvoice}`)).toBeGreaterThan(0);
  expect(await count(sql`${withoutInvoice} and dispatched_at < ${since(2)}`)).toBe(0);
  const unpaid = sql`invoices where total_paise > (
    select coalesce(sum(amount_paise), 0) from allocations where allocations.invoice_id = invoices.id)`;
  expect(await count(unpaid)).toBeGreaterThan(0);
  expect(await count(sql`${unpaid} and date < ${indiaDate(new Date(now - 36 * 86_400_000))}`)).toBe(
    0,
  );
});

test("the gallery has boxes of both types", async () => {
  expect(await count(sql`(select distinct box_type from gallery_boxes) types`)).toBe(2);
});

test("it is the same every time, and loaded once", async () => {
  const content = await contentOf(one.db);
  expect(await contentOf(other.db)).toEqual(content);
  await loadDemoPlant(one.db, now);
  expect(await contentOf(one.db)).toEqual(content);
});

test("it has quotations in every state, sold orders with their job cost, and sales", async () => {
  const { rows } = await one.db.execute<{ state: string; revised: boolean; many: number }>(sql`
    select case when state = 'SENT' and valid_until < ${indiaDate(new Date(now))} then 'EXPIRED' else state::text end as state,
      revision > 1 as revised, count(*)::int as many from quotations group by 1, 2 order by 1, 2`);
  expect(rows).toEqual([
    { state: "ACCEPTED", revised: false, many: 11 },
    { state: "DRAFT", revised: false, many: 1 },
    { state: "DRAFT", revised: true, many: 1 },
    { state: "EXPIRED", revised: false, many: 2 },
    { state: "LOST", revised: false, many: 2 },
    { state: "SENT", revised: false, many: 2 },
    { state: "SENT", revised: true, many: 1 },
  ]);
  expect(await count(sql`orders where quotation_id is not null`)).toBe(11);
  expect(
    await count(sql`invoices join orders on orders.id = order_id
      where (document -> 'lines' -> 0 ->> 'pricePaise')::int = price_paise`),
  ).toBeGreaterThan(5);
});

/** Rows that would contradict something else in the plant. */
const contradictions: Record<string, ReturnType<typeof sql>> = {
  "a reel whose history does not add up to its weight": sql`reels r where initial_weight_grams -
    coalesce((select sum(weight_before_grams - weight_after_grams) from reel_usages u
      where u.reel_id = r.id and ended_at is not null), 0) <> current_weight_grams`,
  "a usage that begins with another weight than the one before it ended with": sql`(
    select weight_before_grams as before, lag(weight_after_grams, 1, r.initial_weight_grams)
      over (partition by reel_id order by started_at) as earlier
    from reel_usages u join reels r on r.id = u.reel_id) t where before <> earlier`,
  "a reel in use without one open usage, or another with one": sql`reels r where
    (select count(*) from reel_usages u where u.reel_id = r.id and ended_at is null)
      <> (case when status = 'IN_USE' then 1 else 0 end)`,
  "a reel that is consumed but weighs more than its core, or not and weighs no more": sql`reels
    where (status = 'CONSUMED') <> (current_weight_grams <= core_weight_grams)`,
  "a previous weight that is not what the last usage began with": sql`reels r where
    previous_weight_grams is distinct from (select weight_before_grams from reel_usages u
      where u.reel_id = r.id and ended_at is not null order by started_at desc limit 1)`,
  "a usage that gives more than there was, or less than nothing": sql`reel_usages
    where weight_after_grams < 0 or weight_after_grams > weight_before_grams`,
  "a usage that ended before it began, or in the future": sql`reel_usages
    where ended_at <= started_at or greatest(started_at, ended_at) > ${new Date(now).toISOString()}`,
  "a usage of a reel that was not bought yet": sql`reel_usages u join reels r on r.id = u.reel_id
    where u.started_at < r.created_at`,
  "two usages of one reel at once": sql`reel_usages a join reel_usages b
    on a.reel_id = b.reel_id and a.id < b.id
    where (a.started_at, coalesce(a.ended_at, 'infinity'))
      overlaps (b.started_at, coalesce(b.ended_at, 'infinity'))`,
  "a reel outside gsm 100–250, burst factor 14–35, deckle 56–180, 250–1,200 kg": sql`reels
    where gsm not between 100 and 250 or burst_factor not between 14 and 35
      or deckle not between 56 and 180 or initial_weight_grams not between 250000 and 1200000`,
  "a reel that is kept though it is at a machine or used up, or for an order that is not in work": sql`reel_reservations
    join reels on reels.id = reel_id join orders on orders.id = order_id
    where reels.status <> 'AVAILABLE' or orders.status not in ('TODO', 'IN_PROGRESS') or orders.cancelled_at is not null`,
  "a reel that is kept with more paper than it has": sql`reel_reservations join reels on reels.id = reel_id
    where grams > current_weight_grams - core_weight_grams or metres <= 0`,
  "an order that is shipped without when and how, or not shipped with": sql`orders
    where (status = 'SHIPPED') <> (shipped_at is not null)
      or (status = 'SHIPPED') <> (transport_number is not null)`,
  "an order that ran from a reel but is still to do": sql`orders o
    join reel_usages u on u.order_id = o.id where o.status = 'TODO'`,
  "an order changed before it was made, or in the future": sql`orders
    where updated_at < created_at or updated_at > ${new Date(now).toISOString()}`,
  "an order that is older than the quotation it was made from, or has another quantity": sql`orders
    join quotations on quotations.id = quotation_id
    join quotation_revisions revision on revision.quotation_id = quotations.id
    where revision.sent_at > orders.created_at
      or not revision.offer @? ('$.lines[0].prices[*] ? (@.quantity == ' || orders.quantity || ')')::jsonpath`,
  "an invoice whose date is not that of its dispatch, or that has a later date than a higher number": sql`invoices
    join dispatches on dispatches.id = dispatch_id
    where date <> to_char(dispatched_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')::date
      or exists (select from invoices later where later.number > invoices.number
        and later.financial_year = invoices.financial_year and later.date < invoices.date)`,
  "a punch in the future, or of somebody who had left or not joined": sql`punches p
    join employees e on e.id = p.employee_id where punched_at > ${new Date(now).toISOString()}
      or punched_at < joined_at or punched_at > deactivated_at`,
  "a scan that is not as a station sends it": sql`scans where received_at < at or at > sent_at
    and not is_clock_off or (call = 'punch') <> (employee_id is not null)`,
  "a punch at another time than its scan": sql`punches p join scans s on s.id = p.scan_id
    where p.punched_at <> s.at or p.employee_id <> s.employee_id or s.is_exception`,
  "a correction decided before it was proposed, or in the future": sql`corrections
    where decided_at < proposed_at or proposed_at > ${new Date(now).toISOString()}
      or decided_at > ${new Date(now).toISOString()} or at > ${new Date(now).toISOString()}`,
  "a correction of an exception that there never was": sql`corrections where not exists (
    select from punches p where exception_id like '%:' || p.id
      and p.employee_id = corrections.employee_id and p.punched_at <= corrections.at)`,
  "somebody at work on a whole day of leave": sql`leaves l join punches p using (employee_id)
    where not is_half_day and cancelled_at is null
      and (punched_at at time zone 'Asia/Kolkata')::date between first_date and last_date`,
  // A work day begins four hours before the shift.
  "more than two punches of one person in a work day": sql`(select 1 from punches p
    join assignments a on a.employee_id = p.employee_id and a.created_by is null
    join shifts s on s.id = a.shift_id
    group by p.employee_id, (punched_at at time zone 'Asia/Kolkata'
      - make_interval(mins => s.starts_at - 240))::date
    having count(*) > 2) t`,
};

test.each(Object.keys(contradictions))("there is not %s", async (what) => {
  expect(await count(contradictions[what] ?? sql`nothing`)).toBe(0);
});

test("there are orders in every state, and shipped ones of the last day for the kanban", async () => {
  for (const status of orderStatuses) {
    expect(await count(sql`orders where status = ${status}`)).toBeGreaterThan(10);
  }
  const dayAgo = new Date(now - 86_400_000).toISOString();
  expect(await count(sql`orders where shipped_at > ${dayAgo}`)).toBeGreaterThan(0);
});

/** The calendar dates in India of the 90 days. */
const dates = Array.from({ length: 90 }, (_, index) =>
  indiaDate(new Date(now - (89 - index) * 86_400_000)),
);
const [first = "", last = ""] = [dates[0], dates.at(-1)];

test("90 days at the gate have absences, nights, half days, overtime and leave", async () => {
  const people = await readDays(one.db, dates);
  const days = people.flatMap(({ days, leaves }) =>
    [...days.values()].map((day) => {
      const rule = dayRule(day.date, day.dayOff, leaves);
      const share = day.isEmployed ? computeDayShare(day, rule, defaultCalendar.halfDayHours) : 0;
      return { ...day, share };
    }),
  );
  const present = days.filter(({ checkIn }) => checkIn);
  expect(present.length).toBeGreaterThan(4_000);
  expect(present.length).toBeLessThan(70 * 77);
  expect(days.filter(({ checkIn, share }) => !checkIn && share > 0).length).toBeGreaterThan(100);
  expect(present.filter(({ overtimeMinutes }) => overtimeMinutes > 45).length).toBeGreaterThan(200);
  expect(present.filter(({ share }) => share === 0.5).length).toBeGreaterThan(20);
  const nights = present.filter(({ checkIn, checkOut }) =>
    checkIn && checkOut ? indiaDate(checkIn) < indiaDate(checkOut) : false,
  );
  expect(nights.length).toBeGreaterThan(200);
});

test("on each day people are at work, and few in a unit on its weekly off", async () => {
  const people = await readDays(one.db, dates);
  const cameOn = (unit: string, weekday: number) =>
    people
      .filter((person) => person.unit === unit)
      .flatMap(({ days }) => [...days])
      .filter(([date, { checkIn }]) => checkIn && new Date(date).getUTCDay() === weekday).length;
  expect([cameOn("A", 0), cameOn("B", 3)].every((few) => few > 0 && few < 12)).toBe(true);
  expect([cameOn("A", 3), cameOn("B", 0)].every((many) => many > 200)).toBe(true);
});

test("a handful of exceptions of each kind waits for the office, one with a correction proposed", async () => {
  const open = await readExceptions(one.db, first, last, new Date(now));
  // No lorry of the demo is loaded at a station, and no machine has one.
  const without = ["DISPATCH_CONFLICT", "MACHINE_CONFLICT"];
  for (const kind of exceptionKinds.filter((one) => !without.includes(one))) {
    const count = open.filter((exception) => exception.kind === kind).length;
    expect([kind, count > 0 && count < 20]).toEqual([kind, true]);
  }
  expect(open.filter(({ isProposed }) => isProposed)).toHaveLength(1);
  expect(await count(sql`corrections where status = 'PROPOSED'`)).toBe(1);
  expect(await count(sql`corrections where status = 'REJECTED'`)).toBe(1);
  expect(
    await count(sql`corrections where action = 'ADD' and status = 'APPROVED'`),
  ).toBeGreaterThan(20);
  expect(await count(sql`corrections where action = 'CONFIRM'`)).toBeGreaterThan(1);
  // All exceptions of the months before are settled.
  const early = await readExceptions(one.db, first, "2026-10-31", new Date(now));
  expect(early.filter(({ kind }) => kind !== "DEACTIVATED_BADGE")).toEqual([]);
});

test("it has its holidays, and leave of each kind, partly in the future", async () => {
  expect(await count(sql`weekly_offs`)).toBe(2);
  expect(await count(sql`holidays where date between ${first} and ${last}`)).toBe(2);
  expect(await count(sql`(select distinct kind, is_half_day from leaves) kinds`)).toBe(6);
  expect(await count(sql`leaves where first_date > ${last}`)).toBe(1);
  expect(await count(sql`leaves where cancelled_at is not null`)).toBe(1);
});

test("its stations left late scans, wrong clocks, a former employee's badge and reels never issued", async () => {
  expect(await count(sql`scans where is_late and not is_exception`)).toBe(3);
  expect(await count(sql`scans where is_clock_off`)).toBe(2);
  expect(await count(sql`scans where is_exception and call = 'punch'`)).toBeGreaterThan(0);
  expect(await count(sql`scans where is_exception and call = 'returnReel'`)).toBe(2);
});

test("the demo plant's clients have right GSTINs, and orders that refer to them", async () => {
  const { rows } = await one.db.execute<{ gstin: string }>(
    sql`select gstin from clients where gstin is not null`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { gstin } of rows) expect(gstinError(gstin)).toBeUndefined();
  expect(await count(sql`orders where client_id is not null`)).toBeGreaterThan(200);
  expect(await count(sql`orders where client_id is null`)).toBeGreaterThan(0);
});
