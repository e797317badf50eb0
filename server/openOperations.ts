import { and, eq, isNull } from "drizzle-orm";
import { routes } from "../contract/routes";
import { buildApp } from "./app";
import { sessions } from "./auth/sessions";
import { keyFingerprint } from "./backups/archiveFiles";
import { type Operations, operations } from "./backups/operations";
import { folderStore, s3Store } from "./backups/store";
import type { Config } from "./config";
import { type BeforeMigrations, connectForCalls } from "./db/connect";
import { databaseRole } from "./db/hosts";
import { admins } from "./db/schema";
import { embeddedRole } from "./db/serverRole";
import { errorMessage, StartupError } from "./errors";

/** Signs a super admin in and reads the own account, as the office does. */
async function trySignIn(url: string, secret: string): Promise<boolean> {
  const { db, close } = await connectForCalls(url, { max: 2 });
  const app = buildApp({ db, secret });
  try {
    const [admin] = await db
      .select({ id: admins.id, tokenVersion: admins.tokenVersion })
      .from(admins)
      .where(and(eq(admins.role, "ROLE_SUPER_ADMIN"), isNull(admins.deactivatedAt)))
      .limit(1);
    if (!admin) return false;
    const token = await sessions(db, secret).issue(admin);
    const { statusCode } = await app.inject({
      url: `/api${routes.getAccount.path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return statusCode === 200;
  } finally {
    await app.close();
    await close();
  }
}

/** Returns the role that serves the calls, if another role owns the tables. */
function callsRoleOf({ databaseUrl, migrationUrl }: Config): string | undefined {
  if (databaseUrl === undefined) return embeddedRole;
  return migrationUrl === undefined ? undefined : databaseRole(databaseUrl);
}

interface Opened {
  /** The database for the owner of the tables. */
  ownerUrl: string;
  /** The secret that signs the sessions. */
  secret: string;
  logError: (error: unknown) => void;
}

/** Returns the backups, drills and restores by the settings. */
export function openOperations(config: Config, { ownerUrl, secret, logError }: Opened): Operations {
  const { folder, keys, s3 } = config.backup;
  return operations({
    ownerUrl,
    callsRole: callsRoleOf(config),
    folder,
    dataFolder: s3 === undefined && config.databaseUrl === undefined ? config.dataDir : undefined,
    store: s3 === undefined ? folderStore(folder) : s3Store(s3),
    keys,
    key: keyFingerprint(secret),
    trySignIn: (url) => trySignIn(url, secret),
    logError,
  });
}

/** Makes a backup before migrations, unless a setting says not to. @throws StartupError if it fails */
export function backupBeforeMigrations(
  { backup: { isBeforeMigrations } }: Config,
  { backup }: Operations,
): BeforeMigrations | undefined {
  if (!isBeforeMigrations) return undefined;
  return async () => {
    try {
      await (await backup("migration"))?.ended;
    } catch (error) {
      throw new StartupError(
        `There is no backup from before the migration, so the tables are as they were. ${errorMessage(error)} BACKUP_BEFORE_MIGRATION=off migrates without a backup`,
      );
    }
  };
}
