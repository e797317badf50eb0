/** The admin's code, fetched once however often it is asked for. */
export const loadAdmin = () => import("./AdminApp");
