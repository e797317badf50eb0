const key = "ended";

/** The host no longer knows the session: the login page says so. It lasts as long as the tab. */
export const noteSessionEnd = () => sessionStorage.setItem(key, "yes");

/** A person has signed in, or has signed out by choice. */
export const forgetSessionEnd = () => sessionStorage.removeItem(key);

/** True if the session ended by itself and the person is at the login page. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(key) !== null;
