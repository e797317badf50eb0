import { type Message, say } from "../messages/say";

/** A result, or the reason why there is none, such as "no GSM for the flute". A missing result is never 0. */
export type Computed<Value> = { readonly value: Value } | { readonly missing: Message };

export const computed = <Value>(value: Value): Computed<Value> => ({ value });
export const missing = (reason: Message): Computed<never> => ({ missing: reason });

export const isComputed = <Value>(result: Computed<Value>): result is { readonly value: Value } =>
  "value" in result;

/** Returns a computed value. An undefined value is missing for the reason. */
export const known = <Value>(value: Value | undefined, reason: Message): Computed<Value> =>
  value === undefined ? missing(reason) : computed(value);

/** Computes the next result from a result. A missing input stays missing. */
export const flatMapComputed = <From, To>(
  result: Computed<From>,
  next: (value: From) => Computed<To>,
): Computed<To> => (isComputed(result) ? next(result.value) : result);

/** Applies a formula that cannot fail to a result. A missing input stays missing. */
export const mapComputed = <From, To>(
  result: Computed<From>,
  formula: (value: From) => To,
): Computed<To> => flatMapComputed(result, (value) => computed(formula(value)));

/** Applies a formula to two results. The first missing input stays missing. */
export const combine = <One, Other, To>(
  one: Computed<One>,
  other: Computed<Other>,
  formula: (one: One, other: Other) => To,
): Computed<To> =>
  flatMapComputed(one, (value) => mapComputed(other, (second) => formula(value, second)));

/** Returns all values, or the first missing input. */
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

const allReasons = (all: readonly Message[]): Computed<never> =>
  missing(say("absent.all", { reasons: { all, by: "; " } }));

/** Returns all values, or all missing inputs as one reason. */
export function allOrMissing<Value>(
  results: readonly Computed<Value>[],
): Computed<readonly Value[]> {
  const reasons = results.flatMap((result) => (isComputed(result) ? [] : [result.missing]));
  return reasons.length > 0 ? allReasons(reasons) : allComputed(results);
}

/** Applies a formula to two results. If both are missing, the reason names both. */
export const combineAll = <One, Other, To>(
  one: Computed<One>,
  other: Computed<Other>,
  formula: (one: One, other: Other) => To,
): Computed<To> =>
  isComputed(one) || isComputed(other)
    ? combine(one, other, formula)
    : allReasons([one.missing, other.missing]);
