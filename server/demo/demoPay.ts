import { indiaDate, monthAfter } from "../../domain/indiaTime";
import type { employees, payTerms } from "../db/schema";
import { posts } from "./plantSize";
import type { SeededRandom } from "./seededRandom";

const monthlyBases = [14_500, 16_000, 17_500, 19_000, 22_000, 26_000, 34_000];

/** The employees with a raise on the first of the month before last. */
const raised: ReadonlySet<number> = new Set([3, 12, 18, 27, 40, 55, 63]);
const risePercent = 8;

/** The first of the month before the last one, in India. */
const riseDate = (now: number) => `${monthAfter(indiaDate(new Date(now)).slice(0, 7), -2)}-01`;

/** The same terms with a rise, to whole hundreds of rupees. */
const withRise = (terms: typeof payTerms.$inferInsert, now: number) => ({
  ...terms,
  validFrom: riseDate(now),
  monthlyBasePaise: Math.round((terms.monthlyBasePaise * (100 + risePercent)) / 1_000_000) * 10_000,
  createdBy: "owner@example.com",
});

/**
 * Returns each employee's monthly salary from the day of joining, and the raises. One present employee has no salary
 * yet.
 */
export function demoPayTerms(
  random: SeededRandom,
  people: readonly Pick<typeof employees.$inferInsert, "joinedAt">[],
  now: number,
): (typeof payTerms.$inferInsert)[] {
  return people.flatMap(({ joinedAt }, index) => {
    if (index === posts - 1) return [];
    const first = {
      employeeId: index + 1,
      validFrom: indiaDate(joinedAt ?? new Date(now)),
      monthlyBasePaise: random.pick(monthlyBases) * 100,
      otMultiplierFactor: random.pick([1.5, 2, 2]),
      workingDays: 26,
    };
    return raised.has(first.employeeId) ? [first, withRise(first, now)] : [first];
  });
}
