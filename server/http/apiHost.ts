import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";

const BuiltFor = z.object({ apiHost: z.string() });

/** Beside the folder, not in it: it is nothing that visitors ask for. */
const fileOf = (webRoot: string) => `${webRoot}.json`;

/** Has the server know which host the built pages call. */
export const writeApiHost = (webRoot: string, apiHost: string) =>
  writeFileSync(
    fileOf(webRoot),
    `${JSON.stringify({ apiHost } satisfies z.infer<typeof BuiltFor>)}\n`,
  );

/** Stands for wherever the pages are served. */
const ownOrigin = "https://own.invalid";

/**
 * The origin that the built pages call where it is not their own, as a content security policy names
 * it: none for a path such as `/api`.
 */
export function apiOrigins(webRoot: string | undefined): string[] {
  if (webRoot === undefined || !existsSync(fileOf(webRoot))) return [];
  const { apiHost } = BuiltFor.parse(JSON.parse(readFileSync(fileOf(webRoot), "utf8")));
  if (!/^(https?:)?\/\//i.test(apiHost) || !URL.canParse(apiHost, ownOrigin)) return [];
  const { origin, host } = new URL(apiHost, ownOrigin);
  return [apiHost.startsWith("//") ? host : origin];
}
