/** A scan of one person that counts. */
export interface Scan {
  readonly at: Date;
  /** Tells it from all others: the punch's number, or that of the correction that added it, such as `C3`. */
  readonly ref: string;
}

/** An approved correction of one person's scans. */
export interface ScanCorrection extends Scan {
  readonly action: "ADD" | "VOID";
}

/**
 * The scans that count: those that came and were not taken out, and those that were added. Of several
 * corrections of one instant the last one says what it is.
 * @param corrections of the same person, in the order in which they were decided
 */
export function effectiveScans(
  punches: readonly Scan[],
  corrections: readonly ScanCorrection[],
): readonly Scan[] {
  if (corrections.length === 0) return punches;
  const lastOf = new Map(corrections.map((correction) => [correction.at.getTime(), correction]));
  const instants = new Set(punches.map(({ at }) => at.getTime()));
  const counting = punches.filter(({ at }) => lastOf.get(at.getTime())?.action !== "VOID");
  const added = [...lastOf.values()].filter(
    ({ action, at }) => action === "ADD" && !instants.has(at.getTime()),
  );
  return [...counting, ...added.map(({ at, ref }) => ({ at, ref }))];
}
