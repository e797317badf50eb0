import { readFileSync } from "node:fs";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import type { ReaderOptions } from "../../../../contract/imports";
import {
  corrections,
  employees,
  employments,
  importedRows,
  payRuns,
  punches,
} from "../../../../server/db/schema";
import { readImportFile } from "../../../../src/workbooks/readImportFile";
import { hire } from "../../../support/hire";
import { plant, type Who } from "../../../support/plant";

interface Sent {
  readonly reader?: Partial<ReaderOptions>;
  readonly who?: Who;
  readonly plan?: string;
}

interface ShownRow {
  readonly row: number;
  readonly state: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** Returns a moment in India. */
export const at = (moment: string) => new Date(`${moment}+05:30`);

/** Returns the text of an `attlog.dat`. */
export const log = (...rows: readonly string[]) => rows.map((row) => `${row}\r\n`).join("");

/** Returns the number and the errors of each wrong row, by the position of the cell. */
export const errorsOf = (body: { rows: readonly ShownRow[] }) =>
  body.rows.flatMap(({ row, state, errors }) => (state === "wrong" ? [{ row, ...errors }] : []));

/** Returns a plant with two people who have the reader's user ids 7 (Asha) and 12 (Bina). */
export function readerPlant() {
  const host = plant();
  const ids = { asha: 0, bina: 0 };

  const setId = (id: number, readerUserId: string) =>
    host.db.update(employees).set({ readerUserId }).where(eq(employees.id, id));

  beforeAll(async () => {
    const joinedAt = at("2025-01-01T08:00");
    ids.asha = await hire(host.db, { name: "Asha Rao", barcodeId: "EMP-A-00007", joinedAt });
    ids.bina = await hire(host.db, { name: "Bina Gowda", barcodeId: "EMP-A-00012", joinedAt });
  });

  beforeEach(async () => {
    await host.db.delete(payRuns);
    await host.db.delete(punches);
    await host.db.delete(corrections);
    await host.db.delete(importedRows);
    await host.db.update(employees).set({ deactivatedAt: null, readerUserId: null });
    // A trigger begins an employment when a person is active again.
    await host.db.delete(employments);
    await host.db
      .insert(employments)
      .values([ids.asha, ids.bina].map((employeeId) => ({ employeeId, joinedOn: "2025-01-01" })));
    await setId(ids.asha, "7");
    await setId(ids.bina, "12");
  });

  const send = (file: string, { reader = {}, who = "owner", plan }: Sent = {}) =>
    host.call(who, "importRecords", {
      params: { resource: "attendance" },
      query: {
        labels: JSON.stringify({ userId: "User ID", date: "Date", time: "Time" }),
        reader: JSON.stringify({
          clockAheadSeconds: 0,
          leftOut: [],
          leavesReset: false,
          ...reader,
        }),
        ...(plan === undefined ? { dryRun: "true" } : { plan }),
      },
      file,
    });

  /** Makes a dry run. */
  const check = async (file: string, reader: Partial<ReaderOptions> = {}) =>
    (await send(file, { reader })).body;

  /** Imports a file as its dry run has it. */
  async function confirm(file: string, reader: Partial<ReaderOptions> = {}) {
    const { plan } = await check(file, reader);
    return (await send(file, { reader, plan })).body;
  }

  const undo = (id: number) => host.call("owner", "undoImport", { params: { id: String(id) } });

  async function sample(name: string) {
    const bytes = readFileSync(`tests/workbooks/samples/${name}`);
    const content = await readImportFile(new Blob([bytes]));
    return "text" in content ? content.text : content.refusal;
  }

  /** Returns the scans that count, such as `7 2025-10-06T08:59:31`, by their time. */
  async function counting() {
    const rows = await host.db
      .select({ id: employees.readerUserId, at: punches.punchedAt })
      .from(punches)
      .innerJoin(employees, eq(employees.id, punches.employeeId))
      .orderBy(asc(punches.punchedAt));
    return rows.map((row) => {
      const india = new Date(row.at.getTime() + 330 * 60_000).toISOString();
      return `${row.id} ${india.slice(0, 19)}`;
    });
  }

  return { host, ids, setId, send, check, confirm, undo, sample, counting };
}
