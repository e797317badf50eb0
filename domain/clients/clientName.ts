/** Folds the case of ASCII letters, as the database's unique index of client names does. */
export const foldClientName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
