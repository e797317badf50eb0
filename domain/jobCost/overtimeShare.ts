/** An order that ran in a unit, with the days on which it ran. */
export interface RunOrder {
  readonly orderId: number;
  readonly boxes: number;
  /** Calendar dates in India. */
  readonly dates: readonly string[];
}

export interface OvertimeDay {
  readonly date: string;
  /** The overtime of all people of the unit on the date. */
  readonly paise: number;
  readonly boxes: number;
  /** The boxes of all orders that ran in the unit on the date. */
  readonly allBoxes: number;
  readonly sharePaise: number;
}

/**
 * Shares the overtime of an order's days. An order's boxes are spread evenly over its days. Each order that ran on a
 * day bears the day's overtime in proportion to its boxes of the day. Shares are not rounded.
 * @param orders all orders that ran in the unit on these days, the order itself among them
 * @param overtime paise of the unit by date
 */
export function overtimeShare(
  orderId: number,
  orders: readonly RunOrder[],
  overtime: ReadonlyMap<string, number>,
): readonly OvertimeDay[] {
  const job = orders.find((order) => order.orderId === orderId);
  const boxesOn = ({ boxes, dates }: RunOrder, date: string) =>
    dates.includes(date) ? boxes / dates.length : 0;
  return (job?.dates ?? []).flatMap((date) => {
    const paise = overtime.get(date) ?? 0;
    if (job === undefined || paise === 0) return [];
    const boxes = boxesOn(job, date);
    const allBoxes = orders.reduce((sum, order) => sum + boxesOn(order, date), 0);
    return [{ date, paise, boxes, allBoxes, sharePaise: (paise * boxes) / allBoxes }];
  });
}
