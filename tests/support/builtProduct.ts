import { people } from "./people";
import { temporaryFolder } from "./temporaryFolder";

/** Starts the built product with the demo plant in a folder that is gone afterwards. */
const dataDir = temporaryFolder("e2e");
process.on("exit", dataDir.remove);
process.env.DATA_DIR = dataDir.path;
process.env.ADMIN_EMAIL = people.owner.email;
process.env.ADMIN_PASSWORD = people.owner.password;
await import("../../server/main");
