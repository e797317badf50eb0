interface ReaderUser {
  readonly readerUserId: string;
}

/** Readers fill numbers with zeros up to their longest number. */
const withoutZeros = (id: string) => id.replace(/^0+(?=\d+$)/, "");

/**
 * Finds the people of a reader's user id. An equal id comes first. If there is none, the ids are compared without their
 * zeros at the beginning. Several different ids may remain then, and the user id is ambiguous.
 */
export function findUsers<User extends ReaderUser>(
  users: readonly User[],
  userId: string,
): readonly User[] {
  const wanted = userId.trim().toLowerCase();
  const idOf = ({ readerUserId }: User) => readerUserId.toLowerCase();
  const equal = users.filter((user) => idOf(user) === wanted);
  return equal.length > 0
    ? equal
    : users.filter((user) => withoutZeros(idOf(user)) === withoutZeros(wanted));
}
