/** A number with its noun: `1 minute`, `1,200 boxes`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
