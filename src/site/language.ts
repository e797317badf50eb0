/** Returns the function that turns the path of an English page into the path in the shown language. */
export const useSitePath = () => (path: string) => path;
