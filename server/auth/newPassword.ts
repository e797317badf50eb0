import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod/mini";
import { commonPassword, Password } from "../../contract/admins";
import { validate } from "../../contract/errors";
import { isCommonPassword } from "../../domain/commonPasswords";
import { StartupError } from "../errors";

const Words = z.array(z.string());

/** The data file itself: the package's module decompresses it in each process, which is slow. */
const passwordsFile = "@zxcvbn-ts/language-common/src/passwords.json";

let leaked: ReadonlySet<string> | undefined;

/** The 49,000 passwords that leaked most often, in lower case; read when they are first asked for. */
function leakedPasswords(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve(passwordsFile);
  leaked ??= new Set(Words.parse(JSON.parse(readFileSync(path, "utf8"))));
  return leaked;
}

/** A password that an admin may choose: passes the browser's checks and is not in the list of leaked passwords. */
export const NewPassword = Password.check(
  z.refine((password) => !isCommonPassword(password, leakedPasswords()), commonPassword),
);

/**
 * Checks the password that an operator gives in the environment.
 * @throws StartupError if the password is not allowed
 */
export function checkAdminPassword(password: string): void {
  const chosen = validate(NewPassword, password);
  if (!chosen.ok)
    throw new StartupError(`ADMIN_PASSWORD: ${Object.values(chosen.errors).join("; ")}`);
}
