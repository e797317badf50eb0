import { connect } from "../../../server/db/connect";
import { readSecrets } from "../../../server/db/embedded/secrets";
import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { firstStart } from "../../../server/firstStart";
import { people } from "../people";
import { temporaryFolder } from "../temporaryFolder";

/** Starts the built product with the demo plant in a temporary folder. */
const dataDir = temporaryFolder("e2e");
process.on("exit", dataDir.remove);

// The tests also sign in as the demo's second admin, whose password a first start would generate.
const { databasePassword } = await readSecrets(dataDir.path);
const embedded = await startEmbedded(dataDir.path, databasePassword);
const { db, close } = await connect(embedded.url);
const staffPassword = people.staff.password;
await firstStart(db, { ...people.owner, demo: true, staffPassword }, async () => undefined);
await close();
await embedded.stop();

process.env.DATA_DIR = dataDir.path;
await import("../../../server/main");
