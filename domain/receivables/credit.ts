interface CreditFigures {
  readonly limitPaise: number;
  readonly outstandingPaise: number;
  /** The undelivered part of accepted orders. */
  readonly undeliveredPaise: number;
  /** False leaves undelivered orders out. */
  readonly countsOrders: boolean;
}

/** Returns the credit that a client still has. It is negative above the limit. */
export const freeCreditPaise = (figures: CreditFigures): number =>
  figures.limitPaise -
  figures.outstandingPaise -
  (figures.countsOrders ? figures.undeliveredPaise : 0);
