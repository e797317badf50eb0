import { randomUUID } from "node:crypto";
import { callWith, sessionToken } from "../../support/serverProcess";
import type { ThreeInstances } from "./threeInstances";

const rowsPerFile = 400;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Returns a reply with 503. A request without an answer may have been done, like one with 503. */
const unanswered = () => ({ status: 503, body: undefined });

/** Returns a new session's token. Waits while the database is away. */
async function tokenAtLast(...[origin, who]: Parameters<typeof sessionToken>) {
  for (;;) {
    try {
      return await sessionToken(origin, who);
    } catch (error) {
      if (!/503|fetch failed/.test(String(error))) throw error;
      await pause(500);
    }
  }
}

/** Imports one file after the other; a file that was answered with 503 is sent again. */
async function importFiles({ origin, asOwner }: ThreeInstances, isOver: () => boolean) {
  const token = await tokenAtLast(origin);
  const found = { files: 0, away: 0, wrong: 0 };
  while (!isOver()) {
    const sector = `Sector ${found.files}`;
    const rows = Array.from(
      { length: rowsPerFile },
      (_, row) => `Mill ${row},${sector},Mysuru,KA,Plot 1`,
    );
    const text = ["industryName,sector,city,state,address", ...rows].join("\n");
    for (;;) {
      const { status } = await fetch(`${origin}/api/admin/import/industries`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
        body: text,
      }).catch(unanswered);
      if (status === 200) break;
      if (status !== 503) throw new Error(`An import was answered with ${status}`);
      found.away += 1;
      await pause(500);
    }
    found.files += 1;
    const [count] = await asOwner(
      `select count(*)::int as rows from industries where sector = '${sector}'`,
    );
    if (count?.rows !== rowsPerFile) found.wrong += 1;
  }
  return found;
}

/** Changes an admin's password again and again. After a 503 it finds out which password is valid. */
async function changePasswords({ origin }: ThreeInstances, isOver: () => boolean) {
  const owner = callWith(origin, await tokenAtLast(origin));
  const email = "often@example.com";
  let password = randomUUID();
  const names = { userName: "often", firstName: "Asha", lastName: "Rao", gender: "female" };
  const admin = { ...names, email, password, phoneNumber: "+91 98450 00000", role: "ROLE_ADMIN" };
  for (;;) {
    const { status } = await owner("POST", "/admin/create", admin).catch(unanswered);
    // The admin is there already if the reply to the first try was lost.
    if (status === 200 || status === 409) break;
    if (status !== 503) throw new Error(`The admin was answered with ${status}`);
    await pause(500);
  }
  const found = { changes: 0, away: 0, wrong: 0 };
  const isGood = async (tried: string) => {
    for (;;) {
      const { status } = await owner("POST", "/admin/login", { email, password: tried }).catch(
        unanswered,
      );
      if (status === 200 || status === 401) return status === 200;
      await pause(500);
    }
  };
  while (!isOver()) {
    const call = callWith(origin, await tokenAtLast(origin, { email, password }));
    const newPassword = randomUUID();
    const body = { currentPassword: password, newPassword };
    const { status } = await call("PUT", "/admin/account/password", body).catch(unanswered);
    found.changes += 1;
    if (status !== 200 && status !== 503)
      throw new Error(`A password change was answered with ${status}`);
    if (status === 503) found.away += 1;
    const [isNew, isOld] = [await isGood(newPassword), await isGood(password)];
    if (isNew === isOld || (status === 200 && !isNew)) found.wrong += 1;
    if (isNew) password = newPassword;
  }
  return found;
}

/** Makes the writes that nginx does not repeat, while instances start and stop. */
export async function unrepeatedWrites(three: ThreeInstances, isOver: () => boolean) {
  const [imports, passwords] = await Promise.all([
    importFiles(three, isOver),
    changePasswords(three, isOver),
  ]);
  return { imports, passwords };
}
