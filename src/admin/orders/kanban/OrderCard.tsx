import {
  createContext,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from "react";
import { isLate, targetsOf } from "../../../../contract/orders";
import type { Projections } from "../../../../contract/schedule";
import type { RecordId } from "../../../api/readRow";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { clientAddress, showAddress } from "../../addresses";
import { localMoment, shownDate } from "../../formatMoment";
import { formatterFor } from "../../schema/formatterFor";
import { kanbanTexts, orderCellTexts } from "../texts";
import { CardStages } from "./CardStages";
import { type Columns, type KanbanOrder, promisedDay } from "./kanbanRules";
import styles from "./OrderCard.module.css";

/** The calendar date in India of the last load, which decides if a card is late. If empty, no card is late. */
export const KanbanDay = createContext("");

/** The plan of the open orders. All cards share the one call of the board. */
export const KanbanPlan = createContext<Projections>({});

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Stands on a compact card too. */
  readonly isKept?: boolean;
}

const Fact = ({ label, value, isKept = false }: FactProps) => (
  <div className={styles.fact} data-kept={isKept}>
    <dt>{label}</dt>
    <dd>{value ?? "–"}</dd>
  </div>
);

/** The order's name or client, a link on our own host. The kanban handles the click for all cards. */
const CardLink = ({ to, children }: Readonly<{ to: string; children: string }>) =>
  isOwnHost() ? (
    <a className={styles.open} href={to} data-open draggable={false}>
      {children}
    </a>
  ) : (
    children
  );

/** One order. The kanban listens for all cards: a drag costs the same with ten cards and a thousand. */
export const OrderCard = memo(function OrderCard({ order }: { order: KanbanOrder }) {
  const text = useTexts(kanbanTexts);
  const cellText = useTexts(orderCellTexts);
  const { id, productType, client, size, quantity, unit, status, shippedAt, transportNumber } =
    order;
  const promised = promisedDay(order);
  const isOrderLate = isLate(status, promised, useContext(KanbanDay));
  const plan = useContext(KanbanPlan)[id];
  const isMovable = targetsOf(status).length > 0;

  return (
    <li>
      <article
        className={styles.card}
        data-order={id}
        data-movable={isMovable}
        data-late={isOrderLate}
        aria-label={text("card.title", { id })}
      >
        <header className={styles.cardHead}>
          {isMovable && (
            <button
              type="button"
              className={styles.dragHandle}
              data-drag-handle
              aria-label={text("card.lift", { id })}
              aria-roledescription={text("card.draggable")}
              aria-describedby="kanban-instructions"
            >
              <span aria-hidden="true">⠿</span>
            </button>
          )}
          <h3>
            <CardLink to={showAddress("orders", id)}>{text("card.title", { id })}</CardLink>
          </h3>
          {isMovable && (
            <button
              type="button"
              className={styles.moveTo}
              data-move
              aria-haspopup="menu"
              aria-label={text("card.moveOrder", { id })}
            >
              {text("card.moveTo")}
            </button>
          )}
        </header>
        <span className={styles.chip}>{productType ?? "–"}</span>
        <p className={styles.client}>
          {client === undefined ? "–" : <CardLink to={clientAddress(client)}>{client}</CardLink>}
        </p>
        <dl className={styles.facts}>
          <Fact label={text("card.size")} value={size} />
          <Fact
            isKept
            label={text("card.quantity")}
            value={quantity === undefined ? undefined : formatterFor.number(quantity)}
          />
          <Fact label={text("card.unit")} value={unit} />
          {promised !== undefined && (
            <Fact
              isKept
              label={text("card.promised")}
              value={
                <>
                  {shownDate(promised)}{" "}
                  {isOrderLate && <strong className={styles.late}>{cellText("late")}</strong>}
                </>
              }
            />
          )}
          {plan?.needBy !== undefined && (
            <Fact label={text("card.startBy")} value={shownDate(plan.needBy)} />
          )}
          {plan?.projected !== undefined && (
            <Fact
              isKept
              label={text("card.ready")}
              value={
                plan.isLate ? (
                  <strong className={styles.late}>{shownDate(plan.projected)}</strong>
                ) : (
                  shownDate(plan.projected)
                )
              }
            />
          )}
          {status === "SHIPPED" && shippedAt !== undefined && (
            <Fact
              isKept
              label={text("card.shippedAt")}
              value={<span className={styles.moment}>{localMoment(shippedAt, "–")}</span>}
            />
          )}
        </dl>
        {status !== "SHIPPED" && <CardStages id={id} />}
        {transportNumber !== undefined && (
          <p className={styles.transport}>{text("card.transport", { number: transportNumber })}</p>
        )}
      </article>
    </li>
  );
});

export const columnElement = (kanban: HTMLElement | null, status: string | undefined) =>
  kanban?.querySelector<HTMLElement>(`[data-column="${status}"]`) ?? null;

const cardElement = (kanban: HTMLElement | null, status: string | undefined, id: RecordId) =>
  columnElement(kanban, status)?.querySelector<HTMLElement>(
    `[data-order="${CSS.escape(String(id))}"]`,
  ) ?? null;

type Highlight = "focus" | "flash";

type Pending = Readonly<{ id: RecordId; column: string | undefined; kind: Highlight }>;

const flash = [
  { outline: "3px solid var(--bad)", outlineOffset: "-3px", transform: "translateX(-6px)" },
  { transform: "translateX(6px)", offset: 0.3 },
  { transform: "none", offset: 0.6 },
  { outline: "3px solid transparent", outlineOffset: "-3px" },
];

const show: Record<Highlight, (card: HTMLElement) => void> = {
  focus: (card) => card.querySelector<HTMLElement>("[data-drag-handle]")?.focus(),
  flash: (card) => {
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
    card.animate?.(flash, { duration: 900 });
  },
};

/** Highlights a rendered card: `focus` follows a move by keyboard, `flash` shows a refused card. */
export function useCardHighlight(columns: Columns) {
  const kanban = useRef<HTMLElement>(null);
  const pending = useRef<Pending>(undefined);

  const showPending = useCallback(() => {
    if (pending.current === undefined) return;
    const { id, column, kind } = pending.current;
    const card = cardElement(kanban.current, column, id);
    if (!card) return;
    pending.current = undefined;
    show[kind](card);
  }, []);

  useLayoutEffect(() => {
    if (columns) showPending();
  }, [columns, showPending]);

  const highlight = useCallback(
    (id: RecordId, column: string | undefined, kind: Highlight) => {
      pending.current = { id, column, kind };
      showPending();
    },
    [showPending],
  );

  return { kanban, highlight };
}
