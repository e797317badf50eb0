import { languages } from "../../../domain/languages";
import { defineAction, type KnownAdmin, type Plant, pickFrom, withKey } from "../plant";
import { expectOutcome, numbered } from "./requests";

const passwordOf = (key: string) => `a-long-password-${key}`;

const formOf = (key: string) => ({
  userName: `office${key}`,
  firstName: "Meena",
  lastName: `Rao ${key}`,
  email: `office.${key}@example.com`,
  phoneNumber: "+91 98450 00000",
  gender: "female",
});

const roleOf = (isSuper: boolean) => (isSuper ? "ROLE_SUPER_ADMIN" : "ROLE_ADMIN");

/** An account of the office, with a role that may be one of all rights. */
const addAdmin = defineAction({
  name: "addAdmin",
  weight: 0.5,
  choose: (random, { admins }) => (admins.length < 8 ? { isSuper: random.chance(0.3) } : undefined),
  async act({ isSuper }, plant, key) {
    const password = passwordOf(key);
    const body = { ...formOf(key), role: roleOf(isSuper), password };
    const reply = await plant.host.call("owner", "createAdmin", { body });
    expectOutcome(reply, "accepted", `The admin ${key}`);
    const again = await plant.host.call("owner", "createAdmin", { body });
    expectOutcome(again, "admin.sameEmail", `A second admin ${key}`);
    const { body: all } = await plant.host.call("owner", "getAdmins");
    const { id } = all.find(({ email }: { email: string }) => email === body.email);
    plant.admins.push({ key, id, email: body.email, password, isSuper, isActive: true });
  },
});

const signIn = async ({ host }: Plant, { email, password }: KnownAdmin) =>
  host.call("visitor", "login", { body: { email, password } });

/** An active account signs in, a super admin alone sees the accounts, and a deactivated one gets no session. */
async function expectAccess(plant: Plant, admin: KnownAdmin, before?: string) {
  const { callWith } = plant.host;
  if (!admin.isActive && before !== undefined)
    expectOutcome(await callWith(before, "getAccount"), "signIn", "A session of before");
  const reply = await signIn(plant, admin);
  const request = `The sign-in of ${JSON.stringify(admin)}`;
  if (!expectOutcome(reply, admin.isActive ? "accepted" : "login.wrong", request)) return undefined;
  const token = String(reply.body.token);
  const seen = await callWith(token, "getAdmins");
  expectOutcome(seen, admin.isSuper ? "accepted" : "forbidden", `getAdmins as ${admin.email}`);
  return token;
}

/** An account gets the other role, or is deactivated or reinstated. The change counts at once. */
const changeAdmin = defineAction({
  name: "changeAdmin",
  weight: 1,
  choose(random, { admins }) {
    const admin = pickFrom(random, admins);
    return admin && { admin: admin.key, isRole: random.chance(0.5) };
  },
  async act({ admin: adminKey, isRole }, plant) {
    const admin = withKey(plant.admins, adminKey);
    if (!admin) return;
    const { call } = plant.host;
    const token = await expectAccess(plant, admin);
    const { body: all } = await call("owner", "getAdmins");
    const { version } = all.find(({ id }: { id: number }) => id === admin.id);
    const form = { ...formOf(adminKey), role: roleOf(!admin.isSuper), version };
    const change = admin.isActive ? "deactivateAdmin" : "reinstateAdmin";
    const reply = isRole
      ? await call("owner", "updateAdmin", numbered(admin.id, form))
      : await call("owner", change, numbered(admin.id));
    expectOutcome(reply, "accepted", `${isRole ? "updateAdmin" : change} of ${admin.email}`);
    if (isRole) admin.isSuper = !admin.isSuper;
    else admin.isActive = !admin.isActive;
    await expectAccess(plant, admin, token);
  },
});

/** An admin edits the own account, and signs out everywhere. No session is left. */
const editAccount = defineAction({
  name: "editAccount",
  weight: 0.7,
  choose(random, { admins }) {
    const admin = pickFrom(random, admins, ({ isActive }) => isActive);
    return admin && { admin: admin.key, language: random.pick(languages) };
  },
  async act({ admin: adminKey, language }, plant, key) {
    const admin = withKey(plant.admins, adminKey);
    if (!admin) return;
    const { callWith } = plant.host;
    const first = String((await expectAccess(plant, admin)) ?? "");
    const { body: account } = await callWith(first, "getAccount");
    const body = { firstName: "Meena", lastName: `Rao ${key}`, version: account.version };
    const edited = await callWith(first, "updateAccount", { body });
    expectOutcome(edited, "accepted", `The account of ${admin.email}`);
    const spoken = await callWith(first, "changeLanguage", { body: { language } });
    expectOutcome(spoken, "accepted", `The language of ${admin.email}`);
    const passwords = { currentPassword: admin.password, newPassword: passwordOf(key) };
    const changed = await callWith(first, "changePassword", { body: passwords });
    expectOutcome(changed, "accepted", `The password of ${admin.email}`);
    admin.password = passwordOf(key);
    expectOutcome(await callWith(first, "getAccount"), "signIn", "A session of before");
    const token = String(changed.body.token);
    expectOutcome(await callWith(token, "signOutEverywhere"), "accepted", "Signing out");
    expectOutcome(await callWith(token, "getAccount"), "signIn", "A session after signing out");
  },
});

/** A super admin gives a link for a new password, which works once, and ends a session. */
const helpAdmin = defineAction({
  name: "helpAdmin",
  weight: 0.6,
  choose(random, { admins }) {
    const admin = pickFrom(random, admins, ({ isActive }) => isActive);
    return admin && { admin: admin.key, isOwnEnd: random.chance(0.5) };
  },
  async act({ admin: adminKey, isOwnEnd }, plant, key) {
    const admin = withKey(plant.admins, adminKey);
    if (!admin) return;
    const { call, callWith } = plant.host;
    const made = await call("owner", "createPasswordLink", numbered(admin.id));
    expectOutcome(made, "accepted", `A link for ${admin.email}`);
    const sent = { body: { token: made.body.token, password: passwordOf(key) } };
    expectOutcome(await call("visitor", "setPassword", sent), "accepted", "A password by a link");
    admin.password = passwordOf(key);
    const again = await call("visitor", "setPassword", sent);
    expectOutcome(again, "link.noLongerGood", "The same link again");
    const token = String((await expectAccess(plant, admin)) ?? "");
    const { sessions } = (await callWith(token, "getSessions")).body;
    const own = sessions.find(({ isThis }: { isThis: boolean }) => isThis);
    const params = { id: String(admin.id), sessionId: own.id };
    const ended = isOwnEnd
      ? await callWith(token, "endSession", { params: { id: own.id } })
      : await call("owner", "endAdminSession", { params });
    expectOutcome(ended, "accepted", `The end of a session of ${admin.email}`);
    expectOutcome(await callWith(token, "getAccount"), "signIn", "The ended session");
  },
});

export const adminActions = [addAdmin, changeAdmin, editAccount, helpAdmin];
