import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "../../../server/db/embedded/startEmbedded";
import { dataDirs } from "../../support/dataDir";

const { newDataDir } = dataDirs();

test("a data folder of another PostgreSQL major says both versions and the way out", async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "15\n");
  await expect(openEmbedded(dataDir, "secret")).rejects.toThrow(
    /^DATA_DIR .* has data of PostgreSQL 15, and this version has PostgreSQL \d+: start the version of the product that made the data, run plant backup FILE, and restore the file with this version into an empty DATA_DIR$/,
  );
});
