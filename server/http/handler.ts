import type { Readable } from "node:stream";
import type * as z from "zod/mini";
import type { Calls } from "../../contract/callSchemas";
import type { CallName, PathParams } from "../../contract/routes";
import type { FileKind } from "../../domain/attachments/fileKinds";
import type { Message } from "../../domain/messages/say";
import type { CookieJar, DeviceCookies } from "../auth/deviceCookies";
import type { PasswordCost } from "../auth/passwords";
import type { FactorKeys } from "../auth/secondFactors";
import type { Session, Sessions } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import type { Database, WriteDatabase } from "../db/connect";
import type { Transact, TransactionOptions } from "../db/transact";
import type { ChangeFeed } from "../lists/changeFeed";
import type { ListSource } from "../lists/listSource";

/** Backups, drills and restores for the calls of the office. A run that is started ends later. */
export interface OperationsService {
  /** The folder or the address of the storage. */
  readonly place: string;
  /** The hour of the daily backup in India. Undefined without a daily backup. */
  readonly hour: number | undefined;
  readonly isEncrypted: boolean;
  /** False if the server cannot read its own encrypted backups. */
  readonly isProvable: boolean;
  /** True if the disk of the plant's data has the backups too. False if that is not known. */
  isOnSameDisk(): Promise<boolean>;
  /** Returns the free bytes of the disk on which backups are written. Undefined if they cannot be read. */
  readFreeBytes(): Promise<number | undefined>;
  /** Lists the stored backups. @throws HttpError with a sentence for the person if the storage cannot be read */
  listBackups(): Promise<readonly { name: string; bytes: number; madeAt: Date }[]>;
  /** Opens a backup. @throws HttpError 404 if there is no such backup */
  readBackup(name: string): Promise<Readable>;
  /** Starts a backup. @throws HttpError 409 if a backup, drill or restore runs already */
  startBackup(email: string): Promise<void>;
  /** Starts a drill. @throws HttpError 409 if a backup, drill or restore runs already */
  startDrill(email: string): Promise<void>;
  /** Starts a restore. @throws HttpError 404 without the backup, 409 if a backup, drill or restore runs already */
  startRestore(email: string, name: string, passphrase?: string): Promise<void>;
}

/** The services of the host, without its database. */
export interface Services {
  sessions: Sessions;
  devices: DeviceCookies;
  passwordCost: PasswordCost;
  factorKeys: FactorKeys;
  changes: ChangeFeed;
  /** The duration of a stream of changes, in milliseconds. */
  liveMillis: number;
  /** True if the server sends the emails of the outbox. */
  sendsEmails: boolean;
  /** Undefined on a server without backups. */
  operations?: OperationsService | undefined;
}

/** The context of a read, and of a write that opens its transactions itself. */
export interface Context extends Services {
  readonly db: Database;
  readonly transact: Transact;
}

/** The context of all other writes. The host opens `tx`, which also stores the reply to an `Idempotency-Key`. */
export interface WriteContext extends Services {
  readonly tx: WriteDatabase;
}

interface SessionsByAccess {
  public: undefined;
  device: Session | DeviceSession;
  admin: Session;
  super: Session;
}

export interface Input<N extends CallName> {
  params: PathParams<N>;
  body: Calls[N] extends { body: infer B extends z.ZodMiniType }
    ? z.output<B>
    : Calls[N] extends { encoding: "csv" | "file" }
      ? Readable
      : undefined;
  query: Calls[N] extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined;
  /** The caller's session. Null on a public call. */
  session: SessionsByAccess[Calls[N]["access"]];
  address: string;
  /** The host name and port that the browser asked. */
  authority: string;
  userAgent: string;
  /** The cookies of the browser. */
  cookies: CookieJar;
  /** Reads the session again. @throws HttpError if it has ended, or may no longer make the call */
  readSession(): Promise<SessionsByAccess[Calls[N]["access"]]>;
}

/** A file from the database: its name, kind and content. */
export interface StoredFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly content: Buffer;
}

/**
 * The reply of a call: JSON by the reply's schema, text, a message as text, CSV, a picture, a PDF, a stored file, a backup or
 * a stream of lines.
 */
type ReplyBody<N extends CallName> = Calls[N]["reply"] extends z.ZodMiniType
  ? z.input<Calls[N]["reply"]>
  : Calls[N]["reply"] extends "png" | "webp" | "pdf"
    ? Buffer
    : Calls[N]["reply"] extends "ndjson" | "backup"
      ? Readable
      : Calls[N]["reply"] extends "text"
        ? Message
        : Calls[N]["reply"] extends "file"
          ? StoredFile
          : string;

type FieldOf<N extends CallName> = Calls[N] extends { csvRow: infer R extends z.ZodMiniObject }
  ? keyof R["shape"] & string
  : Calls[N] extends { row: infer R extends z.ZodMiniObject }
    ? keyof R["shape"] & string
    : never;

type RowOf<N extends CallName> = Calls[N] extends { row: infer R extends z.ZodMiniObject }
  ? z.input<R>
  : never;

/** Rows of a table need an expression for every field. Computed rows have all fields. */
type ListOf<N extends CallName> = ListSource<FieldOf<N>, RowOf<N>>;

/** TypeScript compares parameters of method types bivariantly, so the dispatcher can pass each handler its input. */
interface HandlerTypes<N extends CallName> {
  read(input: Input<N>, context: Context): Promise<ReplyBody<N>>;
  list(input: Input<N>, context: Context): ListOf<N> | Promise<ListOf<N>>;
  write(input: Input<N>, context: WriteContext): Promise<ReplyBody<N>>;
}

/** A write whose transaction differs from that of other writes. */
interface WriteWithOptions<N extends CallName> {
  readonly transaction?: TransactionOptions;
  /** True for a request that one statement writes. Without a key it needs no `begin` and `commit`. */
  isOneStatement?(input: Input<N>): boolean;
  write(input: Input<N>, context: WriteContext): Promise<ReplyBody<N>>;
}

/** A write for which the host opens no transaction. */
interface WriteOnItsOwn<N extends CallName> {
  /** Why one transaction around the handler is not possible. */
  readonly ownTransactions: string;
  run(input: Input<N>, context: Context): Promise<ReplyBody<N>>;
}

/** The handler of a write. Only a call with `repeat` may open its own transactions, because a key needs the host's. */
type WriteHandler<N extends CallName> =
  | HandlerTypes<N>["write"]
  | WriteWithOptions<N>
  | (Calls[N] extends { repeat: string } ? WriteOnItsOwn<N> : never);

/** The handler of a call returns the reply or, for a list, the source of the rows. */
export type Handlers<N extends CallName = CallName> = {
  [Name in N]: Calls[Name] extends { row: z.ZodMiniObject }
    ? HandlerTypes<Name>["list"]
    : Calls[Name] extends { method: "GET" }
      ? HandlerTypes<Name>["read"]
      : WriteHandler<Name>;
};

interface AnyHandlerTypes {
  run(input: unknown, context: Context | WriteContext): unknown;
  isOneStatement(input: unknown): boolean;
}

export type AnyRun = AnyHandlerTypes["run"];

/** A write as the dispatcher runs it. */
export interface AnyWrite {
  readonly transaction?: TransactionOptions;
  readonly isOneStatement?: AnyHandlerTypes["isOneStatement"];
  readonly write: AnyRun;
}

/** A handler as the dispatcher runs it: with the context that its call and its declaration ask for. */
export type AnyHandler =
  | AnyRun
  | AnyWrite
  | { readonly ownTransactions: string; readonly run: AnyRun };
