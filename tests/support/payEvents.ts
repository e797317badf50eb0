import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { dateAfter } from "../../domain/indiaTime";
import { assignments, corrections, employments, leaves, payTerms } from "../../server/db/schema";
import { holding, type MonthFacts } from "./monthModel";
import type { plant } from "./plant";
import { scanBody } from "./scanBody";

const mondays = ["2026-05-04", "2026-06-01", "2026-07-06"].flatMap((monday) =>
  [0, 7, 14].map((days) => dateAfter(monday, days)),
);

const inEachWeek = (...days: readonly number[]) =>
  mondays.flatMap((monday) => days.map((day) => dateAfter(monday, day)));

/**
 * The Mondays to Thursdays of three weeks of each month. Even with 8 hours on a Friday no week has more than 48 hours,
 * and no week is in two months.
 */
export const workedDates = inEachWeek(0, 1, 2, 3);

const anyDate = fc.constantFrom(...workedDates);
/** The hours of work of a day, which begin at 9 o'clock. */
export const anyHours = fc.constantFrom(0, 3, 8, 10);
/** The hour at which a shift of eight hours starts: 9 or 10 o'clock. */
export const anyStart = fc.constantFrom(undefined, 9, 10, 10);

const often = 4;
const personEvent = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constant("WORK" as const), date: anyDate, hours: anyHours }),
    weight: often,
  },
  { arbitrary: fc.record({ kind: fc.constant("LEAVE" as const), date: anyDate }), weight: often },
  {
    arbitrary: fc.record({
      kind: fc.constant("TERMS" as const),
      date: anyDate,
      base: fc.constantFrom(1_560_000, 2_600_000, 3_333_300),
    }),
    weight: often,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant("ASSIGNED" as const),
      date: anyDate,
      unit: fc.constantFrom("A" as const, "B" as const),
      start: anyStart,
    }),
    weight: often,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant("EMPLOYED" as const),
      joinedOn: fc.constantFrom("2026-05-01", "2026-05-12"),
      leftOn: fc.constantFrom(null, null, "2026-05-20", "2026-06-10", "2026-07-14"),
    }),
    weight: often,
  },
  fc.record({
    kind: fc.constant("LATE_SCANS" as const),
    date: fc.constantFrom(...inEachWeek(4)),
    hours: fc.constantFrom(3, 8),
  }),
  fc.record({
    kind: fc.constant("ROTATION" as const),
    monday: fc.constantFrom(...mondays),
    days: fc.constantFrom(6, 13, undefined),
    start: fc.constantFrom(9, 10),
  }),
  {
    arbitrary: fc.record({
      kind: fc.constant("EARLY" as const),
      date: fc.constantFrom(...inEachWeek(0, 1, 2, 3, 4)),
      isCounted: fc.constantFrom(true, true, false),
    }),
    weight: 2,
  },
);
export type PersonEvent = typeof personEvent extends fc.Arbitrary<infer Event> ? Event : never;

/** The events of one person in each of five phases. */
export const anyPhases = fc.array(fc.array(personEvent, { maxLength: 3 }), {
  minLength: 5,
  maxLength: 5,
});

/** A person of the model and of the plant. */
export interface PersonFacts extends MonthFacts {
  readonly id: number;
  readonly barcodeId: string;
}

export const indiaTime = (date: string, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, "0")}:00:00+05:30`);

type Host = ReturnType<typeof plant>;

interface Plant {
  /** The shifts by unit and start, such as `A 9`. */
  readonly shiftIds: ReadonlyMap<string, number>;
  /** Returns the last locked month. Undefined if no month is locked. */
  lastLocked(): string | undefined;
}

/** Makes events happen to people of a plant and of the model. Counts the accepted events by kind. */
export function payEvents(host: Host, { shiftIds, lastLocked }: Plant) {
  const eventCounts = { LATE_SCANS: 0, ROTATION: 0, ROTATION_LOCKED: 0, EARLY: 0 };

  async function correct(id: number, action: "ADD" | "VOID", at: Date) {
    await host.db.insert(corrections).values({
      action,
      employeeId: id,
      at,
      reason: "Told by the foreman",
      status: "APPROVED",
      proposedBy: "staff@example.com",
      decidedBy: "owner@example.com",
      decidedAt: new Date(),
    });
  }

  /** Enters scans that waited at the station. Their numbers follow the times of the scans, as at any station. */
  async function scanLate({ id, barcodeId, worked }: PersonFacts, date: string, hours: number) {
    if (worked.has(date)) return;
    for (const at of [indiaTime(date, 9), indiaTime(date, 9 + hours)]) {
      const minute = (at.getTime() - Date.parse("2026-05-01")) / 60_000;
      const scan = { ...scanBody(at), sequence: minute * 1_000 + id, queued: true };
      const reply = await host.call("station", "punch", { body: { ...scan, barcodeId } });
      expect(reply.status, reply.text).toBe(200);
      // The host makes an exception of a scan of a person who has left.
      if (reply.body.outcome === "EXCEPTION") return;
    }
    worked.set(date, hours);
    eventCounts.LATE_SCANS += 1;
  }

  async function rotate(
    facts: PersonFacts,
    { monday, days, start }: Extract<PersonEvent, { kind: "ROTATION" }>,
  ) {
    const present = holding(facts.assignments, monday)?.[1];
    const shiftId = shiftIds.get(`${present?.unit} ${start}`);
    const lastDate = days && dateAfter(monday, days - 1);
    const body = { firstDate: monday, lastDate, people: [{ employeeId: facts.id, shiftId }] };
    const reply = await host.call("owner", "createRotation", { body });
    if (monday.slice(0, 7) <= (lastLocked() ?? "")) {
      expect(reply.body.errors).toEqual({
        firstDate: expect.stringMatching(/^Pay is locked up to /),
      });
      eventCounts.ROTATION_LOCKED += 1;
    } else if (reply.status === 200 && present) {
      facts.assignments.set(monday, { ...present, start });
      const end = days && dateAfter(monday, days);
      if (end && !facts.assignments.has(end)) facts.assignments.set(end, present);
      eventCounts.ROTATION += 1;
    }
  }

  /**
   * Decides about the time before a shift. The host refuses it without a scan at 9 o'clock or a shift that starts
   * later.
   */
  async function decideEarly(
    { barcodeId, early, worked, assignments }: PersonFacts,
    date: string,
    isCounted: boolean,
  ) {
    const body = {
      action: isCounted ? "COUNT_EARLY" : "DROP_EARLY",
      barcodeId,
      at: indiaTime(date, 9).toISOString(),
      reason: "Asked to come early",
    };
    const { status } = await host.call("owner", "proposeCorrection", { body });
    const isEarly = (worked.get(date) ?? 0) > 0 && holding(assignments, date)?.[1].start === 10;
    expect(status).toBe(isEarly ? 200 : 400);
    if (!isEarly) return;
    early.set(date, isCounted);
    eventCounts.EARLY += 1;
  }

  async function happen(facts: PersonFacts, event: PersonEvent): Promise<void> {
    const { id } = facts;
    if (event.kind === "WORK") {
      const before = facts.worked.get(event.date) ?? 0;
      if (before === event.hours) return;
      if (before > 0) await correct(id, "VOID", indiaTime(event.date, 9 + before));
      if (before > 0 && event.hours === 0) await correct(id, "VOID", indiaTime(event.date, 9));
      if (before === 0) await correct(id, "ADD", indiaTime(event.date, 9));
      if (event.hours > 0) await correct(id, "ADD", indiaTime(event.date, 9 + event.hours));
      facts.worked.set(event.date, event.hours);
    } else if (event.kind === "LEAVE") {
      const { date } = event;
      if (facts.leave.delete(date)) {
        const leaveFilter = and(
          eq(leaves.employeeId, id),
          eq(leaves.firstDate, date),
          isNull(leaves.cancelledAt),
        );
        await host.db.update(leaves).set({ cancelledAt: new Date() }).where(leaveFilter);
      } else {
        facts.leave.add(date);
        const leave = { employeeId: id, firstDate: date, lastDate: date, createdBy: "owner" };
        await host.db.insert(leaves).values({ ...leave, kind: "PAID" });
      }
    } else if (event.kind === "TERMS") {
      facts.bases.set(event.date, event.base);
      const set = { monthlyBasePaise: event.base, createdAt: new Date() };
      await host.db
        .insert(payTerms)
        .values({
          ...set,
          employeeId: id,
          validFrom: event.date,
          workingDays: 26,
          otMultiplierFactor: 1.5,
        })
        .onConflictDoUpdate({ target: [payTerms.employeeId, payTerms.validFrom], set });
    } else if (event.kind === "ASSIGNED") {
      const { date, unit, start } = event;
      facts.assignments.set(date, { unit, start });
      const set = { unit, shiftId: shiftIds.get(`${unit} ${start}`) ?? null, isReturn: false };
      await host.db
        .insert(assignments)
        .values({ employeeId: id, validFrom: date, ...set })
        .onConflictDoUpdate({ target: [assignments.employeeId, assignments.validFrom], set });
    } else if (event.kind === "LATE_SCANS") {
      await scanLate(facts, event.date, event.hours);
    } else if (event.kind === "ROTATION") {
      await rotate(facts, event);
    } else if (event.kind === "EARLY") {
      await decideEarly(facts, event.date, event.isCounted);
    } else {
      const { joinedOn, leftOn } = event;
      Object.assign(facts, { joinedOn, leftOn });
      await host.db
        .update(employments)
        .set({ joinedOn, leftOn })
        .where(eq(employments.employeeId, id));
    }
  }

  return { happen, eventCounts };
}
