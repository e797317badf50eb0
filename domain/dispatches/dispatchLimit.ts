/** The tolerance that applies until the plant sets another one, in percent. */
export const defaultTolerancePercent = 5;

/**
 * Returns the most boxes that may be dispatched for an order in all: its quantity and the tolerance, in whole boxes. Source:
 * docs/trade/dispatch-and-tax.md#how-much-may-be-dispatched.
 */
export const dispatchLimit = (quantity: number, tolerancePercent: number): number =>
  Math.floor((quantity * (10_000 + Math.round(tolerancePercent * 100))) / 10_000);
