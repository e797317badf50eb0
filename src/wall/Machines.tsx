import { hasText } from "../../domain/texts";
import { useTexts } from "../texts/useTexts";
import { type Figures, formatNumber, formatTime, noValue, type WallMachine } from "./figures";
import styles from "./Machines.module.css";
import { wallTexts } from "./texts";

const { stops: stopTexts, states: stateTexts } = wallTexts.english;

const machineKey = "wallMachine";

/**
 * Stores the machines of the page's address, such as `/wall?machine=3` or `/wall?machine=A`. An empty text deletes
 * them.
 */
export function keepShownMachines(wanted: string | null): void {
  if (wanted === "") localStorage.removeItem(machineKey);
  else if (wanted !== null) localStorage.setItem(machineKey, wanted);
}

/** Returns the machine or the unit's machines to which this screen is set. Empty for a screen of the whole plant. */
export function findShownMachines({ machines = [] }: Figures): readonly WallMachine[] {
  const wanted = localStorage.getItem(machineKey);
  return machines.filter(({ id, unit }) => wanted === id || wanted === unit);
}

const percents = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });

const shareText = (share: number | undefined) =>
  share === undefined ? noValue : percents.format(share);

const minuteMs = 60_000;

/** Shows machines, each with its state in a coloured band that is read from five metres. */
export function Machines({
  machines,
  now,
}: {
  readonly machines: readonly WallMachine[];
  /** The host's time, in milliseconds. */
  readonly now: number;
}) {
  return (
    <div className={styles.machines} data-many={machines.length > 1 || undefined}>
      {machines.map((machine) => (
        <MachineCard key={machine.id} machine={machine} now={now} />
      ))}
    </div>
  );
}

function MachineCard({ machine, now }: { readonly machine: WallMachine; readonly now: number }) {
  const text = useTexts(wallTexts);
  const { name, state, reason = "", since, job, rate, speed, good, shares, stops } = machine;
  const reasonText = (why: string) => (hasText(stopTexts, why) ? text(`stops.${why}`) : why);
  const stateText = hasText(stateTexts, state) ? text(`states.${state}`) : state;
  const isReasonShown = state === "STOPPED" && reason !== "";
  const factors = ["availability", "performance", "quality"] as const;
  return (
    <section className={styles.machine} data-state={state}>
      <h2>{name}</h2>
      <div className={styles.inner}>
        <p className={styles.band}>
          <strong>{isReasonShown ? reasonText(reason) : stateText}</strong>
          {since !== undefined && (
            <span>
              {[
                ...(isReasonShown ? [stateText] : []),
                text("since", {
                  time: formatTime(since),
                  minutes: formatNumber(Math.max(0, Math.floor((now - since) / minuteMs))),
                }),
              ].join(" ")}
            </span>
          )}
        </p>
        <p className={styles.job}>
          {job === undefined ? (
            text("noJob")
          ) : (
            <>
              <strong>#{job.orderId}</strong> {job.client}
              {job.left !== undefined && (
                <span>{text("left", { count: formatNumber(job.left) })}</span>
              )}
            </>
          )}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>{text("good")}</dt>
            <dd>{formatNumber(good)}</dd>
          </div>
          <div>
            <dt>{text("speed")}</dt>
            <dd>
              {formatNumber(speed)} <small>/ {formatNumber(rate)}</small>
            </dd>
          </div>
        </dl>
        <dl className={styles.shares}>
          {factors.map((name, place) => (
            <div key={name}>
              <dt>{text(name)}</dt>
              <dd>
                {place > 0 && <span aria-hidden="true">× </span>}
                {shareText(shares[name])}
              </dd>
            </div>
          ))}
          <div>
            <dt>{text("oee")}</dt>
            <dd>
              <span aria-hidden="true">= </span>
              {shareText(shares.oee)}
            </dd>
          </div>
        </dl>
        {stops.length > 0 && (
          <p className={styles.stops}>
            {stops
              .map(({ reason: why, minutes }) =>
                text("stopMinutes", { reason: reasonText(why), minutes: formatNumber(minutes) }),
              )
              .join(" · ")}
          </p>
        )}
      </div>
    </section>
  );
}
