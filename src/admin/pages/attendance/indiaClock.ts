const zone = "Asia/Kolkata";
/** Of all locales, Canada's writes a date as `yyyy-MM-dd`. */
const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
const clock = new Intl.DateTimeFormat("en-IN", {
  timeZone: zone,
  hour: "2-digit",
  minute: "2-digit",
  hour12: true,
});

/** The calendar's date in India at an instant, `yyyy-MM-dd`. */
export const indiaDate = (at: Date): string => day.format(at);

const hasOffset = (instant: string) => /(Z|[+-]\d\d:?\d\d)$/i.test(instant);

/** The time of an instant on India's clock, in 12 hours. Without an offset it is India's already. */
export function indiaTime(instant: string): string {
  return clock.format(new Date(hasOffset(instant) ? instant : `${instant}+05:30`));
}
