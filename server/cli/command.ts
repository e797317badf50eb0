import type { Operations } from "../backups/operations";
import type { Config } from "../config";
import type { Connection } from "../db/connect";

export interface Options {
  role?: string | undefined;
  "first-name"?: string | undefined;
  "last-name"?: string | undefined;
  years?: string | undefined;
  "dry-run"?: boolean | undefined;
}

/**
 * The plant that the server would use. The server need not run. The command line closes all connections after the
 * command.
 */
export interface CommandPlant {
  readonly config: Config;
  /** The sentence about a killed restore that the opening of the database has finished or undone. */
  mended?: string | undefined;
  /** Returns the address of the database with the owner's role. Starts the embedded PostgreSQL if it does not run. */
  ownerUrl(): Promise<string>;
  /** Opens the database with the tables of this version. */
  open(): Promise<Connection>;
  operations(): Promise<Operations>;
}

export interface Command {
  args: string;
  description: string;
  /** @returns the message to print when it was done, or one with an exit code of its own */
  run(
    plant: CommandPlant,
    args: string[],
    options: Options,
  ): Promise<string | { text: string; code: number }>;
}

/** @throws TypeError, which is printed as a wrong usage */
export function onlyArgument(args: string[], what: string): string {
  const [value, ...more] = args;
  if (value === undefined || more.length > 0) throw new TypeError(`Give one ${what}`);
  return value;
}

/** @throws TypeError, which is printed as a wrong usage */
export function optionalArgument(args: string[], what: string): string | undefined {
  return args.length === 0 ? undefined : onlyArgument(args, what);
}

/** @throws TypeError, which is printed as a wrong usage */
export function noArguments(args: string[]): void {
  if (args.length > 0) throw new TypeError("This command takes no arguments");
}
