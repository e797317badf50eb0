/** Why something failed, in one short line: what the database said, without the statement and its data. */
export function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError) return reasonOf(fault.errors[0]);
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? reasonOf(fault.cause) : fault.message;
}
