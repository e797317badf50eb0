/** Something that must hold and does not. */
export class Violation extends Error {
  readonly invariant: string;

  constructor(invariant: string, message: string) {
    super(message);
    this.invariant = invariant;
  }
}

/** @throws Violation if the two values are not the same */
export function expectEqual(invariant: string, what: string, found: unknown, expected: unknown) {
  if (found !== expected)
    throw new Violation(invariant, `${what}: the host has ${found}, expected ${expected}`);
}
