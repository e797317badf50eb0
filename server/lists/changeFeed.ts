import { createHash } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import type { LiveResource } from "../../contract/records";
import { throttleAsync } from "../../domain/throttleAsync";
import type { Database } from "../db/connect";
import { preparedStatement, sharedReads } from "../db/frequentReads";
import { notifications } from "../db/ownConnections";
import { listVersions } from "../db/schema";
import type { VersionedTable } from "../db/tables";

/** The tables that each resource's list and screens read. */
export type ListTables = ReadonlyMap<LiveResource, readonly VersionedTable[]>;

/** The version of each resource: another text after each change, also on another server. */
export type ResourceVersions = ReadonlyMap<LiveResource, string>;

const readTables = preparedStatement<{ table: string; version: string }>(
  "table_versions",
  sql`select table_name as table, string_agg(id || ' ' || version, ',' order by id) as version
    from ${listVersions} group by table_name`,
);

/** Returns a hash of 48 bits, so that two versions almost never have the same text. */
const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

async function readResourceVersions(db: Database, listTables: ListTables) {
  const tables = new Map((await readTables(db, {})).map(({ table, version }) => [table, version]));
  const versionOf = (names: readonly VersionedTable[]) =>
    digestOf(names.map((table) => tables.get(getTableName(table)) ?? "").join(" "));
  return new Map([...listTables].map(([resource, names]) => [resource, versionOf(names)]));
}

interface Follower {
  /** True for a follower inside this server. All other followers are screens. */
  readonly isInternal?: true;
  /** Runs after a change, with the present versions of all resources. */
  onChange(versions: ResourceVersions): void;
  /** Runs after each read of the versions, even without a change. */
  onHeartbeat(): void;
  /** Runs when the server closes. No further changes follow. */
  onClose(): void;
}

/** The minimum time between two reads of the versions, in milliseconds. */
const lookMillis = 100;

const sameVersions = (one: ResourceVersions | undefined, other: ResourceVersions) =>
  [...other].every(([resource, version]) => one?.get(resource) === version);

/**
 * Follows the versions that the database keeps for its lists. A write of this server or a notification of another one
 * only triggers a read of the versions, so a lost notification loses no change. The next heartbeat finds changes from
 * outside the servers. Without followers, the versions are not read.
 */
export function changeFeed(db: Database, listTables: ListTables, beatMillis: number) {
  const followers = new Set<Follower>();
  let known: ResourceVersions | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;

  const reads = sharedReads<ResourceVersions>();

  // Reads never overlap: a slow one would report versions from before a faster one.
  const look = () =>
    reads("versions", async () => {
      const versions = await readResourceVersions(db, listTables);
      if (sameVersions(known, versions)) return versions;
      known = versions;
      for (const follower of followers) follower.onChange(versions);
      return versions;
    });

  const looking = throttleAsync(
    async () => void (followers.size > 0 && (await look())),
    () => lookMillis,
  );
  const channel = notifications(db, looking.request);
  const notifying = throttleAsync(channel.send, () => lookMillis);

  function heartbeat() {
    looking.request();
    void channel.check();
    for (const follower of followers) follower.onHeartbeat();
  }

  return {
    /** The number of screens that follow. */
    get size() {
      return [...followers].filter(({ isInternal }) => !isInternal).length;
    },

    /** Requests a read of the versions. Call this after each commit of this server. */
    noteWrite() {
      looking.request();
      notifying.request();
    },

    /**
     * Adds a follower of changes.
     * @returns the versions that were read after the follower was added, and a function that removes the follower
     */
    async follow(follower: Follower) {
      followers.add(follower);
      channel.listen();
      beat ??= setInterval(heartbeat, beatMillis);
      const stop = () => {
        followers.delete(follower);
      };
      try {
        return { versions: await look(), stop };
      } catch (error) {
        stop();
        throw error;
      }
    },

    get isClosed() {
      return isClosed;
    },

    async close() {
      isClosed = true;
      clearInterval(beat);
      looking.stop();
      notifying.stop();
      for (const follower of followers) follower.onClose();
      await channel.close();
    },
  };
}

export type ChangeFeed = ReturnType<typeof changeFeed>;
