import type { Active, Announcements, Over } from "@dnd-kit/core";
import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { isOrderStatus } from "../../../../contract/orders";
import { draggedOrder } from "./draggedOrder";

/** What a screen reader says while a card is dragged. */
export function useAnnouncements(): Announcements {
  const translate = useTranslate();
  return useMemo(() => {
    const column = (status: unknown) =>
      isOrderStatus(status) ? translate(`plant.board.columns.${status}`) : "";
    const say = (what: string, active: Active, over: Over | null) =>
      translate(`plant.board.drag.${what}`, { id: active.id, column: column(over?.id) });
    const stays = (active: Active) =>
      translate("plant.board.drag.cancelled", {
        id: active.id,
        column: column(draggedOrder(active)?.status),
      });
    return {
      onDragStart: ({ active }) =>
        translate("plant.board.drag.lifted", {
          id: active.id,
          column: column(draggedOrder(active)?.status),
        }),
      onDragOver: ({ active, over }) => say(over ? "over" : "nowhere", active, over),
      onDragEnd: ({ active, over }) => (over ? say("dropped", active, over) : stays(active)),
      onDragCancel: ({ active }) => stays(active),
    };
  }, [translate]);
}
