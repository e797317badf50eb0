/** Date and time as the person's own calendar and clock write them; the given word while empty. */
export const localTime = (at: string | undefined, empty: string) =>
  at === undefined || at === "" ? empty : new Date(at).toLocaleString();
