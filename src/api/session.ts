export interface Session {
  readonly token: string;
  readonly admin: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

export const tokenKey = "token";
export const adminKey = "adminDetails";
/** The storage key that is set if the session's host is this product's own. */
const ownHostKey = "ownHost";
/** The storage key that is set if another host has replied to a list with a `Content-Range`. */
const listQueryKey = "hostListQuery";
/** The storage key that is set if the host has let the session list the admins, which only a super admin may. */
const managerKey = "managesPeople";
/** The storage key in which the builds before 1.0.0 noted the names of the host's features, separated by commas. */
const featuresKey = "hostFeatures";
/** The storage keys of a session. Other tabs listen to their changes. */
export const sessionKeys: readonly string[] = [tokenKey, adminKey];

export const sessionChange = "sessionchange";

let cached: { token: string | null; admin: string | null; signed: Session | undefined } = {
  token: null,
  admin: null,
  signed: undefined,
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Returns the session from a login reply or the storage. A detail that is not a text becomes an empty text. */
export const sessionOf = (
  token: string,
  { firstName, lastName, email }: Record<string, unknown>,
): Session => ({
  token,
  admin: { firstName: text(firstName), lastName: text(lastName), email: text(email) },
});

function parse(token: string | null, admin: string | null): Session | undefined {
  if (!token || !admin) return undefined;
  try {
    const details: unknown = JSON.parse(admin);
    if (typeof details !== "object" || details === null || Array.isArray(details)) return undefined;
    return sessionOf(token, { ...details });
  } catch {
    return undefined;
  }
}

/**
 * Returns the signed-in admin, or undefined. A value in the storage that cannot be read counts as signed out. The same
 * object is returned until the storage changes, so that React can use it as a snapshot.
 */
export function readSession(): Session | undefined {
  const token = localStorage.getItem(tokenKey);
  const admin = localStorage.getItem(adminKey);
  if (token !== cached.token || admin !== cached.admin)
    cached = { token, admin, signed: parse(token, admin) };
  return cached.signed;
}

/** Returns the bearer token. It is sent even if the admin's details are lost. */
export const readToken = (): string | undefined => localStorage.getItem(tokenKey) || undefined;

/** True if a call used the token of an earlier session. */
export function isReplacedToken(token: string | undefined): boolean {
  const present = readToken();
  return token !== undefined && present !== undefined && token !== present;
}

export const notifySessionChange = () => window.dispatchEvent(new Event(sessionChange));

/**
 * Stores a session.
 * @param isOwn true if the login reply says that the host has all calls
 */
export function startSession({ token, admin }: Session, isOwn = false): void {
  forgetHost();
  if (isOwn) localStorage.setItem(ownHostKey, "yes");
  localStorage.setItem(adminKey, JSON.stringify(admin));
  localStorage.setItem(tokenKey, token);
  notifySessionChange();
}

/**
 * True if the session's host is this product's own, which has all calls. Any other host has the 28 calls of
 * docs/another-host.md#the-28-calls alone.
 */
export const isOwnHost = (): boolean =>
  localStorage.getItem(ownHostKey) === "yes" || isOwnByFeatures();

/** True for a session that an earlier build has started on our own host. An upgrade takes no screen from its admin. */
const isOwnByFeatures = () =>
  (localStorage.getItem(featuresKey) ?? "").split(/\s*,\s*/).includes("edit");

/** True if the session's host sorts, filters and pages lists. */
export const hasListQuery = (): boolean =>
  isOwnHost() || localStorage.getItem(listQueryKey) !== null;

/** Notes that the session's host has replied to a list with a `Content-Range`. */
export const noteListQuery = () => localStorage.setItem(listQueryKey, "yes");

/**
 * True if the host let this session manage people when it was asked last. The office shows its menu and its screens by
 * this answer until the host has replied again.
 */
export const didManagePeople = (): boolean => localStorage.getItem(managerKey) === "yes";

export function noteManagesPeople(isAllowed: boolean): void {
  if (isAllowed) localStorage.setItem(managerKey, "yes");
  else localStorage.removeItem(managerKey);
}

/** The storage key in which `lastOpening.ts` keeps the first reads of each page. */
export const openingsKey = "lastOpenings";

function forgetHost(): void {
  localStorage.removeItem(openingsKey);
  localStorage.removeItem(managerKey);
  localStorage.removeItem(ownHostKey);
  localStorage.removeItem(listQueryKey);
  localStorage.removeItem(featuresKey);
}

export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(adminKey);
  forgetHost();
  notifySessionChange();
}
