export const percentile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN;

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
