import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./Wall.module.css";

/** The time between two pages of the lists, in milliseconds. */
const turnMs = 8_000;

/** The number of page turns. Undefined if the device asks for less motion: the pages then do not turn. */
const PageTurnContext = createContext<number | undefined>(undefined);
export const PageTurn = PageTurnContext.Provider;

/** Counts the turns of the pages. All lists turn at the same time. */
export function usePageTurn(): number | undefined {
  const [turn, setTurn] = useState(0);
  const [isStill, setStill] = useState(false);

  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listen = () => setStill(reduced.matches);
    listen();
    reduced.addEventListener("change", listen);
    return () => reduced.removeEventListener("change", listen);
  }, []);

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setTurn((before) => before + 1), turnMs);
    return () => clearInterval(timer);
  }, [isStill]);

  return isStill ? undefined : turn;
}

interface PagedRow {
  readonly key: string;
  readonly content: ReactNode;
}

interface PagedListProps {
  readonly rows: readonly PagedRow[];
  /** The number of all rows. The host does not send all of a long list. */
  readonly total?: number | undefined;
}

/** Returns the number of rows that fit into a list. Returns infinity until the list is measured. */
function useFittingRows() {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const row = element.firstElementChild?.getBoundingClientRect().height ?? 0;
      const space = element.clientHeight;
      if (row > 0 && space > 0) setFitting(Math.max(1, Math.floor((space + 1) / row)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [list, fitting] as const;
}

/**
 * Rows that never scroll. If they do not fit, the list shows one page after another, and the last line counts the other
 * rows.
 */
export function PagedList({ rows, total = rows.length }: PagedListProps) {
  const turn = useContext(PageTurnContext);
  const [list, fitting] = useFittingRows();
  const isWhole = total <= rows.length && rows.length <= fitting;
  const size = isWhole ? rows.length : Math.max(1, fitting - 1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = turn === undefined ? 0 : turn % pages;
  const shown = rows.slice(page * size, (page + 1) * size);
  return (
    <ul ref={list} className={styles.rows}>
      {shown.map(({ key, content }) => (
        <li key={key} className={styles.row}>
          {content}
        </li>
      ))}
      {!isWhole && (
        <li className={styles.more}>
          <span>+{Math.max(0, total - shown.length)}</span>
          {turn !== undefined && pages > 1 && (
            <span>
              {page + 1}/{pages}
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
