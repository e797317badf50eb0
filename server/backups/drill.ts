import { say } from "../../domain/messages/say";
import { conflict } from "../errors";
import { loadBackup } from "./loadBackup";
import { rowsIn } from "./manifest";
import { readBackupName } from "./names";
import type { BackupSettings } from "./settings";
import type { BackupStore } from "./store";

/** @throws HttpError 409 if there is none */
async function findNewestBackup(store: BackupStore) {
  const files = await store.list();
  const moment = ({ name }: { name: string }) => readBackupName(name)?.madeAt.getTime() ?? 0;
  const [newest] = files.sort((one, other) => moment(other) - moment(one));
  if (!newest) throw conflict(say("backup.none"));
  return newest;
}

/**
 * Restores the newest backup into a temporary database, signs in there, and drops it. The plant is not touched.
 * @throws HttpError 409 with what does not work
 */
export async function proveRestore(settings: BackupSettings) {
  const { store, ownerUrl, keys, trySignIn } = settings;
  const { name, bytes } = await findNewestBackup(store);
  const loaded = await loadBackup(ownerUrl, "drill", () => store.read(name), keys);
  try {
    if (!(await trySignIn(loaded.url))) throw conflict(say("backup.signIn"));
    return { file: name, bytes, rows: rowsIn(loaded.manifest) };
  } finally {
    await loaded.close();
    await loaded.drop();
  }
}
