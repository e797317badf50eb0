interface Debt {
  readonly date: string;
  readonly openPaise: number;
}

export interface ProposedAllocation<D> {
  readonly debt: D;
  readonly amountPaise: number;
}

/** Allocates an amount to the oldest debts first. The rest stays on account. */
export function proposeAllocations<D extends Debt>(
  amountPaise: number,
  debts: readonly D[],
): ProposedAllocation<D>[] {
  let rest = amountPaise;
  return debts
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .flatMap((debt) => {
      const part = Math.min(rest, debt.openPaise);
      rest -= Math.max(part, 0);
      return part > 0 ? [{ debt, amountPaise: part }] : [];
    });
}
