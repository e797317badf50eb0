import type { Changes } from "../../contract/kinds";
import type { Method } from "../../contract/route";
import { HostError } from "./hostErrors";

/** A call with what it changes. A route without schemas names nothing. */
export interface Sent {
  readonly method: Method;
  readonly changes?: Changes | undefined;
}

/** Hears what this tab's writes may have changed. Resolves when the screen shows it. */
type Listener = (changes: Changes) => Promise<void>;

const listeners = new Set<Listener>();

/** The changes of writes that belong together, until all are made. */
const held: Changes[] = [];
let holders = 0;

/** The refetches after the last writes. */
let shown: Promise<unknown> = Promise.resolve();

function publish(changes: Changes) {
  shown = Promise.all(Array.from(listeners, (listener) => listener(changes)));
}

function join(all: readonly Changes[]): Changes {
  const kinds = new Set<Exclude<Changes, "everything">[number]>();
  for (const changes of all) {
    if (changes === "everything") return changes;
    for (const kind of changes) kinds.add(kind);
  }
  return [...kinds];
}

/** Calls `listener` after each write of this tab. Returns a function that ends this. */
export function subscribeToWrites(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True if a refused write shows that the screen is old, or if the host may have made the write. */
const mayDiffer = (failure: unknown) =>
  !(failure instanceof HostError) || failure.status >= 500 || [404, 409].includes(failure.status);

/** Notes the end of a call. Another host may have done a write whose reply was lost. */
export function noteWrite({ method, changes = [] }: Sent, failure?: unknown): void {
  if (method === "GET" || changes.length === 0) return;
  if (failure !== undefined && !mayDiffer(failure)) return;
  if (holders > 0) held.push(changes);
  else publish(changes);
}

/** Makes several writes whose changes are read again once, after the last. */
export async function asOneWrite<T>(work: () => Promise<T>): Promise<T> {
  holders += 1;
  try {
    return await work();
  } finally {
    holders -= 1;
    if (held.length > 0) publish(join(held.splice(0)));
  }
}

/** Resolves when the screen shows the last writes. */
export const writesShown = () => shown;
