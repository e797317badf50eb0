const listeners = new Set<() => void>();
let denied: string | undefined;

const set = (page: string | undefined) => {
  denied = page;
  for (const listener of listeners) listener();
};

/** The host refused something that the present page asked for: it gives way to Access Denied. */
export const denyPage = () => set(window.location.pathname);

/** A page was opened, another or the same once more: it asks the host itself. */
export const forgetDeniedPage = () => {
  if (denied !== undefined) set(undefined);
};

export const readDeniedPage = () => denied;

/** Calls back when a page is denied or forgotten; returns how to stop. */
export function subscribeToDeniedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
