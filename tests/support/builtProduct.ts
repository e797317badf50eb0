import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { people } from "./people";

/** Starts the built product with the demo plant in a folder that is gone afterwards. */
const dataDir = mkdtempSync(join(tmpdir(), "plant-e2e-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
process.env.DATA_DIR = dataDir;
process.env.ADMIN_EMAIL = people.owner.email;
process.env.ADMIN_PASSWORD = people.owner.password;
await import("../../server/main");
