import { createContext } from "react";
import { indiaDate } from "../../../../domain/indiaTime";
import type { KanbanOrder } from "./kanbanRules";

/**
 * The calendar date in India of the last load, which decides whether a card is late. If empty, no card is
 * late.
 */
export const KanbanDay = createContext("");

/** The calendar date in India for which an order was promised, where its host tells of one. */
export function promisedDay({ expectedCompletionDate: promised }: KanbanOrder): string | undefined {
  if (!promised?.includes("-")) return undefined;
  return promised.includes("T") ? indiaDate(new Date(promised)) : promised;
}
