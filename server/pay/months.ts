/** Months are written `yyyy-MM`. */

const monthOf = (year: number, index: number) =>
  new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);

const partsOf = (month: string): [year: number, index: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)) - 1,
];

/** The month a number of months after another one, or before it if the number is negative. */
export function monthAfter(month: string, count = 1): string {
  const [year, index] = partsOf(month);
  return monthOf(year, index + count);
}

/** The months from one up to another, which is not among them. */
export function monthsBefore(end: string, first: string): string[] {
  const months: string[] = [];
  for (let month = first; month < end; month = monthAfter(month)) months.push(month);
  return months;
}
