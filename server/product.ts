import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function folderOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : folderOf(folder);
}

/** The folder of the product, found by its `package.json`: sources and built files lie at different depths. */
export const productFolder = folderOf(fileURLToPath(import.meta.url));

/** The version of the product, as in `package.json`. */
export const productVersion = "0.10.0";
