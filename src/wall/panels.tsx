import type { ReactNode } from "react";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { formatDay, formatKilograms, formatNumber, formatTime, noValue } from "./format";
import { PagedList } from "./PagedList";
import type { Column, Figures, Unit } from "./readFigures";
import { wallTexts } from "./texts";
import styles from "./Wall.module.css";

interface PanelProps {
  readonly heading: string;
  readonly count?: number | undefined;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

function Panel({ heading, mark, children, ...counted }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2>
        <span className={styles.heading}>{heading}</span> {mark}{" "}
        {"count" in counted && <span className={styles.count}>{formatNumber(counted.count)}</span>}
      </h2>
      {children}
    </section>
  );
}

/** In place of the rows of a list. */
const Remark = ({ text }: { readonly text: string }) => <p className={styles.remark}>{text}</p>;

/** Returns the name of a value of the host, or the value itself if it has no name. */
const nameIn = (names: object, value: string) =>
  new Map<string, string>(Object.entries(names)).get(value) ?? value;

/** A column of the kanban: its count, its late orders and its orders. */
export function StatusColumn({ column }: { readonly column: Column }) {
  const texts = wallTexts.use();
  const { status, total, late = 0, orders } = column;
  const rows = (orders ?? []).map(({ id, client, promised, isLate }, place) => ({
    key: `${place} ${id}`,
    content: (
      <>
        <span className={styles.number}>#{id}</span>
        <span className={styles.name}>{client}</span>
        {status !== "SHIPPED" && (
          <span className={isLate ? styles.late : styles.due}>
            {promised === undefined
              ? noValue
              : formatDay(startOfIndiaDate(promised).getTime(), texts.locale)}
          </span>
        )}
      </>
    ),
  }));
  return (
    <Panel
      heading={nameIn(texts.columns, status)}
      count={total}
      mark={late > 0 && <span className={styles.late}>{texts.late(formatNumber(late))}</span>}
    >
      {rows.length > 0 ? (
        <PagedList rows={rows} total={total} />
      ) : (
        <Remark text={orders ? texts.noOrders : noValue} />
      )}
    </Panel>
  );
}

interface PeopleHereProps {
  readonly unit: Unit;
  /** When the host read the names, if that is long ago. */
  readonly staleSince: number | undefined;
}

/** The people of a unit who have checked in and not out. Absent employees are not named. */
export function PeopleHere({ unit: { unit, names }, staleSince }: PeopleHereProps) {
  const texts = wallTexts.use();
  const rows = (names ?? []).map((name, place) => ({
    key: `${place} ${name}`,
    content: <span className={styles.name}>{name}</span>,
  }));
  return (
    <Panel
      heading={
        staleSince === undefined ? texts.here(unit) : texts.hereAt(unit, formatTime(staleSince))
      }
      count={names?.length}
    >
      {rows.length > 0 ? (
        <PagedList rows={rows} />
      ) : (
        <Remark text={names ? texts.nobody : noValue} />
      )}
    </Panel>
  );
}

/** The reels at the machines, each with its layer and its order. */
export function RunningReels({ reels: { total, reels } }: { readonly reels: Figures["reels"] }) {
  const texts = wallTexts.use();
  const rows = (reels ?? []).map(({ reelNo, usageType, orderId }, place) => ({
    key: `${place} ${reelNo}`,
    content: (
      <>
        <span className={styles.number}>{reelNo}</span>
        <span className={styles.name}>{nameIn(texts.usages, usageType)}</span>
        <span className={styles.due}>#{orderId}</span>
      </>
    ),
  }));
  return (
    <Panel heading={texts.reels} count={total}>
      {rows.length > 0 ? (
        <PagedList rows={rows} total={total} />
      ) : (
        <Remark text={reels ? texts.noReels : noValue} />
      )}
    </Panel>
  );
}

interface OutputProps {
  readonly output: Figures["today"];
  /** The day of the figures, in milliseconds, if it is not today. */
  readonly of: number | undefined;
}

export function Output({ output, of }: OutputProps) {
  const texts = wallTexts.use();
  const lines = [
    [texts.ordersShipped, formatNumber(output.ordersShipped)],
    [texts.boxesShipped, formatNumber(output.boxesShipped)],
    [texts.reelsReturned, formatNumber(output.reelsReturned)],
    [texts.reelsUsedUp, formatNumber(output.reelsUsedUp)],
    [texts.paperUsed, formatKilograms(output.paperUsed)],
  ] as const;
  const { today, of: outputOf } = texts.output;
  return (
    <Panel heading={of === undefined ? today : outputOf(formatDay(of, texts.locale))}>
      <dl className={styles.output}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
