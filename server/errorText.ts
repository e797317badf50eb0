/**
 * An error as a log may have it. A failed statement's own text tells its values, which may be somebody's
 * password; its cause, what the database said, does not.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, stack = error.message } = error;
  return cause instanceof Error ? errorText(cause) : stack;
}
