import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ComponentPayee,
  computeComponents,
  type DatedComponent,
} from "../../../server/pay/payComponents";
import { at } from "../../support/at";

/** A day of April 2026. `span` has the minute after midnight of the check-in, and the minutes at work. */
interface ModelDay {
  readonly unit: "A" | "B";
  readonly shift: 1 | 2;
  readonly share: number;
  readonly isOff: boolean;
  readonly span?: readonly [from: number, minutes: number] | undefined;
}

/** The people of a component: everyone, a unit, a shift of it, the person, or another one. */
const payees = ["ALL", "ALL", "A", "B", "A1", "A2", "B1", "OWN", "OTHER"] as const;

interface ModelComponent extends Pick<DatedComponent, "name" | "kind" | "basis"> {
  readonly paise: number;
  readonly payees: (typeof payees)[number];
  /** The first and the last day of April on which the component holds. */
  readonly from: number;
  readonly until: number;
  readonly maxMissed: number;
  readonly hours: number;
}

const anyDay: fc.Arbitrary<ModelDay> = fc.record({
  unit: fc.constantFrom("A", "A", "B"),
  shift: fc.constantFrom(1, 1, 2),
  share: fc.constantFrom(0, 0.5, 1, 1, 1, 1, 1),
  isOff: fc.constantFrom(false, false, false, false, true),
  span: fc.option(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 960 })), { nil: undefined }),
});

const anyComponent: fc.Arbitrary<ModelComponent> = fc
  .record({
    name: fc.constantFrom("Canteen", "Night", "Bonus"),
    kind: fc.constantFrom("ADDITION", "DEDUCTION"),
    basis: fc.constantFrom("MONTH", "DAY", "NIGHT", "ATTENDANCE"),
    paise: fc.constantFrom(0, 3_000, 7_501, 50_000),
    payees: fc.constantFrom(...payees),
    from: fc.integer({ min: -5, max: 28 }),
    length: fc.integer({ min: 0, max: 60 }),
    maxMissed: fc.constantFrom(0, 1.5, 6, 20),
    hours: fc.constantFrom(1, 4, 7.5),
  })
  .map(({ length, ...component }) => ({ ...component, until: component.from + length }));

const anyMonth = fc.record({
  days: fc.array(anyDay, { minLength: 30, maxLength: 30 }),
  joined: fc.constantFrom(1, 1, 1, 11),
  left: fc.constantFrom(30, 30, 30, 22),
  components: fc.uniqueArray(anyComponent, {
    selector: ({ name, payees }) => name + payees,
    maxLength: 8,
  }),
});
type Month = typeof anyMonth extends fc.Arbitrary<infer Value> ? Value : never;

const rank = (one: ModelComponent["payees"]) =>
  one === "OWN" ? 3 : one === "ALL" ? 0 : one.length;

/** Counts the minutes of a span between 22:00 and 6:00, one after the other. */
function nightMinutes([from, minutes]: readonly [number, number]): number {
  let count = 0;
  for (let minute = from; minute < from + minutes; minute++)
    if (minute % 1440 >= 1320 || minute % 1440 < 360) count += 1;
  return count;
}

/** Computes the lines of a month, day by day, without code of the server: number of the component and paise. */
function modelLines({ days, joined, left, components }: Month): (readonly [number, number])[] {
  const employed = days.map((day, index) => ({ ...day, date: index + 1 }));
  const employmentDays = employed.filter(({ date }) => joined <= date && date <= left);
  const missed = employmentDays.reduce((sum, { isOff, share }) => sum + (isOff ? 0 : 1 - share), 0);
  return components.flatMap((component, index) => {
    const { name, basis, paise, maxMissed, hours, kind } = component;
    const componentDays = employmentDays.filter(({ date, unit, shift }) => {
      const holding = components.filter(
        (one) =>
          one.name === name &&
          one.from <= date &&
          date <= one.until &&
          ["ALL", "OWN", unit, `${unit}${shift}`].includes(one.payees),
      );
      const best = Math.max(...holding.map((one) => rank(one.payees)));
      return holding.includes(component) && rank(component.payees) === best;
    });
    if (componentDays.length === 0) return [];
    const part = Math.floor((2 * paise * componentDays.length + 30) / 60);
    const nights = componentDays.filter(({ span }) => span && nightMinutes(span) >= hours * 60);
    const amounts = {
      MONTH: part,
      DAY: paise * componentDays.filter(({ span }) => span).length,
      NIGHT: paise * nights.length,
      ATTENDANCE: missed > maxMissed ? 0 : part,
    };
    const amount = amounts[basis];
    if (amount === 0 && (basis !== "ATTENDANCE" || paise === 0)) return [];
    return [[index + 1, kind === "ADDITION" ? amount : -amount] as const];
  });
}

const dateOf = (day: number) => new Date(Date.UTC(2026, 3, day)).toISOString().slice(0, 10);

const shiftId = (unit: string, shift: number) => (unit === "A" ? shift : shift + 2);

function payeeOf({ days, joined, left }: Month): ComponentPayee {
  const dated = days.map((day, index) => ({ ...day, date: dateOf(index + 1) }));
  return {
    id: 1,
    unit: "A",
    assignments: dated.map(({ date, unit, shift }) => ({
      validFrom: date,
      unit,
      shift: {
        id: shiftId(unit, shift),
        name: "A",
        startsAt: 0,
        endsAt: 480,
        unpaidBreakMinutes: 0,
      },
    })),
    days: dated.slice(joined - 1, left).map(({ date, share, isOff, span }) => {
      const checkIn = span && new Date(at(`${date.slice(5)} 00:00`).getTime() + span[0] * 60_000);
      const checkOut = checkIn && span && new Date(checkIn.getTime() + span[1] * 60_000);
      return {
        date,
        share,
        dayOff: isOff ? { kind: "WEEKLY_OFF" } : undefined,
        checkIn,
        spans: checkIn ? [{ checkIn, checkOut, workDate: date, closableUntil: checkIn }] : [],
      };
    }),
  };
}

const datedOf = (
  { payees, from, until, paise, hours, maxMissed, ...component }: ModelComponent,
  index: number,
): DatedComponent => {
  const [unit = "", shift] = payees;
  const isGroup = payees !== "ALL" && payees !== "OWN" && payees !== "OTHER";
  return {
    ...component,
    id: index + 1,
    amountPaise: paise,
    employeeId: payees === "OWN" ? 1 : payees === "OTHER" ? 2 : null,
    unit: isGroup ? unit : null,
    shiftId: isGroup && shift !== undefined ? shiftId(unit, Number(shift)) : null,
    validFrom: dateOf(from),
    validTo: until > 30 ? null : dateOf(until),
    maxMissed,
    nightFrom: "22:00",
    nightTo: "06:00",
    nightHours: hours,
    isWages: true,
  };
};

test("components have the lines of a second calculation, in hundreds of random months", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyMonth, (month) => {
      const { additions, deductions } = computeComponents(
        payeeOf(month),
        month.components.map(datedOf),
        { month: "2026-04" },
      );
      const lines = [
        ...additions.map(({ componentId, paise }) => [componentId, paise]),
        ...deductions.map(({ componentId, duePaise }) => [componentId, 0 - duePaise]),
      ];
      const byId = (rows: (readonly (number | undefined)[])[]) =>
        rows.toSorted(([one = 0], [other = 0]) => one - other);
      const wanted = modelLines(month);
      expect(byId(lines)).toEqual(byId(wanted.map(([id, paise]) => [id, paise + 0])));
      for (const [id] of wanted) {
        const component = month.components[id - 1];
        seen.add(`${component?.basis} ${component?.payees}`);
      }
    }),
    { numRuns: 400 },
  );
  // Each basis was paid to each group: the months have every kind of rule.
  expect(seen.size).toBeGreaterThan(25);
});
