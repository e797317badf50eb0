const listeners = new Set<() => void>();
let denied: string | undefined;

const set = (page: string | undefined) => {
  denied = page;
  for (const listener of listeners) listener();
};

/** A call of the page was denied. Access Denied replaces the page. */
export const denyPage = () => set(window.location.pathname);

/** A page was opened or reopened. Its calls are checked again. */
export const forgetDeniedPage = () => {
  if (denied !== undefined) set(undefined);
};

export const readDeniedPage = () => denied;

/** Calls back when a page is denied or forgotten; returns how to stop. */
export function subscribeToDeniedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
