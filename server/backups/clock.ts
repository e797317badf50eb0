import { type Message, say } from "../../domain/messages/say";

/** A difference of the clocks that is no problem, in minutes. */
const toleratedMinutes = 5;

interface Clocks {
  now: Date;
  database: Date;
  /** The newest moments that were written down. A moment in the future shows that the clock was or is wrong. */
  newest: readonly { what: Message; at: Date | undefined }[];
}

const minutesBetween = (one: Date, other: Date) =>
  Math.round((one.getTime() - other.getTime()) / 60_000);

/** Returns a sentence for each sign that the clock of this machine is wrong. */
export function clockProblems({ now, database, newest }: Clocks): Message[] {
  const difference = Math.abs(minutesBetween(now, database));
  const differs =
    difference > toleratedMinutes
      ? [say("clock.differs", { minutes: { minutes: difference }, source: say("clock.database") })]
      : [];
  const future = newest.flatMap(({ what, at }) => {
    const minutes = at === undefined ? 0 : minutesBetween(at, now);
    return minutes > toleratedMinutes ? [say("clock.future", { what, minutes: { minutes } })] : [];
  });
  return [...differs, ...future];
}
