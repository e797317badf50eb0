/** Writes a number with its noun: `1 minute`, `1,200 boxes`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

/** Writes a duration in whole minutes as people read it: `8 h 17 min`, `8 h`, `17 min`. */
export function durationText(minutes: number, hour = "h", minute = "min"): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    hours > 0 && `${hours.toLocaleString("en-IN")} ${hour}`,
    (rest > 0 || hours === 0) && `${rest} ${minute}`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Hours as a decimal number, as the specification's fields have them, in the same words. */
export const hoursText = (hours: number): string => durationText(hours * 60);
