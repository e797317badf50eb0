import { inArray } from "drizzle-orm";
import fc from "fast-check";
import {
  advances,
  assignments,
  employees,
  payTerms,
  punches,
  shifts,
} from "../../server/db/schema";
import {
  anyHours,
  anyPhases,
  anyStart,
  indiaTime,
  type PersonEvent,
  type PersonFacts,
  workedDates,
} from "./payEvents";
import type { plant } from "./plant";

/** The first facts of one person, and the later facts of each phase. A lock ends a phase. */
const history = fc.record({
  start: anyStart,
  worked: fc.tuple(...workedDates.map(() => anyHours)),
  phases: anyPhases,
});

export interface RandomPerson {
  readonly facts: PersonFacts;
  readonly phases: readonly (readonly PersonEvent[])[];
}

interface RandomPeople {
  readonly people: number;
  readonly seed: number;
  /** Gets the plant's shifts, by their unit and the hour of their start, such as `A 9`. */
  readonly shiftIds: Map<string, number>;
}

/** Hires people with terms, an advance and scans from 1 May 2026 on, in shifts from 9 and from 10 o'clock. */
export async function hireRandomPeople(
  host: Pick<ReturnType<typeof plant>, "db">,
  { people, seed, shiftIds }: RandomPeople,
): Promise<RandomPerson[]> {
  const everybody: RandomPerson[] = [];
  for (const unit of ["A", "B"] as const) {
    for (const start of [9, 10]) {
      const times = { startsAt: start * 60, endsAt: (start + 8) * 60 };
      const row = { unit, name: `From ${start}`, ...times };
      const [made] = await host.db.insert(shifts).values(row).returning({ id: shifts.id });
      shiftIds.set(`${unit} ${start}`, made?.id ?? 0);
    }
  }
  const histories = fc.sample(history, { numRuns: people, seed });
  const rows = await host.db
    .insert(employees)
    .values(
      histories.map((_, index) => ({
        name: `Person ${index}`,
        email: `person${index}@example.com`,
        unit: "A" as const,
        gender: "female" as const,
        phoneNumber: "+91 90000 12345",
        bloodGroup: "O+" as const,
        dob: "1990-02-28",
        barcodeId: `EMP-A-${index}`,
        joinedAt: indiaTime("2026-05-01", 8),
      })),
    )
    .returning({ id: employees.id, barcodeId: employees.barcodeId });
  for (const [index, { start, worked, phases }] of histories.entries()) {
    const row = rows.find(({ barcodeId }) => barcodeId === `EMP-A-${index}`);
    const facts: PersonFacts = {
      id: row?.id ?? 0,
      barcodeId: row?.barcodeId ?? "",
      worked: new Map(workedDates.map((date, day) => [date, worked[day] ?? 0])),
      early: new Map(),
      leave: new Set(),
      bases: new Map([["2026-05-01", 2_600_000]]),
      assignments: new Map([["2026-05-01", { unit: "A", start }]]),
      joinedOn: "2026-05-01",
      leftOn: null,
    };
    everybody.push({ facts, phases });
  }
  const ids = everybody.map(({ facts }) => facts.id);
  await Promise.all(
    [9, 10].map((start) => {
      const theirs = everybody.filter(
        ({ facts }) => facts.assignments.get("2026-05-01")?.start === start,
      );
      return host.db
        .update(assignments)
        .set({ shiftId: shiftIds.get(`A ${start}`) ?? 0 })
        .where(
          inArray(
            assignments.employeeId,
            theirs.map(({ facts }) => facts.id),
          ),
        );
    }),
  );
  await host.db.insert(payTerms).values(
    ids.map((employeeId) => ({
      employeeId,
      validFrom: "2026-05-01",
      monthlyBasePaise: 2_600_000,
      workingDays: 26,
      otMultiplierFactor: 1.5,
    })),
  );
  await host.db.insert(punches).values(
    everybody.flatMap(({ facts }) =>
      [...facts.worked]
        .filter(([, worked]) => worked > 0)
        .flatMap(([date, worked]) =>
          [9, 9 + worked].map((hour) => ({
            employeeId: facts.id,
            punchedAt: indiaTime(date, hour),
          })),
        ),
    ),
  );
  await host.db.insert(advances).values(
    ids.map((employeeId) => ({
      employeeId,
      givenOn: "2026-05-01",
      amountPaise: 600_000,
      instalmentPaise: 150_000,
      firstMonth: "2026-05",
      reason: "School fees",
      createdBy: "owner@example.com",
    })),
  );
  return everybody;
}
