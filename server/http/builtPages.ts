import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";

const Build = z.object({
  /** The host that the pages call. */
  apiHost: z.string(),
  /** The files of this build, by their path in the folder. Builds of earlier versions do not name them. */
  files: z._default(z.array(z.string()), []),
});
type Build = z.infer<typeof Build>;

/** Returns the path of the build's file. The file is next to the folder, so visitors cannot request it. */
const fileOf = (webRoot: string) => `${webRoot}.json`;

/** Stores the facts about the built pages that the server and the next build need. */
export const writeBuild = (webRoot: string, build: Build) =>
  writeFileSync(fileOf(webRoot), `${JSON.stringify(build)}\n`);

/** Reads the facts of the last build into this folder, if there was one. */
export const readBuild = (webRoot: string): Build | undefined =>
  existsSync(fileOf(webRoot))
    ? Build.parse(JSON.parse(readFileSync(fileOf(webRoot), "utf8")))
    : undefined;

/** Replaces the origin at which the pages are served. */
const ownOrigin = "https://own.invalid";

/** Returns the API's origin, for the content security policy. Empty for pages that call their own origin. */
export function apiOrigins(webRoot: string | undefined): string[] {
  const apiHost = webRoot === undefined ? undefined : readBuild(webRoot)?.apiHost;
  if (
    apiHost === undefined ||
    !/^(https?:)?\/\//i.test(apiHost) ||
    !URL.canParse(apiHost, ownOrigin)
  )
    return [];
  const { origin, host } = new URL(apiHost, ownOrigin);
  return [apiHost.startsWith("//") ? host : origin];
}
