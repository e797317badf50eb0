/** One line of a benchmark's result. */
export interface Row {
  what: string;
  measured: string;
  /** The goal, if the row has one. */
  figure?: string;
  reached?: boolean;
}

/** Compares a rate with the peer's rate in the same run. */
export function ratioRow(what: string, rate: number, peer: number, least?: number): Row {
  const ratio = rate / peer;
  const measured = `${ratio.toFixed(2)} × (${Math.round(rate)}/s beside ${Math.round(peer)}/s)`;
  if (least === undefined) return { what, measured };
  return { what, measured, figure: `≥ ${least} ×`, reached: ratio >= least };
}
