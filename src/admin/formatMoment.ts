import { readMoment } from "../api/readMoment";

const day = { day: "numeric", month: "short", year: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit", hour12: true } as const;
const zone = { timeZone: "Asia/Kolkata" } as const;

/** A calendar date and a time of day have no time zone: they are read and written in the same one. */
const utc = { timeZone: "UTC" } as const;

const indiaDateTime = new Intl.DateTimeFormat("en-IN", { ...day, ...clock, ...zone });
const indiaClock = new Intl.DateTimeFormat("en-IN", { ...clock, ...zone });
const dateAlone = new Intl.DateTimeFormat("en-IN", { ...day, ...utc });
const monthAlone = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", ...utc });
const timeAlone = new Intl.DateTimeFormat("en-IN", { ...clock, ...utc });
const localDate = new Intl.DateTimeFormat("en-IN", utc);

/** How an instant, a date and a time of day are each written. */
type Formats = Readonly<Record<"instant" | "date" | "time", (at: Date) => string>>;

function written(value: unknown, formats: Formats, otherwise: string): string {
  const moment = readMoment(value);
  if (moment === undefined) return otherwise;
  if (moment.includes("T")) return formats.instant(new Date(moment));
  return moment.includes(":")
    ? formats.time(new Date(`1970-01-01T${moment}Z`))
    : formats.date(new Date(moment));
}

const writeDate = (at: Date) => dateAlone.format(at);
const writeTime = (at: Date) => timeAlone.format(at);

/** A moment in India as the office writes it: `21 Nov 2026, 6:08 pm`. */
export const indiaMoment = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    { instant: (at) => indiaDateTime.format(at), date: writeDate, time: writeTime },
    otherwise,
  );

/** The calendar date alone: `21 Nov 2026`. */
export const dateText = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    {
      instant: (at) => dateAlone.format(new Date(at.getTime() + 5.5 * 3_600_000)),
      date: writeDate,
      time: () => otherwise,
    },
    otherwise,
  );

/** A month, `2026-03`, in words: `March 2026`. */
export function monthText(month: string): string {
  const first = readMoment(`${month}-01`);
  return first === undefined ? month : monthAlone.format(new Date(first));
}

/** The time on India's clock, in 12 hours: `6:08 pm`. */
export const indiaTime = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    { instant: (at) => indiaClock.format(at), date: () => otherwise, time: writeTime },
    otherwise,
  );

/** A moment in the viewer's own time zone, written as India writes it: the day before the month. */
export const localMoment = (value: unknown, otherwise: string): string =>
  written(
    value,
    {
      instant: (at) => at.toLocaleString("en-IN"),
      date: (at) => localDate.format(at),
      time: writeTime,
    },
    otherwise,
  );
