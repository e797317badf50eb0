import type { AuthProvider } from "react-admin";
import { thisSession } from "../contract/route";
import { isCallName, routes } from "../contract/routes";
import { HostError } from "./api/hostErrors";
import { callsOf, hasResource, isResource } from "./api/resources";
import { removeDraftsOfOthers, saveDrafts } from "./api/savedDrafts";
import { demandOf, sendCall } from "./api/sendCall";
import {
  endSession,
  isOwnHost,
  isReplacedToken,
  noteManagesPeople,
  readSession,
  readToken,
  type Session,
} from "./api/session";
import { forgetSessionEnd, loginAddress, noteSessionEnd, signIn } from "./api/signIn";

const listeners = new Set<() => void>();
let denied: string | undefined;

const set = (page: string | undefined) => {
  denied = page;
  for (const listener of listeners) listener();
};

/** Replaces the page by Access Denied, because a call of the page was denied. */
export const denyPage = () => set(window.location.pathname);

/** Forgets the denial when a page opens or opens again. The host checks the page's calls again. */
export const forgetDeniedPage = () => {
  if (denied !== undefined) set(undefined);
};

export const readDeniedPage = () => denied;

/** Calls `listener` when a page is denied or its denial is forgotten. Returns a function that stops this. */
export function subscribeToDeniedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The redirect of the ended session, because react-admin handles the end more than once. */
let exit: string | undefined;

const toLogin = () => {
  exit ??= loginAddress(window.location.pathname + window.location.search);
  return { redirectTo: exit, message: false };
};

/** True if only super admins may do an action on a resource. An action may be the name of a call. */
export function isManaged(resource: string, action: string): boolean {
  if (isCallName(action)) return routes[action].access === "super";
  return isResource(resource) && routes[callsOf(resource).list].access === "super";
}

/** True for a 401 to the present session. A 401 to an earlier token says nothing about it. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof HostError && error.status === 401 && !isReplacedToken(error.token);

/**
 * Ends the session on the host. Without a network the session ends in this browser alone, and on the host by its age.
 */
const endOnHost = ({ token }: Session) => {
  sendCall(routes.endSession, { id: thisSession }, { token }).catch(() => undefined);
};

/**
 * Login, guard and roles for react-admin. A 401 saves the typed values, ends the session and redirects to the login and
 * back. A 403 keeps the session and shows Access Denied instead of the page.
 */
export const authProvider = {
  login: signIn,

  /**
   * Ends the session.
   * @param ending `isEnded` if the host has ended the session already
   */
  logout: async (ending?: { isEnded?: boolean }) => {
    const session = readSession();
    if (session !== undefined) {
      if (!ending?.isEnded && isOwnHost()) endOnHost(session);
      exit = "/admin";
      forgetSessionEnd();
      removeDraftsOfOthers();
    }
    endSession();
    return exit ?? "/admin";
  },

  checkAuth: async () => {
    if (readSession() === undefined) return Promise.reject(toLogin());
    exit = undefined;
  },

  checkError: async (error: unknown) => {
    if (error instanceof HostError && error.status === 403 && !demandOf(error)) denyPage();
    if (!isSessionEnd(error)) return;
    saveDrafts();
    noteSessionEnd();
    endSession();
    return Promise.reject(toLogin());
  },

  getIdentity: async () => {
    const { firstName = "", lastName = "", email = "" } = readSession()?.admin ?? {};
    return { id: email, fullName: `${firstName} ${lastName}`.trim() };
  },

  canAccess: async ({ resource, action }) => {
    if (isResource(resource) && !hasResource(resource)) return false;
    return !isManaged(resource, action) || mayManagePeople();
  },
} satisfies AuthProvider;

type Probe = Readonly<{ token: string | undefined; allowed: Promise<boolean> }>;

let lastProbe: Probe | undefined;

async function probeHost(): Promise<boolean> {
  try {
    await sendCall(routes.getAdmins);
    noteManagesPeople(true);
    return true;
  } catch (error) {
    if (!(error instanceof HostError && error.status === 403)) throw error;
    noteManagesPeople(false);
    return false;
  }
}

/**
 * True if the signed-in admin may manage admins, employees, attendance and salary. The call is made once for each
 * session.
 */
function mayManagePeople(): Promise<boolean> {
  const token = readToken();
  if (lastProbe === undefined || lastProbe.token !== token) {
    const probe = { token, allowed: probeHost() };
    probe.allowed.catch(() => {
      if (lastProbe === probe) lastProbe = undefined;
    });
    lastProbe = probe;
  }
  return lastProbe.allowed;
}
