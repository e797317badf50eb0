const key = "ended";

/** The host no longer knows the session: the login page says so. It lasts as long as the tab. */
export const noteSessionEnd = () => sessionStorage.setItem(key, "yes");

/** Somebody has signed in, or out by their own will. */
export const forgetSessionEnd = () => sessionStorage.removeItem(key);

/** Whether the person is at the login because their session ended by itself. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(key) !== null;
