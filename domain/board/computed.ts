/** What was computed, or what was missing for it, such as "no GSM for the flute": never 0 in its place. */
export type Computed<Value> = { readonly value: Value } | { readonly missing: string };

export const computed = <Value>(value: Value): Computed<Value> => ({ value });
export const missing = (what: string): Computed<never> => ({ missing: what });

export const isComputed = <Value>(result: Computed<Value>): result is { readonly value: Value } =>
  "value" in result;

/** A value that somebody may not have entered yet. */
export const known = <Value>(value: Value | undefined, what: string): Computed<Value> =>
  value === undefined ? missing(what) : computed(value);

/** What follows from a result; what was missing for the one is missing for the other. */
export const andThen = <From, To>(
  result: Computed<From>,
  next: (value: From) => Computed<To>,
): Computed<To> => (isComputed(result) ? next(result.value) : result);

/** What follows from a result by a formula that lacks nothing else. */
export const mapComputed = <From, To>(
  result: Computed<From>,
  formula: (value: From) => To,
): Computed<To> => andThen(result, (value) => computed(formula(value)));

/** What follows from two results together. */
export const combine = <One, Other, To>(
  one: Computed<One>,
  other: Computed<Other>,
  formula: (one: One, other: Other) => To,
): Computed<To> => andThen(one, (value) => mapComputed(other, (second) => formula(value, second)));

/** All of them, or what the first that could not be computed was missing. */
export function allComputed<Value>(
  results: readonly Computed<Value>[],
): Computed<readonly Value[]> {
  const values: Value[] = [];
  for (const result of results) {
    if (!isComputed(result)) return result;
    values.push(result.value);
  }
  return computed(values);
}
