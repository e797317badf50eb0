import { isDeepStrictEqual } from "node:util";
import { desc, sql } from "drizzle-orm";
import type { RecordKind } from "../../contract/records";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { type RecordTable, valueIn } from "../db/writeRows";
import { StaleEdit } from "../errors";
import type { storedSchema } from "../storedSchema";

/** Settings with the number of their row as their version: rows never change. The version is 0 before the first edit. */
export type Versioned<Settings> = Settings & { readonly version: number };

interface SettingsOptions<Settings extends object> {
  readonly kind: RecordKind;
  readonly table: RecordTable;
  /** The name of the column that stores the settings. `settings` by default. */
  readonly column?: string;
  readonly schema: ReturnType<typeof storedSchema<Settings>>;
  /** The settings until the first edit. */
  readonly defaults: Settings;
}

interface SettingsEdit<Settings> {
  readonly call: CallName;
  /** The edited settings, with the version that the person saw before the edit. */
  readonly body: Versioned<Settings>;
}

/** Declares settings of the plant. Each edit adds a row, so that a stored result can name the settings it was computed with. */
export function defineSettings<Settings extends object>({
  kind,
  table,
  column = "settings",
  schema,
  defaults,
}: SettingsOptions<Settings>) {
  async function readPresent(db: Pick<Database, "select">) {
    const [row] = await db.select().from(table).orderBy(desc(table.id)).limit(1);
    if (!row) return { settings: defaults, version: 0 };
    const settings = schema.read(Number(row.schemaVersion), valueIn(row, column));
    return { settings, version: Number(row.id) };
  }

  /** Adds a row of settings, without a row in the history. @returns the version of the added settings */
  async function add(tx: WriteDatabase, settings: Settings, createdBy: string): Promise<number> {
    const values = { [column]: settings, schemaVersion: schema.version, createdBy };
    const [row] = await tx.insert(table).values(values).returning();
    if (!row) throw new Error("An insert returned no row");
    return Number(row.id);
  }

  /** Locks the settings, so that the second of two edits sees the first. */
  const lock = (tx: WriteDatabase) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} settings`}, 0))`);

  return {
    schema,
    readPresent,
    add,
    lock,

    async read(db: Pick<Database, "select">): Promise<Versioned<Settings>> {
      const { settings, version } = await readPresent(db);
      return { ...settings, version };
    },

    /** Returns the version of the present settings for a result that is stored. Adds the defaults if there is no row. */
    async findVersion(tx: WriteDatabase, by: string): Promise<number> {
      const { version } = await readPresent(tx);
      return version || add(tx, defaults, by);
    },

    /** @throws StaleEdit if the settings have changed since the version that the person has seen */
    async change(
      tx: WriteDatabase,
      session: Session,
      { call, body }: SettingsEdit<Settings>,
    ): Promise<Versioned<Settings>> {
      await lock(tx);
      const { version: seen, ...edited } = body;
      const present = await readPresent(tx);
      // A stored result may have added the defaults since, which is no edit.
      const seesDefaults = seen === 0 && isDeepStrictEqual(present.settings, defaults);
      if (seen !== present.version && !seesDefaults)
        throw new StaleEdit(say("settings.stale"), {
          ...present.settings,
          version: present.version,
        });
      const settings = schema.read(schema.version, edited);
      const version = await add(tx, settings, session.email);
      const change = { call, before: present.settings, after: settings };
      await recordChange(tx, session, { ...change, record: `${kind} 1` });
      return { ...settings, version };
    },
  };
}
