import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { validate } from "../contract/errors";
import { isIdentity, isRecipient } from "./backups/ageKeys";
import { defaultDataDir } from "./db/embedded/cluster";
import { isAddress } from "./db/hosts";
import { StartupError } from "./errors";

const noPort = "must be a port number from 0 to 65535";
const port = z.coerce
  .number(noPort)
  .check(z.int(noPort), z.minimum(0, noPort), z.maximum(65_535, noPort));

const databaseUrl = z
  .string()
  .check(z.refine(isAddress, "must look like postgres://user:password@host:5432/database"));

/** True for an address such as `192.0.2.1`, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.trim().split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const maxBits = version === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= maxBits);
}

/** A number becomes a function, because Fastify treats a bare number differently. The nearest address is hop 0. */
const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^(true|false|\d{1,3})$/.test(value) || value.split(",").every(isNetwork),
        "must be true, false, a number of proxies, or their addresses separated by commas",
      ),
    ),
  z.transform((value): TrustProxy => {
    if (value === "true" || value === "false") return value === "true";
    const proxies = Number(value);
    return /^\d+$/.test(value) ? (_address, hop) => hop < proxies : value;
  }),
);

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Environment = z.object({
  /** The port to listen on. 0 takes any free port. */
  PORT: z._default(port, 3000),
  /** The address to listen on; 0.0.0.0 to be reached from other machines. */
  HOST: z._default(z.string(), "127.0.0.1"),
  /** The folder of the embedded PostgreSQL and the generated secrets. */
  DATA_DIR: z.optional(z.string()),
  /** Another PostgreSQL to use in place of the embedded one. The server uses the one host of several that takes writes. */
  DATABASE_URL: z.optional(databaseUrl),
  /**
   * The address of the database of `DATABASE_URL` without the pooler. Needed if `DATABASE_URL` leads through a pooler by
   * transaction.
   */
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  /**
   * The address of the database of `DATABASE_URL` with the role that owns the tables. Needed if the role of `DATABASE_URL`
   * owns none.
   */
  DATABASE_MIGRATION_URL: z.optional(databaseUrl),
  /** The data for an empty database. With DATABASE_URL the default is none. */
  SEED: z.optional(z.enum(["demo", "none"], "must be demo or none")),
  /** The first super admin, made when there is no admin yet: the password is looked at then. */
  ADMIN_EMAIL: z._default(z.email("must be an email address"), "owner@example.com"),
  ADMIN_PASSWORD: z.optional(z.string()),
  /** Signs the sessions; several instances must share one. */
  JWT_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** Other origins with pages that may call, separated by commas. Without it only the server's own origin may. */
  CORS_ORIGIN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s,/]+(, *https?:\/\/[^\s,/]+)*$/,
          "must be origins such as https://example.com, separated by commas",
        ),
      ),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`), "warn"),
  /** The proxies with a trusted X-Forwarded-For header, which gives the client's address. */
  TRUST_PROXY: z._default(trustProxy, false),
  /** The mail server that sends the outbox, such as `smtps://user:password@host:465`. Without it no emails are sent. */
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
          "must look like smtps://user:password@host:465",
        ),
      ),
  ),
  /** The sender of the emails: an address, or a name with the address in angle brackets. */
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          "must be an email address, or Name <address>",
        ),
      ),
  ),
  /** The port that serves `/metrics`, besides `PORT`. */
  METRICS_PORT: z.optional(port),
  /** The token with which a reader gets `/metrics` at `PORT`. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  /** The folder of backups. The default is `backups` in DATA_DIR. */
  BACKUP_DIR: z.optional(z.string()),
  /** The hour of the daily backup in India, or `off`. */
  BACKUP_HOUR: z._default(
    z
      .string()
      .check(z.regex(/^(off|\d|1\d|2[0-3])$/, "must be an hour from 0 to 23 in India, or off")),
    "2",
  ),
  /** The maker of daily backups and drills: the server, or the command `schedule` in a separate process. */
  BACKUP_SCHEDULE: z._default(z.enum(["server", "command"], "must be server or command"), "server"),
  /** `off` migrates without a backup, for a disk without room for one. */
  BACKUP_BEFORE_MIGRATION: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  /** Backups are encrypted by this passphrase. */
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(12, "must have at least 12 characters")),
  ),
  /** Backups are encrypted for this public key of age. */
  BACKUP_RECIPIENT: z.optional(
    z
      .string()
      .check(
        z.refine(isRecipient, "must be a public key of age, age1…, without a typing error in it"),
      ),
  ),
  /** The secret key of that public key. Without it the server cannot prove that a restore works. */
  BACKUP_IDENTITY: z.optional(
    z
      .string()
      .check(
        z.refine(
          isIdentity,
          "must be a secret key of age, AGE-SECRET-KEY-1…, without a typing error in it",
        ),
      ),
  ),
  /** A bucket of an S3-compatible storage for backups, by path, with an optional prefix. */
  BACKUP_BUCKET_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^\s/]+\/[^\s?#]+$/, "must look like https://host/bucket/folder"),
      ),
  ),
  BACKUP_BUCKET_REGION: z._default(z.string(), "us-east-1"),
  BACKUP_BUCKET_KEY_ID: z.optional(z.string()),
  BACKUP_BUCKET_SECRET: z.optional(z.string()),
});

export const settingNames = Object.keys(Environment.shape);

/** All proxies, no proxy, proxies at these addresses, or a test by hop. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/**
 * Reads the settings. An empty variable counts as absent.
 * @throws StartupError naming the first variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value !== "");
  const read = validate(Environment, Object.fromEntries(nonEmpty));
  if (!read.ok) {
    const [[name, error] = []] = Object.entries(read.errors);
    throw new StartupError(`${name} ${error?.replace(/^[MT]/, (first) => first.toLowerCase())}`);
  }
  const env = read.value;
  if (env.DATABASE_MIGRATION_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new StartupError(
      "DATABASE_MIGRATION_URL needs DATABASE_URL, the role that serves the calls",
    );
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new StartupError("DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler");
  }
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined))
    throw new StartupError("SMTP_URL and MAIL_FROM must be set together");
  const dataDir = resolve(env.DATA_DIR ?? defaultDataDir(process.cwd()));
  const s3Keys = { id: env.BACKUP_BUCKET_KEY_ID, secret: env.BACKUP_BUCKET_SECRET };
  if (
    env.BACKUP_BUCKET_URL !== undefined &&
    (s3Keys.id === undefined || s3Keys.secret === undefined)
  )
    throw new StartupError("BACKUP_BUCKET_URL needs BACKUP_BUCKET_KEY_ID and BACKUP_BUCKET_SECRET");
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    backup: {
      folder: resolve(env.BACKUP_DIR ?? join(dataDir, "backups")),
      hour: env.BACKUP_HOUR === "off" ? undefined : Number(env.BACKUP_HOUR),
      isMadeByServer: env.BACKUP_SCHEDULE === "server",
      isBeforeMigrations: env.BACKUP_BEFORE_MIGRATION === "on",
      keys: {
        passphrase: env.BACKUP_PASSPHRASE,
        recipient: env.BACKUP_RECIPIENT,
        identity: env.BACKUP_IDENTITY,
      },
      s3:
        env.BACKUP_BUCKET_URL === undefined
          ? undefined
          : {
              url: env.BACKUP_BUCKET_URL,
              region: env.BACKUP_BUCKET_REGION,
              accessKeyId: s3Keys.id ?? "",
              secretAccessKey: s3Keys.secret ?? "",
            },
    },
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL,
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? ("demo" as const) : ("none" as const)),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    jwtSecret: env.JWT_SECRET,
    corsOrigin: env.CORS_ORIGIN,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    mail:
      env.SMTP_URL === undefined || env.MAIL_FROM === undefined
        ? undefined
        : { url: env.SMTP_URL, from: env.MAIL_FROM },
    metrics: {
      token: env.METRICS_TOKEN,
      listen:
        env.METRICS_PORT === undefined ? undefined : { host: env.HOST, port: env.METRICS_PORT },
    },
  };
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of a server. Without a common JWT_SECRET each server would reject the others' sessions.
 * @throws StartupError if one is wrong
 */
export function readServerConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(environment);
  if (config.databaseUrl !== undefined && config.jwtSecret === undefined) {
    throw new StartupError(
      "JWT_SECRET must be set along with DATABASE_URL, the same for every server of that database",
    );
  }
  return config;
}
