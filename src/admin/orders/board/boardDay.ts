import { createContext } from "react";
import { indiaDate } from "../../../../contract/indiaTime";
import type { BoardOrder } from "../../../api/customMethods";

/** The calendar date in India by which the board's cards are late; without one none is. */
export const BoardDay = createContext("");

/** The calendar date in India for which an order was promised, where its host tells of one. */
export function promisedDay({ expectedCompletionDate: promised }: BoardOrder): string | undefined {
  if (!promised?.includes("-")) return undefined;
  return promised.includes("T") ? indiaDate(new Date(promised)) : promised;
}
