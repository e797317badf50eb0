const key = "ended";

/** Marks that the host ended the session, so that the login page says so. The mark lasts as long as the tab. */
export const noteSessionEnd = () => sessionStorage.setItem(key, "yes");

/** Forgets the session's end after a login or a chosen logout. */
export const forgetSessionEnd = () => sessionStorage.removeItem(key);

/** True if the session ended by itself and the person is at the login page. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(key) !== null;
