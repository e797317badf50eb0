import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** Backups, drills and restores with their results. A backup leaves this table out, and a restore keeps its rows. */
export const operationRuns = pgTable(
  "operation_runs",
  {
    id: id(),
    /** `backup`, `drill` or `restore`. */
    kind: text().notNull(),
    /** `schedule`, `migration`, `office` or `command`. */
    trigger: text().notNull(),
    /** The admin who started it in the office. */
    startedBy: text(),
    startedAt: createdAt(),
    /** Null while it runs. */
    finishedAt: instant(),
    /** The name of the backup. */
    file: text(),
    /** The folder or the address of the storage. */
    place: text(),
    bytes: bigint({ mode: "number" }),
    rows: integer(),
    /** Why it failed: the code of a message with its values. */
    failure: jsonb(),
  },
  (table) => [index("operation_runs_kind").on(table.kind, table.startedAt)],
);
