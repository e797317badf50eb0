import type { CallName } from "../../contract/routes";
import type { Plant } from "./plant";
import type { Sent } from "./server";
import { type Memory, type Seen, states } from "./states";

/** Remembers what later states depend on. */
function remember({ name, sent, body, id, memory }: Seen) {
  const { paid, papersOf, totals, advances, returned } = memory;
  if (name === "createReceipt") {
    const parts: readonly { kind: string; paperId: number; amount: number }[] = sent.allocations;
    const keys = parts.map(({ kind, paperId }) => `${kind} ${paperId}`);
    papersOf.set(String(body.id), keys);
    for (const [index, key] of keys.entries())
      paid.set(key, (paid.get(key) ?? 0) + (parts[index]?.amount ?? 0));
  }
  if (name === "allocateReceipt") papersOf.delete(id);
  if (name === "createInvoice") totals.set(`INVOICE ${body.id}`, body.total);
  if (name === "createAdvance") advances.add(sent.barcodeId);
  if (name === "returnReel") returned.add(sent.barcodeId);
}

/** The number of times that each state was reached. */
export type Reached = Map<string, number>;

/** Counts the states that a plant reaches. */
export function countStates(plant: Plant, reached: Reached) {
  const memory: Memory = {
    paid: new Map(),
    papersOf: new Map(),
    totals: new Map(),
    advances: new Set(),
    returned: new Set(),
  };
  plant.host.listen((name: CallName, { params, body: sent, query }: Sent, body) => {
    const values = Object.assign({}, query, params, sent);
    const id = String(params?.id);
    const seen = { name, sent: values, body, id, today: plant.host.today(), plant, memory };
    for (const state of states)
      if (state.call === name && (state.isReached?.(seen) ?? true))
        reached.set(state.name, (reached.get(state.name) ?? 0) + 1);
    remember(seen);
  });
}

/** Returns the states that runs of so many days can reach and have not reached. */
export const missedStates = (reached: Reached, days: number): string[] =>
  states
    .filter(({ name, leastDays = 0 }) => leastDays <= days && !reached.has(name))
    .map(({ name }) => name);
