import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Chunk = z.object({
  file: z.string(),
  css: z._default(z.array(z.string()), []),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  assets: z._default(z.array(z.string()), []),
});
const Manifest = z.record(z.string(), Chunk);

/** The output of the client build: the script and styles of each source file. */
export type ClientManifest = z.infer<typeof Manifest>;

/** Reads the manifest that Vite has left in the folder of the build. */
export const readManifest = (folder: string): ClientManifest =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));

/** Returns the chunk of a source file. Throws if the build has none. */
export function chunkOf(manifest: ClientManifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk;
}

/** Returns the chunks of all sources and of their imports, dependencies first, each once. */
function chunksOf(manifest: ClientManifest, sources: readonly string[], seen = new Set<string>()) {
  for (const source of sources) {
    if (seen.has(source)) continue;
    chunksOf(manifest, chunkOf(manifest, source).imports, seen);
    seen.add(source);
  }
  return [...seen].map((source) => chunkOf(manifest, source));
}

/** Returns the style files that these sources need, in the order of the cascade. */
export const stylesOf = (manifest: ClientManifest, sources: readonly string[]) => [
  ...new Set(chunksOf(manifest, sources).flatMap(({ css }) => css)),
];

/** Returns the script files that these sources import statically. */
export const scriptsOf = (manifest: ClientManifest, sources: readonly string[]) =>
  chunksOf(manifest, sources).map(({ file }) => file);

/** Returns the fonts, pictures and other files that these sources and their imports name. */
export const assetsOf = (manifest: ClientManifest, sources: readonly string[]) => [
  ...new Set(chunksOf(manifest, sources).flatMap(({ assets }) => assets)),
];
