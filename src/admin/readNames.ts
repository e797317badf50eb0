import type { Kind } from "../../contract/kinds";

/** What changes with every write: the history, and the change that can be undone. */
export const logs = ["history", "undoable"] as const;

/** What a query reads. A query's key begins with it. */
export type ReadName = Kind | (typeof logs)[number] | "proof" | "statistics";
