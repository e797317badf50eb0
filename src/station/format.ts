import { preferredLanguage } from "../../domain/languages";
import { dayText, weekdayName } from "../../domain/momentText";
import type { StationText } from "./texts";

const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const weight = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** Formats an instant's time in India, such as 22:05. */
export const formatTime = (instant: string | number): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : time.format(at);
};

/** Formats an instant's date in India, such as Monday, 2 Mar. All languages have this order. */
export function formatDay(instant: number, locale: string): string {
  const at = new Date(instant);
  const language = preferredLanguage([locale]);
  return `${weekdayName(at, language)}, ${dayText(at, language)}`;
}

export const formatCount = (count: number): string => count.toLocaleString("en-IN");

export const formatKilograms = (kilograms: number): string => `${weight.format(kilograms)} kg`;

/** Returns a number of boxes, such as `1,05,000 boxes`. */
export const boxesText = (count: number, text: StationText): string =>
  text("boxes", { smart_count: count, count: formatCount(count) });

/** Names a scan: by its reel, by its order, or by a name or a code. */
export type ScanLabel = string | { readonly reel: number } | { readonly order: number };

/** Returns the label of a scan in the language of `text`. */
export function labelText(label: ScanLabel, text: StationText): string {
  if (typeof label === "string") return label;
  return "reel" in label
    ? text("reel", { reelNo: label.reel })
    : text("order", { id: label.order });
}
