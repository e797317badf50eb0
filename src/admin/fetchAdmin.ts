/** Fetches the admin's code; the list of its files is fetched first, which the login page need not carry. */
export const fetchAdmin = async () => (await import("./loadAdmin")).loadAdmin();

/** Fetches the admin's code while the person still types. A failure shows when the code is needed. */
export const fetchAdminAhead = () => {
  fetchAdmin().catch(() => undefined);
};
