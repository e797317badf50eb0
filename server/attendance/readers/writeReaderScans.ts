import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { currentTime } from "../../../domain/clock";
import { say } from "../../../domain/messages/say";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { audit, payRuns, punches, scans } from "../../db/schema";
import { pickColumns } from "../../db/tables";
import { insertRows } from "../../db/writeRows";
import { conflict } from "../../errors";
import { lockPayRunsShared } from "../../payLocks/lockedMonths";
import type { Importing, UndoneRecord } from "../../records/matchedImport";
import { lockReaderPeople, type PersonScan } from "./readerPeople";

interface ReaderImport extends Importing {
  readonly clockAheadSeconds: number;
}

const codes = ["device", "status", "verify", "workCode"] as const;

/** Returns the cells of a scan as the reader's file has them. */
function contentOf({ row, userId }: PersonScan, clockAheadSeconds: number) {
  const cells = (["date", "time", ...codes] as const).flatMap((field) => {
    const text = row.cell(field);
    return text === "" ? [] : [[field, text] as const];
  });
  return {
    userId,
    ...Object.fromEntries(cells),
    ...(clockAheadSeconds !== 0 && { clockAheadSeconds }),
  };
}

/** Writes scans, each with the punch that counts and its audit row. @returns the ids of the scans */
export async function writeReaderScans(
  tx: WriteDatabase,
  written: readonly PersonScan[],
  { session, importId, clockAheadSeconds }: ReaderImport,
): Promise<readonly string[]> {
  const { adminId, email: adminEmail } = session;
  const receivedAt = currentTime();
  const all = written.map((scan) => ({
    scan,
    id: randomUUID(),
    content: contentOf(scan, clockAheadSeconds),
  }));
  await insertRows(
    tx,
    scans,
    all.map(({ id, content, scan: { row, person, readerAt, at } }) => ({
      id,
      call: "importRecords" as const,
      adminId,
      sequence: row.row,
      content,
      employeeId: person.id,
      scannedAt: readerAt,
      sentAt: receivedAt,
      receivedAt,
      at,
      isLate: false,
      isClockOff: false,
      reply: { name: person.name, barcodeId: person.barcodeId, at: at.toISOString() },
    })),
  );
  await insertRows(
    tx,
    punches,
    all.map(({ id, scan: { person, at } }) => ({
      employeeId: person.id,
      punchedAt: at,
      scanId: id,
    })),
  );
  await insertRows(
    tx,
    audit,
    all.map(({ id, content, scan: { person, at } }) => ({
      adminId,
      adminEmail,
      call: "importRecords",
      record: `scan ${id}`,
      importId,
      after: { name: person.name, at: at.toISOString(), ...content },
    })),
  );
  return all.map(({ id }) => id);
}

/**
 * Removes the scans of an import from the scans that count. The stored scans stay as they were received.
 * @throws HttpError 409 if a month was locked since
 */
export async function undoReaderScans(
  tx: WriteDatabase,
  session: Session,
  records: readonly UndoneRecord[],
): Promise<void> {
  await lockPayRunsShared(tx);
  const ids = records.map(({ id }) => id);
  const ofImport = sql`${scans.id} = any(${sql.param(ids)}::uuid[])`;
  const rows = await tx
    .select(pickColumns(scans, "id", "employeeId", "at"))
    .from(scans)
    .where(ofImport);
  const [locked] = await tx
    .select({ id: payRuns.id })
    .from(payRuns)
    .where(
      sql`${payRuns.lockedAt} >= (select min(${scans.receivedAt}) from ${scans} where ${ofImport})`,
    )
    .limit(1);
  if (locked) throw conflict(say("reader.usedSince"));
  await lockReaderPeople(
    tx,
    rows.flatMap(({ employeeId }) => employeeId ?? []),
  );
  await tx.delete(punches).where(sql`${punches.scanId} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { adminId, email: adminEmail } = session;
  const undone = records.map(({ id, noteId }) => ({
    adminId,
    adminEmail,
    call: "undoImport",
    record: `scan ${id}`,
    undoOf: noteId,
    before: { at: byId.get(id)?.at.toISOString() ?? null },
  }));
  await insertRows(tx, audit, undone);
}
