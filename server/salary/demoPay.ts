import { indiaDate } from "../../contract/indiaTime";
import type { employees, payTerms } from "../db/schema";
import { posts } from "../demo/plantSize";
import type { SeededRandom } from "../demo/seededRandom";

const monthlyBases = [14_500, 16_000, 17_500, 19_000, 22_000, 26_000, 34_000];

/** What each employee earns a month, from the day of joining on; one of those at work has no salary set up yet. */
export function demoPayTerms(
  random: SeededRandom,
  people: readonly Pick<typeof employees.$inferInsert, "joinedAt">[],
  now: number,
): (typeof payTerms.$inferInsert)[] {
  return people.flatMap(({ joinedAt }, index) =>
    index === posts - 1
      ? []
      : [
          {
            employeeId: index + 1,
            validFrom: indiaDate(joinedAt ?? new Date(now)),
            monthlyBasePaise: random.pick(monthlyBases) * 100,
            otMultiplierFactor: random.pick([1, 1.5, 1.5]),
            workingDays: 26,
          },
        ],
  );
}
