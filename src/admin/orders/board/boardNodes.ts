import type { RecordId } from "../../../api/readRow";

/** The element of a column. */
export const columnNode = (board: HTMLElement | null, status: string | undefined) =>
  board?.querySelector<HTMLElement>(`[data-column="${status}"]`) ?? null;

/** The element of a card that stands in the given column. */
export const cardNode = (board: HTMLElement | null, status: string | undefined, id: RecordId) =>
  columnNode(board, status)?.querySelector<HTMLElement>(
    `[data-order="${CSS.escape(String(id))}"]`,
  ) ?? null;

/** The nearest element around an event's target that the selector finds. */
export const nearest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
