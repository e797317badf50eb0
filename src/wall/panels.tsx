import type { ReactNode } from "react";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { hasText } from "../../domain/texts";
import { useTexts } from "../texts/useTexts";
import {
  type Column,
  type Figures,
  formatDay,
  formatKilograms,
  formatNumber,
  formatTime,
  noValue,
  type Unit,
} from "./figures";
import { PagedList } from "./PagedList";
import { wallTexts } from "./texts";
import styles from "./Wall.module.css";

const { columns, usages } = wallTexts.english;

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

/** A sentence in place of the rows of a list. */
const Remark = ({ text }: { readonly text: string }) => <p className={styles.remark}>{text}</p>;

/** A column of the kanban: its count, its late orders and its orders. */
export function StatusColumn({ column }: { readonly column: Column }) {
  const text = useTexts(wallTexts);
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
              : formatDay(startOfIndiaDate(promised).getTime(), text("locale"))}
          </span>
        )}
      </>
    ),
  }));
  return (
    <Panel
      heading={hasText(columns, status) ? text(`columns.${status}`) : status}
      count={total}
      mark={
        late > 0 && (
          <span className={styles.late}>{text("late", { count: formatNumber(late) })}</span>
        )
      }
    >
      {rows.length > 0 ? (
        <PagedList rows={rows} total={total} />
      ) : (
        <Remark text={orders ? text("noOrders") : noValue} />
      )}
    </Panel>
  );
}

interface PeopleHereProps {
  readonly unit: Unit;
  /** The time at which the host read the names, if they are old. */
  readonly staleSince: number | undefined;
}

/** The people of a unit who have checked in and not out. Absent employees are not named. */
export function PeopleHere({ unit: { unit, names }, staleSince }: PeopleHereProps) {
  const text = useTexts(wallTexts);
  const rows = (names ?? []).map((name, place) => ({
    key: `${place} ${name}`,
    content: <span className={styles.name}>{name}</span>,
  }));
  return (
    <Panel
      heading={
        staleSince === undefined
          ? text("here", { unit })
          : text("hereAt", { unit, time: formatTime(staleSince) })
      }
      count={names?.length}
    >
      {rows.length > 0 ? (
        <PagedList rows={rows} />
      ) : (
        <Remark text={names ? text("nobody") : noValue} />
      )}
    </Panel>
  );
}

/** The reels at the machines, each with its layer and its order. */
export function RunningReels({ reels: { total, reels } }: { readonly reels: Figures["reels"] }) {
  const text = useTexts(wallTexts);
  const rows = (reels ?? []).map(({ reelNo, usageType, orderId }, place) => ({
    key: `${place} ${reelNo}`,
    content: (
      <>
        <span className={styles.number}>{reelNo}</span>
        <span className={styles.name}>
          {hasText(usages, usageType) ? text(`usages.${usageType}`) : usageType}
        </span>
        <span className={styles.due}>#{orderId}</span>
      </>
    ),
  }));
  return (
    <Panel heading={text("reels")} count={total}>
      {rows.length > 0 ? (
        <PagedList rows={rows} total={total} />
      ) : (
        <Remark text={reels ? text("noReels") : noValue} />
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
  const text = useTexts(wallTexts);
  const lines = [
    [text("ordersShipped"), formatNumber(output.ordersShipped)],
    [text("boxesShipped"), formatNumber(output.boxesShipped)],
    [text("reelsReturned"), formatNumber(output.reelsReturned)],
    [text("reelsUsedUp"), formatNumber(output.reelsUsedUp)],
    [text("paperUsed"), formatKilograms(output.paperUsed)],
  ] as const;
  return (
    <Panel
      heading={
        of === undefined
          ? text("output.today")
          : text("output.of", { date: formatDay(of, text("locale")) })
      }
    >
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
