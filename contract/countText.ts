/** A number with its noun: `1 minute`, `2 minutes`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
