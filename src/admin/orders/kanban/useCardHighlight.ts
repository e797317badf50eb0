import { useCallback, useLayoutEffect, useRef } from "react";
import type { RecordId } from "../../../api/readRow";
import type { Columns } from "./kanbanRules";

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
