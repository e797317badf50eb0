import { routes } from "../../contract/routes";
import { HostError } from "./hostErrors";
import { sendCall } from "./sendCall";
import { readToken } from "./session";

type Probe = Readonly<{ token: string | undefined; allowed: Promise<boolean> }>;

let last: Probe | undefined;

async function ask(): Promise<boolean> {
  try {
    await sendCall(routes.getAdmins);
    return true;
  } catch (error) {
    if (error instanceof HostError && error.status === 403) return false;
    throw error;
  }
}

/**
 * True if the signed-in admin may manage admins, employees, attendance and salary. The call is made once for each
 * session.
 */
export function mayManagePeople(): Promise<boolean> {
  const token = readToken();
  if (last === undefined || last.token !== token) {
    const probe = { token, allowed: ask() };
    probe.allowed.catch(() => {
      if (last === probe) last = undefined;
    });
    last = probe;
  }
  return last.allowed;
}
