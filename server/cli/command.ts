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
  /** The sentence about copies of a killed restore or drill that the opening of the database has dropped. */
  abandoned?: string | undefined;
  /** Returns the address of the database with the owner's role. Starts the embedded PostgreSQL if it does not run. */
  ownerUrl(): Promise<string>;
  /** Opens the database with the tables of this version. */
  open(): Promise<Connection>;
  operations(): Promise<Operations>;
}

export interface Command {
  args: string;
  description: string;
  /** Runs the command. @returns the message that is printed at the end, perhaps with an exit code */
  run(
    plant: CommandPlant,
    args: string[],
    options: Options,
  ): Promise<string | { text: string; code: number }>;
}

/**
 * Returns the one argument of a command.
 * @throws TypeError for any other number of arguments, which is printed as a wrong usage
 */
export function onlyArgument(args: string[], what: string): string {
  const [value, ...more] = args;
  if (value === undefined || more.length > 0) throw new TypeError(`Give one ${what}`);
  return value;
}

/**
 * Returns the argument of a command, if there is one.
 * @throws TypeError for several arguments, which is printed as a wrong usage
 */
export function optionalArgument(args: string[], what: string): string | undefined {
  return args.length === 0 ? undefined : onlyArgument(args, what);
}

/** Checks that a command has no argument. @throws TypeError otherwise, which is printed as a wrong usage */
export function noArguments(args: string[]): void {
  if (args.length > 0) throw new TypeError("This command takes no arguments");
}
