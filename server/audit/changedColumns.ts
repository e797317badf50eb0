const columnValue = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Columns of a row as the audit stores them. */
export const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, columnValue(row, name)]));

/** The columns in which a row would be another one with these fields. */
export const changedColumns = (row: object, fields: object): string[] =>
  Object.keys(fields).filter((name) => !isSame(columnValue(row, name), columnValue(fields, name)));
