import { lazy } from "react";

/** The sections that the page of an order shows. Their code is fetched when they are shown. */
export const OrderPaperSection = lazy(() => import("./reservations/OrderPaperSection"));
export const OrderWasteSection = lazy(() => import("./waste/OrderWasteSection"));

export { useReelSetName } from "./reelSets";
