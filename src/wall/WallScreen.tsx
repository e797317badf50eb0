import { useEffect, useState } from "react";
import { indiaDate } from "../../domain/indiaTime";
import { readTexts, useTexts } from "../texts/useTexts";
import { type Figures, formatDay, formatNumber, formatTime, isNight, noValue } from "./figures";
import type { FiguresState } from "./figuresStore";
import { findShownMachines, Machines } from "./Machines";
import { PageTurn, usePageTurn } from "./PagedList";
import { Output, PeopleHere, RunningReels, StatusColumn } from "./panels";
import { wallTexts } from "./texts";
import styles from "./Wall.module.css";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The age in milliseconds from which the figures are marked as old. The screen reads the figures three times a minute.
 */
const staleAfterMs = 2 * minuteMs;

interface Age {
  /** The age of the figures in milliseconds. Undefined if the clock of this screen was set back since they came. */
  readonly ms: number | undefined;
  readonly isStale: boolean;
  /** The sentence about the age, such as "Figures of 14:32, 3 h ago". */
  readonly text: string;
}

/**
 * Returns the age of the figures on the screen.
 * @param now the host's time
 */
function readAge(
  { figures, receivedAt, clockOffMs }: FiguresState,
  now: number,
  today: string,
): Age {
  const text = readTexts(wallTexts);
  const madeAt = figures?.at ?? receivedAt + clockOffMs;
  const ms = now - (receivedAt + clockOffMs);
  const isToday = indiaDate(new Date(madeAt)) === today;
  const time = isToday
    ? formatTime(madeAt)
    : `${formatDay(madeAt, text("locale"))}, ${formatTime(madeAt)}`;
  if (ms < -minuteMs)
    return { ms: undefined, isStale: true, text: text("age.clockWrong", { time }) };
  const isStale = ms >= staleAfterMs;
  if (!isStale) return { ms, isStale, text: text("age.now", { time }) };
  if (ms < hourMs)
    return {
      ms,
      isStale,
      text: text("age.minutes", { time, count: Math.floor(ms / minuteMs) }),
    };
  if (ms < dayMs)
    return {
      ms,
      isStale,
      text: text("age.hours", { time, count: Math.floor(ms / hourMs) }),
    };
  return {
    ms,
    isStale,
    text: text("age.days", { time, smart_count: Math.floor(ms / dayMs) }),
  };
}

interface WallScreenProps {
  readonly name: string;
  readonly unit: string;
  readonly state: FiguresState;
}

/** The figures of the plant on one screen without scrolling. A list that does not fit is shown page by page. */
export function WallScreen({ name, unit, state }: WallScreenProps) {
  const text = useTexts(wallTexts);
  const now = useMinute(state.clockOffMs);
  const turn = usePageTurn();
  const { figures, problem } = state;
  const shown = figures ? findShownMachines(figures) : [];
  const today = indiaDate(new Date(now));
  const age = figures && readAge(state, now, today);
  const isClockKnown = age === undefined || age.ms !== undefined;
  const reason = problem === undefined || problem === "refused" ? "" : text(`problems.${problem}`);
  const isWarned = age?.isStale || (figures === undefined && reason !== "");

  return (
    <main className={styles.page} data-night={isNight(now) || undefined}>
      <header className={styles.header}>
        <div className={styles.place}>
          <h1>
            {name} <span>{text("unit", { unit })}</span>
          </h1>
          <p>{isClockKnown ? formatDay(now, text("locale"), true) : noValue}</p>
        </div>
        <p className={styles.clock}>{isClockKnown ? formatTime(now) : noValue}</p>
        {figures && <Alarms figures={figures} />}
      </header>
      {figures ? (
        <PageTurn value={turn}>
          {shown.length > 0 ? (
            <Machines machines={shown} now={now} />
          ) : (
            <Panels
              figures={figures}
              staleSince={age?.isStale ? figures.at : undefined}
              today={today}
            />
          )}
        </PageTurn>
      ) : (
        <p className={styles.message}>{text("waiting")}</p>
      )}
      <p role="status" className={isWarned ? styles.stale : styles.fresh}>
        {[age?.text, isWarned ? reason : ""].filter(Boolean).join(" · ")}
      </p>
    </main>
  );
}

/** The counts that need an action. */
function Alarms({ figures: { columns, openExceptions } }: { readonly figures: Figures }) {
  const text = useTexts(wallTexts);
  const late = columns.reduce<number | undefined>(
    (sum, column) => (column.late === undefined ? sum : (sum ?? 0) + column.late),
    undefined,
  );
  return (
    <dl className={styles.alarms}>
      <div data-alarm={(late ?? 0) > 0 || undefined}>
        <dt>{text("allLate")}</dt>
        <dd>{formatNumber(late)}</dd>
      </div>
      <div data-alarm={(openExceptions ?? 0) > 0 || undefined}>
        <dt>{text("exceptions")}</dt>
        <dd>{formatNumber(openExceptions)}</dd>
      </div>
    </dl>
  );
}

interface PanelsProps {
  readonly figures: Figures;
  /** The time at which the host read old figures, in milliseconds. Undefined if they are not old. */
  readonly staleSince: number | undefined;
  /** The present date in India. */
  readonly today: string;
}

function Panels({ figures, staleSince, today }: PanelsProps) {
  const { at, columns, here, reels, today: output } = figures;
  const isOfToday = at === undefined || indiaDate(new Date(at)) === today;
  return (
    <div className={styles.panels}>
      {columns.map((column) => (
        <StatusColumn key={column.key} column={column} />
      ))}
      {here.map((unit) => (
        <PeopleHere key={unit.key} unit={unit} staleSince={staleSince} />
      ))}
      <RunningReels reels={reels} />
      <Output output={output} of={isOfToday ? undefined : at} />
    </div>
  );
}

const startOfMinute = (offMs: number) => Math.floor((Date.now() + offMs) / minuteMs) * minuteMs;

/**
 * Returns the beginning of the present minute, in milliseconds.
 * @param offMs the milliseconds to add to this screen's clock
 */
function useMinute(offMs: number): number {
  const [minute, setMinute] = useState(() => startOfMinute(offMs));
  useEffect(() => {
    const show = () => setMinute(startOfMinute(offMs));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [offMs]);
  return minute;
}
