/** Each text once, in the order of first appearance. */
export const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** The rows by the text that they have in common, in the order of first appearance. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
