/** Returns true for the name of a filter by month, day or year, or by the first or the last day of a period. */
export const isPeriod = (name: string) => /^(month|date|day|year)(_[gl]te)?$/.test(name);

/** Returns the months, days and years that a filter in JSON chooses, as a text to compare. */
export const periodIn = (filter: string) =>
  String(filter.match(/"(month|date|day|year)(_[gl]te)?":[^,}]*/g));
