export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** To the hundredth of an hour. */
export const roundHours = (hours: number) => Math.round(hours * 100) / 100;
