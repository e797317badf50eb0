import type { Plant } from "../plant";
import { watchHistory, watchRows } from "./history";
import type { Watch } from "./invariant";
import { watchPast } from "./past";
import { watchReplies } from "./replies";

/** An action that is watched. `number` is its place in the trace. */
export interface WatchedAction {
  readonly number: number;
  /** True if replies about days before today are the same after the action. */
  readonly leavesPast: boolean;
}

/** One of this many actions compares all rows before and after, and another one the replies of two servers. */
const comparedEach = 30;

/** One of this many changes that leave the past compares replies about the past. */
const pastEach = 3;

function watchesOf({ number, leavesPast }: WatchedAction): readonly Watch[] {
  const turn = number % comparedEach;
  return [
    watchHistory,
    ...(turn === 0 ? [watchRows] : []),
    ...(turn === comparedEach / 2 ? [watchReplies] : []),
    ...(leavesPast && number % pastEach === 0 ? [watchPast] : []),
  ];
}

/** Watches one action. */
export async function watchAction(
  plant: Plant,
  action: WatchedAction,
  act: () => Promise<void>,
): Promise<void> {
  plant.host.takeOutcomes();
  const checks = [];
  for (const watch of watchesOf(action)) checks.push(await watch(plant));
  await act();
  const outcomes = plant.host.takeOutcomes();
  for (const check of checks) await check(outcomes);
}
