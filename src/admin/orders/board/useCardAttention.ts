import { useCallback, useLayoutEffect, useRef } from "react";
import type { RecordId } from "../../../api/readRow";
import { cardNode } from "./boardNodes";
import type { Columns } from "./columns";

type Attention = "focus" | "flash";

interface Wanted {
  readonly id: RecordId;
  readonly column: string | undefined;
  readonly how: Attention;
}

const flash = [
  { outline: "3px solid var(--bad)", outlineOffset: "-3px", transform: "translateX(-6px)" },
  { transform: "translateX(6px)", offset: 0.3 },
  { transform: "none", offset: 0.6 },
  { outline: "3px solid transparent", outlineOffset: "-3px" },
];

const draw: Record<Attention, (card: HTMLElement) => void> = {
  focus: (card) => card.querySelector<HTMLElement>("[data-grip]")?.focus(),
  flash: (card) => {
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
    card.animate?.(flash, { duration: 900 });
  },
};

/**
 * Draws the person's attention to a card once it stands in the given column: the focus follows a
 * card that was moved without a mouse, and a card that was refused is seen to be back.
 */
export function useCardAttention(columns: Columns) {
  const board = useRef<HTMLElement>(null);
  const wanted = useRef<Wanted>(undefined);

  const look = useCallback(() => {
    if (wanted.current === undefined) return;
    const { id, column, how } = wanted.current;
    const card = cardNode(board.current, column, id);
    if (!card) return;
    wanted.current = undefined;
    draw[how](card);
  }, []);

  useLayoutEffect(() => {
    if (columns) look();
  }, [columns, look]);

  const attend = useCallback(
    (id: RecordId, column: string | undefined, how: Attention) => {
      wanted.current = { id, column, how };
      look();
    },
    [look],
  );

  return { board, attend };
}
