const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const weight = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** An instant's time in India, such as 22:05. */
export const formatTime = (instant: string | number): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : time.format(at);
};

/** An instant's date in India, such as Monday 2 March. */
export const formatDay = (instant: number): string => day.format(new Date(instant));

export const formatKilograms = (kilograms: number): string => `${weight.format(kilograms)} kg`;
