const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const weight = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** An instant's time in India, such as 22:05. */
export const formatTime = (instant: string | number): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : time.format(at);
};

/** A part of an instant's date in India. The digits are 0 to 9 in all languages. */
const datePart = (at: Date, locale: string, part: Intl.DateTimeFormatOptions): string =>
  at.toLocaleDateString(`${locale}-u-nu-latn`, { timeZone: "Asia/Kolkata", ...part });

/** An instant's date in India, such as Monday, 2 March. All languages have this order. */
export function formatDay(instant: number, locale: string): string {
  const at = new Date(instant);
  const [weekday, day, month] = [
    datePart(at, locale, { weekday: "long" }),
    datePart(at, locale, { day: "numeric" }),
    datePart(at, locale, { month: "long" }),
  ];
  return `${weekday}, ${day} ${month}`;
}

export const formatKilograms = (kilograms: number): string => `${weight.format(kilograms)} kg`;
