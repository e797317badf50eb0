interface Lookup {
  readonly code: string;
  readonly token: string | undefined;
  /** What is told when there is no code. */
  readonly empty: string;
  readonly tokenMissing: string;
}

/** Why a lookup cannot be made, in the order in which the person can do something about it. */
export function lookupError({ code, token, empty, tokenMissing }: Lookup): string | undefined {
  if (code === "") return empty;
  return token === undefined ? tokenMissing : undefined;
}
