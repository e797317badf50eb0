import { type KeyboardEvent, useState } from "react";
import { dateAfter, indiaDate, lastDateOfMonth, monthAfter } from "../../../domain/indiaTime";
import type { Language } from "../../../domain/languages";
import * as words from "../../../domain/momentText";
import {
  type DateBounds,
  type DateReading,
  isWholeDate,
  readDate,
  readMonth,
} from "../../../domain/readDate";
import { useLanguage } from "../../texts/useTexts";

/** The rules of a field whose values are dates, `yyyy-MM-dd`, or months, `yyyy-MM`. */
export interface DateKind {
  readonly length: number;
  readonly read: (text: string, bounds: DateBounds) => DateReading;
  readonly write: (value: string, language: Language) => string;
  readonly step: (value: string, count: number) => string;
  readonly turnPage: (value: string, count: number) => string;
}

export type DateKindName = "date" | "month";

function dateInMonth(date: string, count: number): string {
  const month = monthAfter(date.slice(0, 7), count);
  const last = lastDateOfMonth(month);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : same;
}

export const dateKinds: Readonly<Record<DateKindName, DateKind>> = {
  date: {
    length: 10,
    read: readDate,
    write: words.dateText,
    step: dateAfter,
    turnPage: dateInMonth,
  },
  month: {
    length: 7,
    read: readMonth,
    write: words.shortMonthText,
    step: monthAfter,
    turnPage: (month, count) => monthAfter(month, 12 * count),
  },
};

/** Returns the bounds of a field. By default they include dates of birth and far plans. */
const boundsOf = (first = "1940-01-01", last = "2199-12-31"): DateBounds => ({
  today: indiaDate(new Date()),
  first,
  last,
});

/** Returns a value within the bounds. */
export function clampDate(value: string, { first, last }: DateBounds): string {
  if (value < first.slice(0, value.length)) return first.slice(0, value.length);
  return value > last.slice(0, value.length) ? last.slice(0, value.length) : value;
}

export interface DateInput {
  readonly type: DateKindName;
  readonly value: string;
  /** The first and the last value that the field takes. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly readOnly: boolean;
  /** True in a form: a text that is not a date becomes the value when it is left, and the schema refuses it. */
  readonly keepsText: boolean;
  readonly onChange: (value: string) => void;
}

/** True for a date or a month of the calendar in ISO 8601. A host or an address may have other texts. */
const isIso = (value: string, length: number) =>
  value.length === length && /^\d{4}-\d\d(-\d\d)?$/.test(value) && !Number.isNaN(Date.parse(value));

/** True if the next letter is added to the text, and replaces nothing. */
const isAtEnd = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.selectionStart === target.value.length;

/** Keeps the text of a date field, and reads it. */
export function useTypedDate(input: DateInput) {
  const { type, value, readOnly, keepsText, onChange } = input;
  const kind = dateKinds[type];
  const language = useLanguage();
  const bounds = boundsOf(input.first, input.last);
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [known, setKnown] = useState({ value, sent: value });
  if (value !== known.value) {
    setKnown({ ...known, value });
    // The value does not come from this field: a form was reset, for example.
    if (value !== known.sent) setTyped(undefined);
  }

  const written = isIso(value, kind.length) ? kind.write(value, language) : value;
  const shown = typed ?? written;
  const reading = kind.read(shown, bounds);
  const isRead = "value" in reading;
  const isKept = typed === undefined && isIso(value, kind.length);
  const isHalfTyped = isTyping && !isRead && !isWholeDate(shown);

  const send = (next: string) => {
    setKnown({ ...known, sent: next });
    if (next !== value) onChange(next);
  };

  const choose = (next: string) => {
    setTyped(kind.write(next, language));
    setTyping(false);
    send(next);
  };

  const changeText = (next: string) => {
    setTyped(next);
    setTyping(true);
    const now = kind.read(next, bounds);
    if ("value" in now && (isWholeDate(next) || !/\d/.test(next))) send(now.value);
    else if (keepsText || next.trim() === "") send("");
  };

  /** Ends the typing. A text that can be read as a date is then shown as `24 Nov 2026`. */
  const settle = () => {
    setTyping(false);
    if (typed === undefined) return;
    if (isRead) choose(reading.value);
    else if (keepsText)
      send(isIso(typed, kind.length) ? kind.write(typed, language) : typed.trim());
  };

  const present = clampDate(bounds.today.slice(0, kind.length), bounds);
  const move = (next: (from: string) => string) =>
    choose(isRead ? clampDate(next(reading.value), bounds) : present);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => move((from) => kind.step(from, 1)),
    ArrowDown: () => move((from) => kind.step(from, -1)),
    PageUp: () => move((from) => kind.turnPage(from, 1)),
    PageDown: () => move((from) => kind.turnPage(from, -1)),
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    // A letter after a whole date is no text, but the command T for today, or the rest of a typed "today".
    const isAfterDate = isRead && isWholeDate(shown) && isAtEnd(event.target);
    const moveByKey = moves[event.key];
    if (moveByKey) moveByKey();
    else if (!isAfterDate || !/^[a-z]$/i.test(event.key)) return;
    else if (event.key.toLowerCase() === "t") choose(present);
    event.preventDefault();
  };

  return {
    bounds,
    shown,
    /** The date that is read. Empty if there is none. */
    value: isRead ? reading.value : "",
    /** The fault of the text. Undefined while a person types. */
    problem: isRead || isKept || isHalfTyped || shown.trim() === "" ? undefined : reading,
    isHalfTyped,
    choose,
    changeText,
    settle,
    press,
  };
}
