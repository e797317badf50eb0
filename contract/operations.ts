import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { ownCall } from "./call";
import { messageFields } from "./errors";
import { instant, line } from "./fields";

const count = () => z.int().check(z.minimum(0));

/** A sentence for the person, with its code. */
const Sentence = z.object({ ...messageFields, message: z.string() });

const OperationRun = z.object({
  id: z.int(),
  kind: z.enum(["backup", "drill", "restore"]),
  trigger: z.enum(["schedule", "migration", "office", "command"]),
  /** The email of the admin who started the run in the office. */
  startedBy: z.optional(z.string()),
  startedAt: instant(),
  isRunning: z.boolean(),
  /** The duration in seconds. Absent while the run goes on. */
  seconds: z.optional(z.number()),
  /** The name of the backup. */
  file: z.optional(z.string()),
  bytes: z.optional(count()),
  rows: z.optional(count()),
  failure: z.optional(Sentence),
});
export type OperationRun = z.infer<typeof OperationRun>;

const StoredBackup = z.object({
  name: z.string(),
  madeAt: instant(),
  bytes: count(),
});
export type StoredBackup = z.infer<typeof StoredBackup>;

export const OperationsState = z.object({
  /** The folder or the address of the storage. Absent on a server without backups. */
  place: z.optional(z.string()),
  /** The hour of the daily backup in India. Absent without a daily backup. */
  hour: z.optional(z.int()),
  isEncrypted: z.boolean(),
  /** False if the server lacks the secret key of the backups: then no drill can prove a restore. */
  isProvable: z.boolean(),
  /** True if the disk of the plant's data has the backups too: a broken disk takes both. */
  isOnSameDisk: z.optional(z.boolean()),
  /** All backups of the place, the newest first. */
  backups: z.array(StoredBackup),
  /** The latest backups, drills and restores, the newest first. */
  runs: z.array(OperationRun),
  /** The last drill that succeeded. */
  lastProven: z.optional(z.object({ at: instant(), seconds: z.number() })),
  /** Present problems, such as a storage that is away or a wrong clock. */
  problems: z.array(Sentence),
});
export type OperationsState = z.infer<typeof OperationsState>;

const RestoreBackup = z
  .object({
    name: line(200),
    /** The name of the backup again, as the person typed it. */
    typedName: line(200),
    /** The passphrase of a backup that was encrypted with another one than the present. Otherwise empty. */
    backupPassword: z.string().check(z.maxLength(1_000)),
  })
  .check(
    z.refine(({ name, typedName }) => name === typedName, {
      path: ["typedName"],
      message: schemaError("backup.typeName"),
    }),
  );

/** The reply once the run has begun. */
const Begun = z.object({ isRunning: z.literal(true) });

export const operationCalls = {
  getOperations: ownCall("/admin/operations", "GET", "super", { reply: OperationsState }),
  startBackup: ownCall("/admin/operations/backup", "PUT", "super", {
    changes: ["operations"],
    repeat: "safe",
    reply: Begun,
  }),
  startDrill: ownCall("/admin/operations/drill", "PUT", "super", {
    changes: ["operations"],
    repeat: "safe",
    reply: Begun,
  }),
  /** Replaces all data of the plant with the data of a backup. The former database stays under another name. */
  restoreBackup: ownCall("/admin/operations/restore", "PUT", "super", {
    changes: ["operations"],
    proven: true,
    repeat: "never",
    body: RestoreBackup,
    reply: Begun,
  }),
  getBackup: ownCall("/admin/operations/backups/:name", "GET", "super", {
    proven: true,
    reply: "backup",
  }),
};
