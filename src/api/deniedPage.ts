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
