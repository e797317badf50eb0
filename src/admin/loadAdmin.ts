/** The admin's code, fetched once however often it is asked for. */
export const loadAdmin = () => import("./AdminApp");

/** Fetches the admin's code while the person still types. A fault shows when the code is needed. */
export const fetchAdminAhead = () => {
  loadAdmin().catch(() => undefined);
};
