import { largestClockError, type ReaderOptions } from "../../../contract/imports";
import { readNumber } from "../../../domain/numbers";

/** The answers about a reader's file, as they are typed. */
export interface ReaderDraft {
  readonly clock: "right" | "ahead" | "behind";
  readonly minutes: string;
  readonly seconds: string;
  readonly from: string;
  readonly leftOut: string;
  readonly leavesReset: boolean;
}

export const newReaderDraft: ReaderDraft = {
  clock: "right",
  minutes: "",
  seconds: "",
  from: "",
  leftOut: "",
  leavesReset: false,
};

const signs = { right: 0, ahead: 1, behind: -1 } as const;

/** Returns the error of the clock in seconds. NaN if a text is no number. */
function clockSeconds({ clock, minutes, seconds }: ReaderDraft): number {
  if (clock === "right") return 0;
  const [ofMinutes, ofSeconds] = [minutes, seconds].map((typed) =>
    typed.trim() === "" ? 0 : (readNumber(typed) ?? Number.NaN),
  );
  return signs[clock] * ((ofMinutes ?? 0) * 60 + (ofSeconds ?? 0));
}

/** True if the typed error of the clock is no whole number of seconds, or too large. */
export function hasClockError(draft: ReaderDraft): boolean {
  const seconds = clockSeconds(draft);
  return !Number.isInteger(seconds) || Math.abs(seconds) > largestClockError;
}

/** Returns the answers as the host takes them. Undefined if the typed error of the clock is wrong. */
export function readerOptionsOf(draft: ReaderDraft): ReaderOptions | undefined {
  if (hasClockError(draft)) return undefined;
  const leftOut = draft.leftOut.split(/[\s,;]+/).filter((id) => id !== "");
  return {
    // A clock that is right has no sign.
    clockAheadSeconds: clockSeconds(draft) || 0,
    ...(draft.from !== "" && { from: draft.from }),
    leftOut,
    leavesReset: draft.leavesReset,
  };
}
