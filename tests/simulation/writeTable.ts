import { callNames, routes } from "../../contract/routes";
import type { Tally } from "./host";

/** A smaller share of accepted calls is the fault of the simulation: its requests are mostly wrong. */
const leastShare = 0.2;

interface CalledWrite {
  readonly name: string;
  readonly accepted: number;
  readonly called: number;
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

/** Returns the writes of the contract with the numbers of their calls. */
const countWrites = (tally: Tally): readonly CalledWrite[] =>
  callNames
    .filter((name) => routes[name].method !== "GET")
    .map((name) => {
      const outcomes = tally.get(name) ?? new Map<string, number>();
      const called = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
      return { name, accepted: outcomes.get("accepted") ?? 0, called };
    });

/**
 * Returns lines about the writes of the contract: which were accepted, which were only refused or never called, and
 * which were refused too often.
 */
export function describeWrites(tally: Tally): readonly string[] {
  const writes = countWrites(tally);
  const accepted = writes.filter((write) => write.accepted > 0);
  const refused = writes.filter((write) => write.called > 0 && write.accepted === 0);
  const uncalled = writes.filter((write) => write.called === 0);
  const rare = accepted.filter((write) => write.accepted < leastShare * write.called);
  const list = (some: readonly CalledWrite[]) => some.map(({ name }) => name).join(", ") || "none";
  return [
    `${accepted.length} of ${writes.length} writes were accepted (${percent(accepted.length, writes.length)})`,
    `Only refused: ${list(refused)}`,
    `Never called: ${list(uncalled)}`,
    `Accepted in less than ${percent(leastShare, 1)} of their calls, so the action draws wrong requests: ${list(rare)}`,
    ...accepted.map(
      ({ name, accepted, called }) =>
        `  ${name}: ${accepted} of ${called} (${percent(accepted, called)})`,
    ),
  ];
}
