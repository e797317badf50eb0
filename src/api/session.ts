import type { PlantFeature } from "../../contract/route";

export interface Session {
  readonly token: string;
  readonly admin: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

export const tokenKey = "token";
export const adminKey = "adminDetails";
/** The storage key of the host's features, which its login reply has named, separated by commas. */
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
 * @param features the header of the login reply with the host's features
 */
export function startSession({ token, admin }: Session, features = ""): void {
  localStorage.setItem(featuresKey, features);
  localStorage.setItem(adminKey, JSON.stringify(admin));
  localStorage.setItem(tokenKey, token);
  notifySessionChange();
}

const knownFeatures = () => (localStorage.getItem(featuresKey) ?? "").split(/\s*,\s*/);

export const hasFeature = (feature: PlantFeature): boolean => knownFeatures().includes(feature);

/** Adds a feature to the session after a reply has shown it. */
export function noteHostFeature(feature: PlantFeature): void {
  if (!hasFeature(feature)) localStorage.setItem(featuresKey, `${[...knownFeatures(), feature]}`);
}

export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(adminKey);
  localStorage.removeItem(featuresKey);
  notifySessionChange();
}
