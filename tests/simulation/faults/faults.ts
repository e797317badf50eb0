import type { SeededRandom } from "../../../server/demo/plantHistory";
import { connectionBreaks, serverDies, statementTimesOut } from "./brokenConnection";
import type { Fault } from "./fault";
import { lostReply } from "./lostReply";
import { oldVersion, twiceAtOnce } from "./oldVersion";
import { otherScreen } from "./otherScreen";
import { rivals } from "./rivals";

/** All faults of a write. */
const faults: readonly Fault[] = [
  lostReply,
  twiceAtOnce,
  oldVersion,
  serverDies,
  connectionBreaks,
  statementTimesOut,
  otherScreen,
  rivals,
];

/** A fault of a step, as the trace has it. */
export interface DrawnFault {
  readonly name: string;
  /** The number of fitting writes of the step that the fault leaves alone. */
  readonly skipped: number;
  readonly drawn: object;
}

/** The share of the steps that have a fault. */
const faultyShare = 0.12;

/** Draws the fault of a step. Undefined for most steps. */
export function drawFault(random: SeededRandom): DrawnFault | undefined {
  if (!random.chance(faultyShare)) return undefined;
  let rest = random.next() * faults.reduce((sum, { weight }) => sum + weight, 0);
  const fault = faults.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const skipped = random.chance(0.3) ? 1 : 0;
  return fault && { name: fault.name, skipped, drawn: fault.draw(random) };
}

export const findFault = (name: string): Fault | undefined =>
  faults.find((fault) => fault.name === name);
