import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { undoImportHours } from "../../contract/imports";
import type { ImportableResource, RecordKind } from "../../contract/records";
import { routes } from "../../contract/routes";
import { currentMillis } from "../../domain/clock";
import { type Message, say } from "../../domain/messages/say";
import { pick } from "../audit/auditLog";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { audit, comments, files, importedRows, imports } from "../db/schema";
import { columnValues, insertRows, writeFields } from "../db/writeRows";
import { conflict, englishText, notFound } from "../errors";
import { lockImports } from "./importRows";
import { chunks } from "./readRows";
import {
  type ImportedRecord,
  type ImportTarget,
  isMatched,
  kindMessage,
  type LockedRecord,
  lockRecords,
} from "./recordEditor";

type Imported = typeof imports.$inferSelect;
type Note = typeof audit.$inferSelect;

const findImports = (db: Pick<Database, "select">, where: SQL | undefined) =>
  db.select().from(imports).where(where).orderBy(desc(imports.id)).limit(1);

/** Returns the reason why an admin cannot undo an import. Undefined if an undo is possible. */
function refusalOf(
  { adminId, undoneAt, importedAt }: Imported,
  session: Session,
  { matchedImport }: ImportTarget,
) {
  if (matchedImport === undefined && adminId !== session.adminId) return say("import.notYours");
  if (matchedImport && !mayMakeCalls(session.role, routes[matchedImport.undoCall].access))
    return say("import.onlySuper");
  if (undoneAt) return say("import.undone");
  if (currentMillis() - importedAt.getTime() > undoImportHours * 3_600_000)
    return say("import.tooLate", { hours: undoImportHours });
  return undefined;
}

export async function findLastImport(
  db: Database,
  resource: ImportableResource,
  session: Session,
  target: ImportTarget,
) {
  const where = and(eq(imports.resource, resource), isNull(imports.undoneAt));
  const [last] = await findImports(db, where);
  if (!last) return undefined;
  const { id, importedAt, adminEmail: by, created, changed, clockAheadSeconds } = last;
  const refusal = refusalOf(last, session, target);
  return {
    id,
    by,
    created,
    changed,
    importedAt: importedAt.toISOString(),
    ...(clockAheadSeconds !== null && { clockAheadSeconds }),
    ...(refusal && { refusal: englishText(refusal), refusalCode: refusal }),
  };
}

/** Reads an import. @throws HttpError 404 if the import does not exist */
export async function readImport(db: Pick<Database, "select">, id: number): Promise<Imported> {
  const [found] = await findImports(db, eq(imports.id, id));
  if (!found) throw notFound(say("this.import"));
  return found;
}

const Fields = z.record(z.string(), z.unknown());

const recordIdOf = ({ record }: Note) => record.split(" ")[1] ?? "";

const idOf = (note: Note) => Number(recordIdOf(note));

/** Returns the version in which an import left a record. */
const versionAfter = ({ version }: Note) => version ?? 1;

const changedSince = (title: Message | string) => conflict(say("import.changedSince", { title }));

/**
 * Locks the records of an import and checks that they are unchanged since.
 * @throws HttpError 409 for a record that has changed
 */
async function lockAsImported(
  tx: WriteDatabase,
  target: ImportedRecord,
  session: Session,
  notes: readonly Note[],
) {
  const byId = new Map<number, LockedRecord>();
  for await (const part of chunks(notes)) {
    const locked = await lockRecords(
      tx,
      target,
      session,
      part.map(idOf).sort((a, b) => a - b),
    );
    const found = new Map(locked.map((record) => [record.id, record]));
    for (const note of part) {
      const record = found.get(idOf(note));
      if (!record)
        throw changedSince(
          say("import.numbered", { kind: kindMessage(target.kind), number: String(idOf(note)) }),
        );
      if (!(await record.isUnchangedSince(versionAfter(note))))
        throw changedSince(await record.title());
      byId.set(record.id, record);
    }
  }
  return byId;
}

/** PostgreSQL's error for a row that other rows still reference. */
const StillReferenced = z.object({ code: z.literal("23503"), detail: z.string() });

const inUse = (kind: RecordKind, number: string) =>
  conflict(say("import.inUse", { kind: kindMessage(kind), number }));

/**
 * Checks that no record of an import has a file or a comment, because no page would show them without the record.
 * @throws HttpError 409 if one has
 */
async function rejectAttached(tx: WriteDatabase, kind: RecordKind, ids: readonly number[]) {
  const records = ids.map((id) => `${kind} ${id}`);
  const isOfThese = sql`record = any(${sql.param(records)}::text[])`;
  const { rows } = await tx.execute<{ number: string }>(sql`
    select split_part(record, ' ', 2) as number from ${files} where ${isOfThese} and removed_at is null
    union all
    select split_part(record, ' ', 2) from ${comments} where ${isOfThese} and withdrawn_at is null
    limit 1`);
  if (rows[0]) throw inUse(kind, rows[0].number);
}

async function removeRecords(
  tx: WriteDatabase,
  { table, kind, import: { remove } }: ImportedRecord,
  ids: readonly number[],
) {
  try {
    for await (const part of chunks(ids)) {
      await rejectAttached(tx, kind, part);
      if (remove) await remove(tx, part);
      else await tx.execute(sql`delete from ${table} where id = any(${sql.param(part)}::int[])`);
    }
  } catch (error) {
    const read = StillReferenced.safeParse(error instanceof Error ? error.cause : undefined);
    if (!read.success) throw error;
    const [, id = ""] = /=\((\d+)\)/.exec(read.data.detail) ?? [];
    throw inUse(kind, id);
  }
}

/** Restores the old values and deletes the created records. Records each change in the audit. */
async function undoNotes(
  tx: WriteDatabase,
  target: ImportedRecord,
  session: Session,
  notes: readonly Note[],
) {
  const records = await lockAsImported(tx, target, session, notes);
  const { adminId, email: adminEmail } = session;
  for await (const part of chunks(notes)) {
    const undone: (typeof audit.$inferInsert)[] = [];
    for (const note of part) {
      const common = {
        adminId,
        adminEmail,
        record: note.record,
        undoOf: note.id,
        call: "undoImport" as const,
      };
      const { row = {}, version = 0 } = records.get(idOf(note)) ?? {};
      if (note.before === null) {
        undone.push({ ...common, before: row });
        continue;
      }
      const before = Fields.parse(note.before);
      await target.import.restoring?.(tx, { id: idOf(note), to: before });
      await writeFields(tx, target.table, idOf(note), columnValues(target.table, before));
      const change = { id: idOf(note), noteId: note.id, from: { ...row }, to: before };
      await target.import.undone?.(tx, change);
      const now = pick(row, Object.keys(before));
      undone.push({ ...common, before: now, after: before, version: version + 1 });
    }
    await insertRows(tx, audit, undone);
  }
  const made = notes.filter(({ before }) => before === null).map(idOf);
  await removeRecords(tx, target, made);
}

/**
 * Undoes an import, so that the same file can be imported again.
 * @returns the number of records
 * @throws HttpError 409 with a reason
 */
export async function undoImport(
  tx: WriteDatabase,
  target: ImportTarget,
  imported: Imported,
  session: Session,
): Promise<number> {
  const { id, resource } = imported;

  await lockImports(tx, resource);
  await target.import?.prepare?.(tx);
  const refusal = refusalOf(await readImport(tx, id), session, target);
  if (refusal !== undefined) throw conflict(refusal);
  const later = and(eq(imports.resource, resource), isNull(imports.undoneAt), gt(imports.id, id));
  if ((await findImports(tx, later)).length > 0) throw conflict(say("import.laterFirst"));
  const notes = await tx.select().from(audit).where(eq(audit.importId, id)).orderBy(asc(audit.id));
  if (isMatched(target)) {
    const records = notes.map((note) => ({ id: recordIdOf(note), noteId: note.id }));
    await target.matchedImport.undo(tx, session, records);
  } else await undoNotes(tx, target, session, notes);
  await tx.execute(sql`delete from ${importedRows} where import_id = ${id}`);
  await tx.update(imports).set({ undoneAt: sql`now()` }).where(eq(imports.id, id));
  return notes.length;
}
